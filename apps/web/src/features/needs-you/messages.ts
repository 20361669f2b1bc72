import type { NeedsYou } from '@spotter/contract';
import { sayClock, sayDay } from '../../components/time/said-times.ts';

/** Every sentence about the chats that need the coach. */
export const needsYouMessages = {
  title: 'Needs you',
  subtitle: 'Chats that need you, most urgent first',
  hot: 'Hot lead',
  noneOfThese: 'None of these chats need you',
  noneOfTheseHint: 'Those of others are under “All”.',
  emptyTitle: 'You’re all caught up',
  emptyHint: 'Chats your agent hands to you, messages that didn’t go through and closing windows show up here.',
  failedTitle: 'We couldn’t load the chats that need you',
  failedHint: 'They’re safe on the server. Check your connection and try again.',
  retry: 'Try again',
  more: 'Show more',
  done: 'Done',
  doneFailed: 'That didn’t save. The chat is still on your list.',
  taken: 'Done. It’s off your list.',
  takenHint: 'It comes back when something new happens.',
  undone: 'It’s back on your list.',
  undoTooLate: 'Something new happened in this chat, so we couldn’t undo that.',
  undoFailed: 'We couldn’t undo that. Please try again.',
  notSeen: 'You haven’t seen this yet',
  notify: 'Notify me in this browser',
  notifying: 'Notifications are on in this browser',
  notifyBlocked: 'This browser blocks notifications. Allow them in your browser settings for this page.',
  notificationTitle: 'A chat needs you',
};

/** Why a chat waits for the coach, in a few words. */
export const needsYouReasons: Record<NeedsYou['why'], string> = {
  'asked-for-human': 'Asked for a real person',
  medical: 'Medical question',
  minor: 'May be a minor',
  'red-flag': 'Worrying message',
  anger: 'Upset',
  payment: 'About a payment',
  'failed-twice': 'Couldn’t come up with a safe reply (2 tries)',
  unanswered: 'Asked what your agent doesn’t know',
  'unheard-note': 'Voice note your agent couldn’t hear',
  'delicate-picture': 'Picture only you should judge',
  'window-closing': 'The 24-hour window is closing',
  'send-failed': 'A message didn’t go through',
  unconfirmed: 'Delivery unconfirmed',
  approval: 'An answer waits for your OK',
  'talk-later': 'Asked to talk now',
  stuck: 'Your agent got stuck',
  'asked-for-deletion': 'Asked to delete their data',
  'went-quiet': 'Went quiet after the follow-ups',
  'left-waiting': 'No answer for hours',
  'no-show': 'Missed the call, nobody wrote',
  'call-unconfirmed': 'Hasn’t confirmed the call',
  'promise-open': 'You promised something',
  'no-call': 'Wants in, has no call',
  marked: 'You marked it',
};

/** Returns how many chats wait, as the bar shows it. */
export function waitingCount(count: number, highest: number): string {
  return count >= highest ? `${highest - 1}+` : String(count);
}

/** Returns since when a chat waits: `for 12 min`, `since 2:02 PM`, `since Nov 12`. */
export function sinceSentence(since: string, now: Date): string {
  const date = new Date(since);
  const minutes = Math.floor((now.getTime() - date.getTime()) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `for ${minutes} min`;
  if (date.toDateString() === now.toDateString()) return `since ${sayClock(date)}`;
  return `since ${sayDay(date)}`;
}
