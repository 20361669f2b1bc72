import type { ToldOfChat } from '@spotter/contract';
import { clockTime, dayAndTime, isSameDay } from '../times.ts';

const wayWords = { app: 'in the app', push: 'by push', email: 'by mail' } as const;

/** `You were told at 14:02 by push and by mail.`; on another day with the day. */
export function toldSentence({ toldAt, ways }: ToldOfChat, now: Date): string {
  if (toldAt === null) return 'No push or mail has gone out so far: it is in your notifications.';
  const by = ways.map((way) => wayWords[way]).join(' and ');
  return `You were told ${whenWords(toldAt, now)} ${by}.`;
}

/** Whether the coach has seen it. */
export function openedSentence({ openedAt }: ToldOfChat, now: Date): string {
  return openedAt === null ? 'Not yet seen by you.' : `Seen ${whenWords(openedAt, now)}.`;
}

function whenWords(instant: string, now: Date): string {
  return isSameDay(instant, now.toISOString()) ? `at ${clockTime(instant)}` : `on ${dayAndTime(instant, now)}`;
}
