import type { Decision } from '@spotter/contract';

const reasons: Record<Decision['reason'], string> = {
  'trigger-keyword': 'they wrote a trigger keyword',
  're-engagement-keyword': 'a re-engagement keyword brought the agent back',
  'conversation-goes-on': 'they wrote again in a conversation the agent has',
  'call-reminder': 'it reminded them of their call',
  'call-news': 'something changed about their call',
  'no-show': 'they did not come to their call',
  'no-show-again': 'they stayed silent after missing their call; it writes no more about it',
  'asked-for-later': 'they had asked to be written to at this time',
  delay: 'it waits for the delay you chose',
  burst: 'it waits until they have finished writing',
  'model-down': 'the language model cannot be reached at the moment; it tries again by itself',
  'provider-down': 'the platform cannot be reached at the moment; it tries again by itself',
  'rate-limited': 'the platform asked to send more slowly',
  'account-reconnect': 'the account has to be connected again',
  'account-restricted': 'the platform does not let this account send messages at the moment',
  budget: "today's AI budget is used up; it goes on by itself when the next day begins",
  'asked-for-human': 'they asked for a person',
  medical: 'this is a medical question',
  minor: 'they may be under 18',
  'red-flag': 'this needs the care of a person',
  anger: 'they are upset',
  payment: 'this is about a payment',
  'failed-twice': 'it failed twice to find an answer',
  stuck: 'it got stuck on this conversation and stays silent until support has looked at it',
  'bot-disabled': 'autoreplies are off for this account',
  'chat-disabled': 'autoreplies are off for this chat',
  'taken-over': 'you took over',
  'handed-over': 'it had handed this chat to you',
  finished: 'the conversation is finished',
  'no-agent': 'no agent is linked to this account',
  'nothing-to-answer': 'there was nothing to answer',
  'no-keyword': 'no trigger keyword in this message',
  dormant: 'the chat was quiet for more than 7 days; a re-engagement keyword brings the agent back',
  'already-answered': 'this was answered already',
  'cancelled-by-coach': 'you cancelled this answer',
  'opted-out': 'they asked not to be written to',
  'window-closed': 'the 24-hour window is closed',
  plan: 'your plan does not run autoreplies at the moment',
  'other-app-owns-thread': 'another app has this conversation',
  'auto-responder': 'this was an automatic reply, not a person',
  loop: 'two automatic answerers were writing to each other',
  'hourly-cap': 'it has given as many answers as it may in one hour',
  'chat-cap': 'it has given as many answers as it may in one chat without you',
  'opt-out': 'they asked to stop',
};

const troubles: Partial<Record<Decision['reason'], string>> = {
  'model-down': 'The language model cannot be reached at the moment. Nothing is lost.',
  'provider-down': 'The platform cannot be reached at the moment. Nothing is lost.',
  'rate-limited': 'The platform asked to send more slowly. Nothing is lost.',
  'account-reconnect': 'The account has to be connected again.',
  'account-restricted': 'The platform does not let this account send messages at the moment.',
  budget: "Today's AI budget is used up. The agent goes on by itself when the next day begins.",
};

/** What keeps an answer from being given; null when it only waits for its time. */
export function troubleSentence(decision: Decision | null): string | null {
  return decision?.kind === 'wait' ? (troubles[decision.reason] ?? null) : null;
}

/** What was decided and why, as one plain sentence. */
export function decisionSentence(decision: Decision): string {
  const reason = reasons[decision.reason];
  switch (decision.kind) {
    case 'reply':
      return decision.keyword === null ? `${capital(reason)}.` : `${capital(reason)}: “${decision.keyword}”.`;
    case 'wait':
      return `Agent answers later: ${reason}.`;
    case 'hand-over':
      // Grave matters are answered with caring words first: the agent was not always silent.
      return `Over to you: ${reason}.`;
    case 'opt-out':
      return `Agent stops here: ${reason}.`;
    case 'stay-silent':
      return `Agent stayed silent: ${reason}.`;
  }
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
