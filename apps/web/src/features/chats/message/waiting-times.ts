import { sayDay } from '../../../components/time/said-times.ts';
import { clockTime, isSameDay } from '../times.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Returns when a pending answer comes: `Agent answers in 12 s`, `… in 8 min`, `… at 6:40 PM`,
 * `… on Nov 12 at 6:40 PM` in the long window of an ad; null when it is due.
 */
export function pendingSentence(at: string, now: Date, doing: 'answers' | 'tries again'): string | null {
  const left = new Date(at).getTime() - now.getTime();
  if (left <= 0) return null;
  if (left < minuteMs) return `Agent ${doing} in ${Math.ceil(left / 1000)} s`;
  if (left < hourMs) return `Agent ${doing} in ${Math.ceil(left / minuteMs)} min`;
  return `Agent ${doing} ${sayWhichDay(at, now)}at ${clockTime(at)}`;
}

/** Returns the day as a part of a sentence: nothing for today, `tomorrow `, `on Nov 12 `. */
function sayWhichDay(at: string, now: Date): string {
  if (isSameDay(at, now.toISOString())) return '';
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return isSameDay(at, tomorrow.toISOString()) ? 'tomorrow ' : `on ${sayDay(new Date(at))} `;
}

/** Returns when the next try comes: `Retrying in 12 s, nothing is lost.` */
export function retrySentence(at: string, now: Date): string {
  const left = new Date(at).getTime() - now.getTime();
  if (!(left > 0)) return 'Retrying soon, nothing is lost.';
  const span = left < minuteMs ? `${Math.ceil(left / 1000)} s` : `${Math.ceil(left / minuteMs)} min`;
  return `Retrying in ${span}, nothing is lost.`;
}
