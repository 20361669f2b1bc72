// Apart from the other words of pauses: the first screen and the landing page's pictures need no more.
import { sayTimeLeft } from '../time/length-of-time.ts';
import { sayClock, sayDayAndClock } from '../time/said-times.ts';

/** Returns the end of a pause: `3:22 PM`, or `Nov 25, 8:00 AM` on another day. */
export function sayPauseEnd(until: string, now: Date): string {
  const end = new Date(until);
  return end.toDateString() === now.toDateString() ? sayClock(end) : sayDayAndClock(end);
}

/** Returns what is next to the button that ends a pause: `Paused until 3:22 PM · 24 min left`. */
export function pauseSentence(until: string, now: Date): string {
  return `Paused until ${sayPauseEnd(until, now)} · ${sayTimeLeft(until, now)} left`;
}

/** Returns the words of a small mark: `Paused · 24 min`. */
export function shortPauseSentence(until: string, now: Date): string {
  return `Paused · ${sayTimeLeft(until, now)}`;
}

/** Whether a pause is not over yet. */
export function isRunning(until: string | null, now: Date): until is string {
  return until !== null && Date.parse(until) > now.getTime();
}
