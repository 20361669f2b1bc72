import { addDays, instantAtOrAfter, wallTimeAt, type Day } from '@spotter/language/zones/zoned-time';

/** How late what is done once a day is still done, in minutes: the server may have been down. */
const lateMinutes = 3 * 60;

/** Returns the day, in the zone, on which what is done at an hour is due at an instant; null while it is not. */
export function dayDue(now: Date, hour: number, zone: string): Day | null {
  const { day, minutes } = wallTimeAt(now, zone);
  const since = minutes - hour * 60;
  return since >= 0 && since < lateMinutes ? day : null;
}

/** Returns when it is next that hour in the zone, after an instant. */
export function nextHourAt(now: Date, hour: number, zone: string): Date {
  const { day } = wallTimeAt(now, zone);
  const today = instantAtOrAfter(day, hour * 60, zone);
  return today > now ? today : instantAtOrAfter(addDays(day, 1), hour * 60, zone);
}
