import type { Notification, NotificationDelivery } from '@spotter/contract';
import { sayClock } from '../../components/time/said-times.ts';

/** Every sentence of the list of notifications. Those of the profile are in their own file. */
export const notificationMessages = {
  title: 'Notifications',
  subtitle: 'Everything we’ve told you, newest first',
  unread: 'Unread',
  readAll: 'Mark all as read',
  readAllFailed: 'We couldn’t mark them as read. Please try again.',
  seeAll: 'See all',
  settings: 'Choose what you hear about, and how',
  emptyTitle: 'Nothing yet',
  emptyHint: 'When a lead needs you, a call is booked or an account has trouble, you’ll see it here.',
  failedTitle: 'We couldn’t load your notifications',
  failedHint: 'Nothing is lost. Check your connection and try again.',
  retry: 'Try again',
  more: 'Show more',
};

/** The kinds in a few words, as a list names them. */
export const kindNames: Record<Notification['kind'], string> = {
  severe: 'Lead in danger or under 18',
  wants_person: 'Wants a real person',
  connection_broken: 'Account trouble',
  send_failed: 'Not sent',
  approval: 'Asks for your OK',
  turned_red: 'Went wrong at night',
  window_closing: 'Window closing',
  qualified: 'Good fit',
  booked: 'Call booked',
  call_changed: 'Call changed',
  plan: 'Your plan',
  budget: 'AI budget',
  digest: 'Daily digest',
  test: 'Test',
};

/** The label of the bell, with its count. */
export function bellLabel(unread: number, highest: number): string {
  return unread === 0 ? 'Notifications' : `Notifications, ${countText(unread, highest)} unread`;
}

/** Returns a count as a badge shows it. */
export function countText(count: number, highest: number): string {
  return count >= highest ? `${highest - 1}+` : String(count);
}

/** Returns what a screen reader says when a notification comes in. */
export function arrivedSentence({ title }: Notification): string {
  return `New notification: ${title}`;
}

const wayWords = { push: 'push', email: 'email' } as const;

/**
 * Returns what happened to a notification outside the app: `By push at 2:02 PM · By email at 2:12 PM`; null if
 * it goes nowhere else.
 */
export function deliverySentence(deliveries: NotificationDelivery[]): string | null {
  const parts = deliveries.flatMap(({ way, status, at, problem }) => {
    if (way === 'app') return [];
    const name = wayWords[way];
    if (status === 'failed') return [`The ${name} failed: ${problem ?? 'it wasn’t accepted.'}`.replace(/\.$/, '')];
    return [status === 'queued' ? `The ${name} goes out at ${sayClock(at)}` : `By ${name} at ${sayClock(at)}`];
  });
  return parts.length === 0 ? null : parts.join(' · ');
}
