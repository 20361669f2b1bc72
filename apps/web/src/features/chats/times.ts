import { noDate } from '../../components/time/card-date.ts';
import { sayClock, sayDay, sayDayOfYear } from '../../components/time/said-times.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Returns `2:02 PM`, in the time zone of the browser. */
export function clockTime(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? noDate : sayClock(date);
}

/** Returns `Nov 12 · 2:02 PM`, with the year if it is not this one. */
export function dayAndTime(instant: string, now: Date): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return noDate;
  const day = date.getFullYear() === now.getFullYear() ? sayDay : sayDayOfYear;
  return `${day(date)} · ${sayClock(date)}`;
}

/** Whether two instants fall on the same day of the browser's calendar. */
export function isSameDay(one: string, other: string): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString();
}

/**
 * Returns how long ago an instant was, as short as a list needs it:
 * `now`, `5 min`, `3 h`, `Yesterday`, `Nov 12`.
 */
export function timeAgo(instant: string, now: Date): string {
  const date = new Date(instant);
  const passed = now.getTime() - date.getTime();
  if (Number.isNaN(passed)) return noDate;
  if (passed < minuteMs) return 'now';
  if (passed < hourMs) return `${Math.floor(passed / minuteMs)} min`;
  if (date.toDateString() === now.toDateString()) return `${Math.floor(passed / hourMs)} h`;
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (date.toDateString() === yesterday.toDateString()) return 'Yesterday';
  return sayDay(date);
}
