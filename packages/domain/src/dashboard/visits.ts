import { addDays, dayAt, instantAtOrAfter, weekdayOf } from '@spotter/language/zones/zoned-time';

/** A coach who comes back within this time has not been away. */
const sameVisitMs = 30 * 60_000;

/** The visits of the dashboard: the last look, and the time from which on something is new. */
export type Visits = { visitedAt: Date; newSince: Date };

/** Returns the visits after a look at the dashboard now; `joinedAt` counts for a coach who has never looked. */
export function visitNow(before: Visits | null, now: Date, joinedAt: Date): Visits {
  if (before === null) return { visitedAt: now, newSince: joinedAt };
  const isSame = now.getTime() - before.visitedAt.getTime() < sameVisitMs;
  return { visitedAt: now, newSince: isSame ? before.newSince : before.visitedAt };
}

/** Returns today and this week in a zone. Weeks begin on Sunday, as in the calendars that coaches see. */
export function daysAround(now: Date, zone: string) {
  const day = dayAt(now, zone);
  return {
    day,
    todayFrom: instantAtOrAfter(day, 0, zone),
    todayUntil: instantAtOrAfter(addDays(day, 1), 0, zone),
    weekFrom: instantAtOrAfter(addDays(day, -weekdayOf(day)), 0, zone),
  };
}
