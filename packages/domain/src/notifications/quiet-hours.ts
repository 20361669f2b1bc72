import { addDays, instantAtOrAfter, minutesOf, wallTimeAt } from '../booking/zoned-time.ts';

/** Hours of the day in which nobody is to be woken, `HH:mm`; `to` may be earlier than `from`: they go over midnight. */
export type QuietHours = { from: string; to: string };

/** When the quiet hours of a zone that hold at an instant are over; null while none hold. */
export function quietUntil(now: Date, quiet: QuietHours | null, zone: string): Date | null {
  if (quiet === null) return null;
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)];
  const { day, minutes } = wallTimeAt(now, zone);
  const overMidnight = to <= from;
  const isQuiet = overMidnight ? minutes >= from || minutes < to : minutes >= from && minutes < to;
  if (!isQuiet) return null;
  const lastDay = overMidnight && minutes >= from ? addDays(day, 1) : day;
  const until = instantAtOrAfter(lastDay, to, zone);
  // When the clocks go back the end comes twice: after its first coming it is over.
  return until > now ? until : null;
}
