import { addDays, dayAt, instantAtOrAfter, wallTimeAt } from '@spotter/language/zones/zoned-time';

/** The hours in which we write to people unprompted, in their own zone. */
const earliestMinutes = 8 * 60;
const latestMinutes = 20 * 60;

/**
 * Returns when a contact who stayed silent gets a second message: on the next day in their zone (IANA), at the
 * time of the first message if that is within waking hours, and before `until`; null where the next day does not
 * come in time.
 */
export function secondTryAt(first: Date, until: Date, zone: string): Date | null {
  const tomorrow = addDays(dayAt(first, zone), 1);
  const earliest = instantAtOrAfter(tomorrow, earliestMinutes, zone).getTime();
  const latest = Math.min(instantAtOrAfter(tomorrow, latestMinutes, zone).getTime(), until.getTime());
  if (latest < earliest) return null;
  const sameTime = first.getTime() + 24 * 3_600_000;
  return new Date(Math.max(earliest, Math.min(sameTime, latest)));
}

/** Returns when the night at an instant ends in a zone (IANA); null by day. */
export function nightEndsAt(now: Date, zone: string): Date | null {
  const { day, minutes } = wallTimeAt(now, zone);
  if (minutes >= earliestMinutes && minutes <= latestMinutes) return null;
  return instantAtOrAfter(minutes < earliestMinutes ? day : addDays(day, 1), earliestMinutes, zone);
}
