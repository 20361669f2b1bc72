import type { NeedsYou } from '@spotter/contract';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** Every sentence of what waits for the coach. */
export const needsYouMessages = {
  title: 'Needs you',
  subtitle: 'What the agent leaves to you, the most urgent first',
  emptyTitle: 'Nothing needs you',
  emptyHint:
    'Chats that the agent hands over, messages that did not arrive and closing windows appear here by themselves.',
  failedTitle: 'The chats that need you could not be loaded',
  failedHint: 'They are safe on the server. Check your connection and try again.',
  retry: 'Try again',
  more: 'Show more',
  done: 'Done',
  doneFailed: 'That could not be saved. The chat is still on the list.',
  taken: 'Taken off the list.',
  takenHint: 'It comes back when something new happens in it.',
  undo: 'Take it back',
  undone: 'It is on the list again.',
  undoTooLate: 'Something new has happened in this chat since: it is not put back as it was.',
  undoFailed: 'That could not be taken back. Please try again.',
  notSeen: 'Not yet seen by you',
  notify: 'Notify me in this browser',
  notifying: 'This browser notifies you',
  notifyBlocked: 'This browser blocks notifications. Allow them in its settings for this page.',
  notificationTitle: 'A chat needs you',
};

/** Why a chat waits for the coach, in a few words. */
export const needsYouReasons: Record<NeedsYou['why'], string> = {
  'asked-for-human': 'Asked for a person',
  medical: 'Medical question',
  minor: 'May be a minor',
  'red-flag': 'Worrying message',
  anger: 'Is angry',
  payment: 'About a payment',
  'failed-twice': 'The agent found no answer twice',
  'window-closing': 'The 24-hour window is closing',
  'send-failed': 'A message did not arrive',
  unconfirmed: 'It is not known whether a message arrived',
  'talk-later': 'Wanted to talk at this time',
  stuck: 'The agent got stuck on it',
  'asked-for-deletion': 'Asked to delete their data',
  marked: 'You marked it',
};

/** How many wait, as the bar says it. */
export function waitingCount(count: number, highest: number): string {
  return count >= highest ? `${highest - 1}+` : String(count);
}

/** Since when a chat waits: `for 12 min`, `since 14:02`, `since 12 Nov`. */
export function sinceSentence(since: string, now: Date): string {
  const date = new Date(since);
  const minutes = Math.floor((now.getTime() - date.getTime()) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `for ${minutes} min`;
  if (date.toDateString() === now.toDateString()) return `since ${clock.format(date)}`;
  return `since ${shortDay.format(date)}`;
}
