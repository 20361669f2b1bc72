import { addDays, weekdayOf, type Day } from '../zones/zoned-time.ts';

/** Returns the Monday of a day's week. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

/** Returns the given weekday in the week of a day; weeks begin on Monday. */
export function weekdayInWeekOf(day: Day, weekday: number): Day {
  return addDays(mondayOf(day), (weekday + 6) % 7);
}

/** Returns the first such weekday after a day. */
export function nextWeekday(day: Day, weekday: number): Day {
  return addDays(day, ((weekday - weekdayOf(day) + 6) % 7) + 1);
}
