import { wallTimeAt, type Day } from '@spotter/language/zones/zoned-time';

/** How late a digest is still sent, in minutes: the server may have been down. */
const lateMinutes = 3 * 60;

/** Returns the day, in the zone, whose digest is due at an instant; null while none is. */
export function digestDue(now: Date, hour: number, zone: string): Day | null {
  const { day, minutes } = wallTimeAt(now, zone);
  const since = minutes - hour * 60;
  return since >= 0 && since < lateMinutes ? day : null;
}
