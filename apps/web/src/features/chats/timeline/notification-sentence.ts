import type { ChatNotification } from '@spotter/contract';
import { clockTime, dayAndTime, isSameDay } from '../times.ts';

const wayWords = { app: 'in the app', push: 'by push', email: 'by email' } as const;

/** Returns a sentence such as "… at 2:02 PM by push and by email.", with the day if it is another one. */
export function notificationSentence({ toldAt, ways }: ChatNotification, now: Date): string {
  if (toldAt === null) return 'No push or email sent yet. It’s in your notifications.';
  const by = ways.map((way) => wayWords[way]).join(' and ');
  return `You were told ${whenWords(toldAt, now)} ${by}.`;
}

/** Returns whether the coach has seen it, in words. */
export function openedSentence({ openedAt }: ChatNotification, now: Date): string {
  return openedAt === null ? 'You haven’t seen it yet.' : `You saw it ${whenWords(openedAt, now)}.`;
}

function whenWords(instant: string, now: Date): string {
  return isSameDay(instant, now.toISOString()) ? `at ${clockTime(instant)}` : `on ${dayAndTime(instant, now)}`;
}
