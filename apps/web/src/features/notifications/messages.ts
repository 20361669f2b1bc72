import type { Notification, NotificationDelivery } from '@spotter/contract';
import { clockTime } from './notification-times.ts';

/** Every sentence of the list of notifications. Those of the profile have their own file. */
export const notificationMessages = {
  title: 'Notifications',
  subtitle: 'What you were told, newest first',
  unread: 'Unread',
  readAll: 'Mark all as read',
  readAllFailed: 'They could not be marked as read. Please try again.',
  seeAll: 'See all',
  settings: 'Choose what you are told, and how',
  emptyTitle: 'Nothing yet',
  emptyHint: 'A lead who needs you, a booked call, trouble with an account: you are told here, and as you choose.',
  failedTitle: 'Your notifications could not be loaded',
  failedHint: 'Nothing is lost. Check your connection and try again.',
  retry: 'Try again',
  more: 'Show more',
};

/** The kinds in a few words, as a list names them. */
export const kindNames: Record<Notification['kind'], string> = {
  severe: 'Lead in danger, or a minor',
  wants_person: 'Wants a person',
  connection_broken: 'Account trouble',
  send_failed: 'Not sent',
  window_closing: 'Window closing',
  qualified: 'Good fit',
  booked: 'Call booked',
  call_changed: 'Call changed',
  plan: 'Your plan',
  digest: 'Daily digest',
  test: 'Test',
};

/** What the bell is called, with what it counts. */
export function bellLabel(unread: number, highest: number): string {
  return unread === 0 ? 'Notifications' : `Notifications, ${countText(unread, highest)} unread`;
}

/** A count as a badge says it. */
export function countText(count: number, highest: number): string {
  return count >= highest ? `${highest - 1}+` : String(count);
}

/** What a screen reader says when one comes in. */
export function arrivedSentence({ title }: Notification): string {
  return `New notification: ${title}`;
}

const wayWords = { push: 'push', email: 'mail' } as const;

/** What became of a notification outside the app: `By push at 14:02 · By mail at 14:12`; null where it goes nowhere else. */
export function deliverySentence(deliveries: NotificationDelivery[]): string | null {
  const said = deliveries.flatMap(({ way, status, at, problem }) => {
    if (way === 'app') return [];
    const name = wayWords[way];
    if (status === 'failed') return [`The ${name} failed: ${problem ?? 'It was not accepted.'}`.replace(/\.$/, '')];
    return [status === 'queued' ? `The ${name} goes out at ${clockTime(at)}` : `By ${name} at ${clockTime(at)}`];
  });
  return said.length === 0 ? null : said.join(' · ');
}
