/** Every sentence of the cards with which the day begins. */
export const doNextMessages = {
  title: 'Do next',
  loading: 'Loading what to do next',
  failed: 'We couldn’t load who needs you. They’re safe on the server.',
  caughtUp: 'You’re all caught up. Nobody is waiting for you.',
  send: 'Send',
  sending: 'Sending…',
  edit: 'Edit',
  write: 'Write',
  notNow: 'Not now',
  openChat: 'Open chat',
  close: 'Close',
  suggested: 'Suggested reply',
  thinking: 'Your agent is writing…',
  ownWords: 'Answer this one in your own words.',
  noSuggestion: 'No suggestion this time.',
  cannotSend: 'No message reaches them until they write again.',
};

/** Returns how many chats need the coach besides: `5 more need you.` */
export function othersSentence(count: number, hasMore: boolean): string {
  if (count === 0) return '';
  return count === 1 && !hasMore ? 'One more needs you.' : `${count}${hasMore ? '+' : ''} more need you.`;
}
