import { addDays, type Day, weekdayOf } from '@spotter/language/zones/zoned-time';

/** A federal holiday of the United States. */
export type Holiday = { day: Day; name: string };

const [sunday, monday, thursday, saturday] = [0, 1, 4, 6];

/**
 * Returns the federal holidays of a year (5 U.S.C. § 6103), and the weekdays on which offices close for those on
 * a weekend; in order.
 */
export function usHolidays(year: number): Holiday[] {
  const next = { day: dayOf(year + 1, 1, 1), name: newYear };
  return [...holidaysOf(year), next]
    .flatMap((holiday) => [holiday, ...observed(holiday)])
    .filter(({ day }) => day.startsWith(`${year}-`))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

/** Returns the holidays from a day on. */
export function nextUsHolidays(from: Day, count: number): Holiday[] {
  const year = Number(from.slice(0, 4));
  return [...usHolidays(year), ...usHolidays(year + 1)].filter(({ day }) => day >= from).slice(0, count);
}

export function isUsHoliday(day: Day): boolean {
  return usHolidays(Number(day.slice(0, 4))).some((holiday) => holiday.day === day);
}

const newYear = 'New Year’s Day';

function holidaysOf(year: number): Holiday[] {
  return [
    { day: dayOf(year, 1, 1), name: newYear },
    { day: weekdayInMonth(year, 1, monday, 3), name: 'Martin Luther King Jr. Day' },
    { day: weekdayInMonth(year, 2, monday, 3), name: 'Presidents’ Day' },
    { day: lastMonday(year, 5), name: 'Memorial Day' },
    { day: dayOf(year, 6, 19), name: 'Juneteenth' },
    { day: dayOf(year, 7, 4), name: 'Independence Day' },
    { day: weekdayInMonth(year, 9, monday, 1), name: 'Labor Day' },
    { day: weekdayInMonth(year, 10, monday, 2), name: 'Columbus Day' },
    { day: dayOf(year, 11, 11), name: 'Veterans Day' },
    { day: weekdayInMonth(year, 11, thursday, 4), name: 'Thanksgiving' },
    { day: dayOf(year, 12, 25), name: 'Christmas' },
  ];
}

/** Returns the days on which offices close: a holiday on Saturday closes Friday, one on Sunday closes Monday. */
function observed({ day, name }: Holiday): Holiday[] {
  const weekday = weekdayOf(day);
  if (weekday === saturday) return [{ day: addDays(day, -1), name: `${name} (observed)` }];
  if (weekday === sunday) return [{ day: addDays(day, 1), name: `${name} (observed)` }];
  return [];
}

/** Returns the first, second, … of a weekday in a month. */
function weekdayInMonth(year: number, month: number, weekday: number, which: number): Day {
  const first = dayOf(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (which - 1) * 7);
}

function lastMonday(year: number, month: number): Day {
  const last = addDays(dayOf(year, month + 1, 1), -1);
  return addDays(last, -((weekdayOf(last) - monday + 7) % 7));
}

function dayOf(year: number, month: number, date: number): Day {
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}
