import { addDays, weekdayOf, type Day } from '../zoned-time.ts';

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

/** The day of the week, from Monday on, that another day lies in. */
export function weekdayInWeekOf(day: Day, weekday: number): Day {
  return addDays(mondayOf(day), (weekday + 6) % 7);
}

/** The first such weekday after a day. */
export function nextWeekday(day: Day, weekday: number): Day {
  return addDays(day, ((weekday - weekdayOf(day) + 6) % 7) + 1);
}
