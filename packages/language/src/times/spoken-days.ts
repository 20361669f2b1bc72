import { addDays } from '../zones/zoned-time.ts';
import { stretch } from './day-stretches.ts';
import { nextHoliday, type HolidayName } from './holidays.ts';
import { datedDays, dayOfMonth, numericDate } from './month-dates.ts';
import { relativeDay } from './relative-days.ts';
import type { TimeMeaning } from './time-lexicon.ts';
import type { TimeToken } from './time-words.ts';
import { meaningAt, single, type DayContext, type SpokenDays } from './token-walk.ts';
import { nthOfMonth, weekdayDate, weekdayNamed } from './weekday-days.ts';

/** Returns the days that begin at a token, if any. */
export function daysAt(tokens: TimeToken[], from: number, context: DayContext): SpokenDays | null {
  return (
    nthOfMonth(tokens, from, context) ??
    weekdayDate(tokens, from, context) ??
    datedDays(tokens, from, context) ??
    numericDate(tokens, from, context) ??
    relativeDay(tokens, from, context, (index) => daysAt(tokens, index, context)) ??
    weekdayNamed(tokens, from, context) ??
    dayOfMonth(tokens, from, context) ??
    namedDay(tokens, from, context) ??
    stretch(tokens, from, context)
  );
}

const ahead: Partial<Record<TimeMeaning | 'word' | 'sign', number>> = {
  yesterday: -1,
  today: 0,
  tomorrow: 1,
  'after-tomorrow': 2,
};

function namedDay(tokens: TimeToken[], from: number, { at }: DayContext): SpokenDays | null {
  const meaning = meaningAt(tokens, from) ?? 'word';
  if (meaning === 'now') return single(at.day, from + 1, { minutes: at.minutes });
  if (meaning === 'holiday') return single(nextHoliday(tokens[from]!.name as HolidayName, at.day), from + 1);
  const days = ahead[meaning];
  return days === undefined ? null : single(addDays(at.day, days), from + 1);
}
