import { addDays, weekdayOf, type Day } from '../zones/zoned-time.ts';
import { nthWeekday } from './holidays.ts';
import { readExpression } from './library-days.ts';
import { inMonth, isClockSign, monthDayAt, monthNames } from './month-dates.ts';
import { relativeDay } from './relative-days.ts';
import type { TimeToken } from './time-words.ts';
import { meaningAt, single, skip, type DayContext, type SpokenDays } from './token-walk.ts';
import { nextWeekday, weekdayInWeekOf } from './weeks.ts';

const maxYearsAhead = 2;

/** Reads `the second Monday of next month`, `the last Friday of May`. */
export function nthOfMonth(tokens: TimeToken[], from: number, { at }: DayContext): SpokenDays | null {
  const index = skip(tokens, from, ['the', 'on']);
  const nth =
    meaningAt(tokens, index) === 'last' ? -1 : meaningAt(tokens, index) === 'ordinal' ? tokens[index]!.value : 0;
  const weekday = tokens[index + 1];
  if (nth === 0 || nth > 5 || weekday?.meaning !== 'weekday' || meaningAt(tokens, index + 2) !== 'of') return null;
  const named = skip(tokens, index + 2, ['of', 'the']);
  const which = meaningAt(tokens, named);
  if ((which === 'next' || which === 'this') && meaningAt(tokens, named + 1) === 'month-long') {
    const first = inMonth(1, which === 'next' ? 1 : 0, 0, at.day)!.days.from;
    return single(nthIn(first, weekday.value, nth), named + 2);
  }
  if (which !== 'month') return null;
  const read = readExpression(`${monthNames[tokens[named]!.value - 1]} 28`, at);
  return read === null ? null : single(nthIn(read.day, weekday.value, nth), named + 1);
}

function nthIn(day: Day, weekday: number, nth: number): Day {
  return nthWeekday(Number(day.slice(0, 4)), Number(day.slice(5, 7)), weekday, nth);
}

/** Reads `Friday 13th`, `jueves 15`: the next day that is both. */
export function weekdayDate(tokens: TimeToken[], from: number, { at }: DayContext): SpokenDays | null {
  const named = skip(tokens, from, ['the', 'on', 'this']);
  if (meaningAt(tokens, named) !== 'weekday') return null;
  const index = skip(tokens, named + 1, ['the', 'on'], ',.');
  const isLed = index > named + 1;
  const day = monthDayAt(tokens, index);
  if (day === null || isClockSign(tokens, day.end) || ['h', 'hours'].includes(meaningAt(tokens, day.end) ?? ''))
    return null;
  if (day.isWord && !day.isMarked && !isLed) return null;
  if (meaningAt(tokens, skip(tokens, day.end, ['of'])) === 'month') return null;
  const { value: weekday } = tokens[named]!;
  // Only within the time that people plan ahead for; a number that fits no such day is an hour.
  const max = day.isMarked || isLed || day.value > 12 ? maxYearsAhead * 366 : 14;
  for (let ahead = 0; ahead <= max; ahead += 1) {
    const candidate = addDays(at.day, ahead);
    if (Number(candidate.slice(8)) === day.value && weekdayOf(candidate) === weekday) return single(candidate, day.end);
  }
  return null;
}

/** Reads a weekday: `Tuesday`, `next Tuesday`, `Tuesday of next week`, `el martes que viene`. */
export function weekdayNamed(tokens: TimeToken[], from: number, { at }: DayContext): SpokenDays | null {
  let index = skip(tokens, from, ['the', 'on']);
  let which = ['this', 'next', 'last'].includes(meaningAt(tokens, index) ?? '') ? meaningAt(tokens, index) : undefined;
  if (which !== undefined) index += 1;
  // "this week friday", "next week's sunday"
  let ofWeek = which !== undefined && meaningAt(tokens, index) === 'week';
  if (ofWeek) index = skip(tokens, index + 1, ['on', 'the', 'of'], ',');
  if (meaningAt(tokens, index) !== 'weekday') return null;
  const { value: weekday } = tokens[index]!;
  index += 1;
  const after = skip(tokens, index, ['of', 'the', 'in', 'on'], ',');
  if (which === undefined) {
    const tail = meaningAt(tokens, after);
    const isWeek = meaningAt(tokens, after + 1) === 'week';
    if ((tail === 'this' || tail === 'next') && isWeek) {
      [which, ofWeek, index] = [tail, true, after + 2];
    } else if (tail === 'week' && meaningAt(tokens, after + 1) === 'next') {
      [which, ofWeek, index] = ['next', true, after + 2];
    } else if (
      meaningAt(tokens, index) === 'next' &&
      !['number', 'day', 'weekday'].includes(meaningAt(tokens, index + 1) ?? '')
    ) {
      [which, index] = ['next', index + 1];
    } else if (meaningAt(tokens, index) === 'after' && meaningAt(tokens, index + 1) === 'next') {
      return single(addDays(nextWeekday(at.day, weekday), 7), index + 2);
    }
    const relative = relativeDay(tokens, index, { at, dayFirst: false }, () => null);
    if (relative !== null && relative.minutes === null) {
      return single(weekdayInWeekOf(relative.days.from, weekday), relative.end);
    }
  }
  const coming = nextWeekday(at.day, weekday);
  const inWeek = (weeks: number) => weekdayInWeekOf(addDays(at.day, weeks * 7), weekday);
  if (which === 'last') return single(addDays(coming, -7), index);
  if (ofWeek) return single(inWeek(which === 'next' ? 1 : 0), index);
  if (which === 'next') {
    const later = inWeek(1);
    return single(later, index, { otherDay: coming === later ? null : coming });
  }
  // People who mean today say "today".
  const isToday = weekdayOf(at.day) === weekday;
  return single(coming, index, { otherDay: isToday ? at.day : null, isWeekday: true });
}
