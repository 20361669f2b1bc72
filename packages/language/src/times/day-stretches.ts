import { addDays, type Day } from '../zones/zoned-time.ts';
import { readExpression } from './library-days.ts';
import { inMonth, monthNames } from './month-dates.ts';
import { numberAt } from './spoken-clock.ts';
import type { TimeMeaning } from './time-lexicon.ts';
import type { TimeToken } from './time-words.ts';
import { meaningAt, skip, type DayContext, type SpokenDays } from './token-walk.ts';
import { mondayOf } from './weeks.ts';

const thirds: Partial<Record<TimeMeaning | 'word' | 'sign', 0 | 1 | 2>> = { begin: 0, middle: 1, end: 2 };

/**
 * Reads a stretch of days: `next week`, `this weekend`, `the end of next month`,
 * `early March`, `the next 3 days`.
 */
export function stretch(tokens: TimeToken[], from: number, { at }: DayContext): SpokenDays | null {
  let index = skip(tokens, from, ['the', 'on', 'in']);
  const third = thirds[meaningAt(tokens, index) ?? 'word'] ?? null;
  if (third !== null) index = skip(tokens, index + 1, ['the', 'of', 'about']);
  const isThis = meaningAt(tokens, index) === 'this';
  const isBefore = meaningAt(tokens, index) === 'next';
  if (isThis || isBefore) index += 1;
  const count = isBefore ? numberAt(tokens, index) : null;
  if (count !== null) return nextDays(tokens, count, at.day);
  const isNext = isBefore || meaningAt(tokens, index + 1) === 'next';
  const end = !isBefore && isNext ? index + 2 : index + 1;
  const isRelative = isThis || isNext || third !== null;
  const span = ([first, last]: [Day, Day]): SpokenDays => ({
    end,
    days: { from: first < at.day ? at.day : first, to: last },
    otherDay: null,
    minutes: null,
    isWeekday: false,
  });
  const monday = addDays(mondayOf(at.day), isNext ? 7 : 0);
  const token = tokens[index];
  switch (token?.meaning) {
    case 'weekend':
      return span([addDays(monday, 5), addDays(monday, 6)]);
    case 'week':
      return isRelative ? span(thirdOfWeek(monday, third)) : null;
    case 'month-long':
      return isRelative ? span(thirdOfMonth(inMonth(1, isNext ? 1 : 0, end, at.day)!.days.from, third)) : null;
    case 'month': {
      // "May" and "March" are words of their own.
      if (!isRelative) return null;
      const first = readExpression(`${monthNames[token.value - 1]} 1`, { ...at, day: `${at.day.slice(0, 8)}01` });
      return first === null ? null : span(thirdOfMonth(first.day, third));
    }
    default:
      return null;
  }
}

function thirdOfWeek(monday: Day, third: 0 | 1 | 2 | null): [Day, Day] {
  const [first, last] =
    third === null
      ? [0, 6]
      : (
          [
            [0, 1],
            [2, 3],
            [4, 6],
          ] as const
        )[third];
  return [addDays(monday, first), addDays(monday, last)];
}

function thirdOfMonth(first: Day, third: 0 | 1 | 2 | null): [Day, Day] {
  const last = addDays(inMonth(1, 1, 0, first)!.days.from, -1);
  if (third === null) return [first, last];
  return [addDays(first, third * 10), third === 2 ? last : addDays(first, third * 10 + 9)];
}

/** Reads the days after today: `the next 3 days`, `the next two weeks`. */
function nextDays(tokens: TimeToken[], count: { value: number; end: number }, today: Day): SpokenDays | null {
  const unit = meaningAt(tokens, count.end);
  if (unit !== 'day' && unit !== 'week') return null;
  const days = unit === 'day' ? count.value : count.value * 7;
  return {
    end: count.end + 1,
    days: { from: addDays(today, 1), to: addDays(today, days) },
    otherDay: null,
    minutes: null,
    isWeekday: false,
  };
}
