import { type AgentTrial, ApiError } from '@spotter/contract';
import { decisionReasons } from '../../../components/decision-reasons.ts';

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
  noTriggers: 'It has no triggers yet, so here it answers anything. You add them in step 3.',
  placeholder: 'Write as a lead…',
  label: 'Lead’s message',
  send: 'Send as a lead',
  writing: 'The agent is writing',
  speaker: { lead: 'Lead', agent: 'Agent' },
  again: 'Start over',
  retry: 'Try again',
  failed: 'The agent couldn’t answer just now. Your message is still here.',
};

/** Reasons that a trial words differently than a chat does, because there is no real lead. */
const inTrial: Partial<Record<AgentTrial['decision']['reason'], string>> = {
  're-engagement-keyword': 'a re-engagement keyword brought it back',
  'conversation-goes-on': 'the conversation goes on',
  'nothing-to-answer': 'there is nothing to answer',
  'no-keyword': 'no trigger keyword is in this message',
};

/** Returns why there is no answer. */
export function trialFailure(error: Error): string {
  const isOurs =
    error instanceof ApiError && (error.code === 'email_not_verified' || error.code === 'too_many_requests');
  return isOurs ? error.message : tryMessages.failed;
}

/** Returns what an answer rests on, by name. */
export function sourcesSentence(sources: AgentTrial['sources']): string {
  return `From ${[...new Set(sources.map(({ title }) => `“${title}”`))].join(', ')}`;
}

/** Returns what the agent would do and why, as a line under the message. `coach`: who would get the chat. */
export function trialSentence(
  { kind, reason, keyword }: AgentTrial['decision'],
  hasTriggers: boolean,
  coach: string,
): string {
  if (kind === 'reply' && !hasTriggers) return 'Answers.';
  const because = inTrial[reason] ?? decisionReasons[reason];
  switch (kind) {
    case 'reply':
      return keyword === null ? `Answers: ${because}.` : `Answers: ${because}, “${keyword}”.`;
    case 'wait':
      return `Answers later: ${because}.`;
    case 'hand-over':
      return `Would hand over to ${coach}: ${because}.`;
    case 'opt-out':
      return `Would confirm once and stop: ${because}.`;
    case 'stay-silent':
      return keyword === null ? `Would stay silent: ${because}.` : `Would stay silent: ${because}, “${keyword}”.`;
  }
}
