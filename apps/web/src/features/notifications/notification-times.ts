import { sayClock, sayDayAndClock } from '../../components/time/said-times.ts';

/** Returns when something happened: `now`, `5 min ago`, `2:02 PM` today, else `Nov 12, 2:02 PM`. */
export function happenedAt(instant: string, now: Date): string {
  const date = new Date(instant);
  const minutes = Math.floor((now.getTime() - date.getTime()) / 60_000);
  if (minutes < 1) return 'now';
  if (minutes < 60) return `${minutes} min ago`;
  return date.toDateString() === now.toDateString() ? sayClock(date) : sayDayAndClock(date);
}
