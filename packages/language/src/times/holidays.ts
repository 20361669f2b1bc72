import { addDays, weekdayOf, type Day } from '../zones/zoned-time.ts';

/**
 * When a holiday is: on a date, on the nth weekday of a month (-1:
 * the last), or a number of days after Easter Sunday.
 */
type HolidayRule =
  | { date: `${string}-${string}` }
  | { nth: number; weekday: number; month: number }
  | { fromEaster: number };

/** The holidays by which people name days. Those of one country are as that country has them. */
export const holidayRules = {
  'new year': { date: '01-01' },
  epiphany: { date: '01-06' },
  'lincoln birthday': { date: '02-12' },
  'valentines day': { date: '02-14' },
  'presidents day': { nth: 3, weekday: 1, month: 2 },
  'saint patricks day': { date: '03-17' },
  'maundy thursday': { fromEaster: -3 },
  'good friday': { fromEaster: -2 },
  easter: { fromEaster: 0 },
  'easter monday': { fromEaster: 1 },
  'ascension day': { fromEaster: 39 },
  'whit sunday': { fromEaster: 49 },
  'whit monday': { fromEaster: 50 },
  'mothers day': { nth: 2, weekday: 0, month: 5 },
  'memorial day': { nth: -1, weekday: 1, month: 5 },
  'fathers day': { nth: 3, weekday: 0, month: 6 },
  'independence day': { date: '07-04' },
  'labor day': { nth: 1, weekday: 1, month: 9 },
  halloween: { date: '10-31' },
  'all saints': { date: '11-01' },
  'veterans day': { date: '11-11' },
  thanksgiving: { nth: 4, weekday: 4, month: 11 },
  'christmas eve': { date: '12-24' },
  christmas: { date: '12-25' },
  'boxing day': { date: '12-26' },
  'new years eve': { date: '12-31' },
} satisfies Record<string, HolidayRule>;
export type HolidayName = keyof typeof holidayRules;

/** Returns the first day from `today` on that a holiday falls on. */
export function nextHoliday(name: HolidayName, today: Day): Day {
  const year = Number(today.slice(0, 4));
  const thisYear = holidayIn(holidayRules[name], year);
  return thisYear >= today ? thisYear : holidayIn(holidayRules[name], year + 1);
}

function holidayIn(rule: HolidayRule, year: number): Day {
  if ('date' in rule) return `${year}-${rule.date}`;
  if ('fromEaster' in rule) return addDays(easterIn(year), rule.fromEaster);
  return nthWeekday(year, rule.month, rule.weekday, rule.nth);
}

/** Returns the nth weekday of a month; -1 is the last one. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): Day {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  if (nth > 0) return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
  const after = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  return addDays(after, -1 - ((weekdayOf(addDays(after, -1)) - weekday + 7) % 7));
}

/** Returns Easter Sunday by the Gregorian algorithm of Meeus, Jones and Butcher. */
function easterIn(year: number): Day {
  const golden = year % 19;
  const [century, rest] = [Math.floor(year / 100), year % 100];
  const correction = Math.floor((century + 8) / 25);
  const epact =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((century - correction + 1) / 3) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`;
}
