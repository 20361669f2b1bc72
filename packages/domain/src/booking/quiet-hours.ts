import { addDays, instantAt, minutesOf, wallTimeAt } from '@spotter/language/zones/zoned-time';

/** Hours of the day without notifications, `HH:mm`; where `to` is not later than `from`, they go past midnight. */
export type QuietHours = { from: string; to: string };

const minuteMs = 60_000;
const minutesOfDay = 24 * 60;

/**
 * Returns the first instant from `now` on at which the clocks of a zone (IANA) show no quiet hour; null where
 * they show none now.
 */
export function quietUntil(now: Date, quiet: QuietHours | null, zone: string): Date | null {
  if (quiet === null) return null;
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)];
  const overMidnight = to <= from;
  const isQuiet = (minutes: number) =>
    overMidnight ? minutes >= from || minutes < to : minutes >= from && minutes < to;
  const { day, minutes } = wallTimeAt(now, zone);
  if (!isQuiet(minutes)) return null;
  const lastDay = overMidnight && minutes >= from ? addDays(day, 1) : day;
  const end = instantAt(lastDay, to, zone);
  if (end !== null && end > now) return end;
  // The end is in an hour that is skipped, or that comes a second time, so the clocks are read minute by minute.
  let at = Math.floor(now.getTime() / minuteMs);
  const tomorrow = at + minutesOfDay;
  while (at < tomorrow && isQuiet(wallTimeAt(new Date(at * minuteMs), zone).minutes)) at += 1;
  return new Date(at * minuteMs);
}
