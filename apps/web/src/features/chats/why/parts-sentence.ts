import type { DecisionRecord } from '@spotter/contract';

const dropped: Record<NonNullable<NonNullable<DecisionRecord['parts']>['dropped']>, string> = {
  'contact-wrote': 'they wrote in between',
  'contact-took-back': 'they took back what it answers',
  'contact-edited': 'they changed what it answers',
  'person-wrote': 'you wrote in between',
  'chat-taken': 'you took the chat',
  'other-app-took': 'another app has the conversation',
  'switched-off': 'the agent was turned off',
  paused: 'you paused the agent in between',
  'marked-spam': 'you marked the chat as spam',
  canceled: 'you canceled it',
  'handed-over': 'the agent handed the chat to you',
  'part-failed': 'one of them could not be sent',
  'window-closed': 'the 24-hour window closed in between',
  'too-late': 'its time was over',
};

/** Returns how many of an answer's messages were sent, and why the rest was not. */
export function partsSentence({ sent, of, dropped: because }: NonNullable<DecisionRecord['parts']>): string {
  return `${sent} of ${of} sent${because === null ? '' : `: ${dropped[because]}`}`;
}
