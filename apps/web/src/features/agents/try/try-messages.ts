import { type AgentTrial, ApiError } from '@spotter/contract';

/** Every sentence of the try-it phone. */
export const tryMessages = {
  title: 'Try it',
  lead: 'Write as a lead would. Nothing is sent and nothing is counted.',
  unsaved: 'It already talks with what you typed, saved or not.',
  practice: 'Practice calendar: nothing is booked.',
  noHours: "You haven't set your call hours, so it offers Monday to Friday, 9 AM to 5 PM.",
  setHours: 'Set call hours',
  noCalendar: 'No calendar is connected, so it only knows the calls in Spotter.',
  connectCalendar: 'Connect a calendar',
  calendarLater: 'You connect one in step 2.',
  needed: 'Write the instructions first: then you can talk to it here.',
  empty: 'Say hello as a lead would.',
  examples: ['Hey, how does your coaching work?', 'how much is it?', 'My knee hurts, can I still train?'],
  noTriggers: 'It has no triggers yet, so here it answers to anything. You add them in step 3.',
  placeholder: 'Write as a lead…',
  label: 'Message of a lead',
  send: 'Send as a lead',
  writing: 'The agent is writing',
  speaker: { lead: 'Lead', agent: 'Agent' },
  again: 'Start over',
  retry: 'Try again',
  failed: 'The agent could not answer just now. Your message is still here.',
};

const reasons: Record<string, string> = {
  'trigger-keyword': 'they wrote a trigger keyword',
  're-engagement-keyword': 'a re-engagement keyword brought it back',
  'conversation-goes-on': 'the conversation goes on',
  delay: 'it waits for the delay you chose',
  burst: 'it waits until they have finished writing',
  'asked-for-human': 'they asked for a person',
  medical: 'this is a medical question',
  minor: 'they may be under 18',
  'red-flag': 'this needs the care of a person',
  anger: 'they are upset',
  'failed-twice': 'it failed twice to find an answer',
  'nothing-to-answer': 'there is nothing to answer',
  'no-keyword': 'no trigger keyword is in this message',
  finished: 'the conversation is finished',
  'opted-out': 'they asked not to be written to',
  'opt-out': 'they asked to stop',
};

/** Why there is no answer. */
export function trialFailure(error: Error): string {
  const isOurs = error instanceof ApiError && error.code === 'email_not_verified';
  return isOurs ? error.message : tryMessages.failed;
}

/** What the agent would do and why, as a line under the message. */
export function trialSentence({ kind, reason, keyword }: AgentTrial['decision'], hasTriggers: boolean): string {
  if (kind === 'reply' && !hasTriggers) return 'Answers.';
  const because = reasons[reason] ?? reason.replaceAll('-', ' ');
  switch (kind) {
    case 'reply':
      return keyword === null ? `Answers: ${because}.` : `Answers: ${because}, “${keyword}”.`;
    case 'wait':
      return `Answers later: ${because}.`;
    case 'hand-over':
      return `Would hand over to you: ${because}.`;
    case 'opt-out':
      return `Would confirm once and stop: ${because}.`;
    case 'stay-silent':
      return `Would stay silent: ${because}.`;
  }
}
