import { addDays, weekdayOf, type Day } from '../zoned-time.ts';
import type { SaidDays } from '../said-time.ts';
import { nextHoliday, nthWeekday, type HolidayName } from './holidays.ts';
import { readExpression, type ReadingTime } from './library-days.ts';
import { numberAt } from './spoken-clock.ts';
import type { TimeMeaning } from './time-lexicon.ts';
import type { TimeToken } from './time-tokens.ts';

/** Days as they stand in a text. */
export type SpokenDays = {
  /** The token after them. */
  end: number;
  days: SaidDays;
  /** Another day that the same words may mean. */
  otherDay: Day | null;
  /** The time of day, where the words tell one as well: `in 3 hours`. */
  minutes: number | null;
  /** Only a weekday: what says more of the same day goes before. */
  isWeekday: boolean;
};

export type DayContext = { at: ReadingTime; dayFirst: boolean };

const monthNames = 'january february march april may june july august september october november december'.split(' ');
const units: Partial<Record<TimeMeaning | 'word' | 'sign', string>> = {
  minute: 'minutes',
  hour: 'hours',
  hours: 'hours',
  day: 'days',
  week: 'weeks',
  fortnight: 'fortnights',
  'month-long': 'months',
  year: 'years',
};
const mostYearsAhead = 2;

/** The days that begin at a token, if any. */
export function daysAt(tokens: TimeToken[], from: number, context: DayContext): SpokenDays | null {
  return (
    nthOfMonth(tokens, from, context) ??
    weekdayDate(tokens, from, context) ??
    datedDays(tokens, from, context) ??
    numericDate(tokens, from, context) ??
    relativeDay(tokens, from, context) ??
    weekdayNamed(tokens, from, context) ??
    dayOfMonth(tokens, from, context) ??
    namedDay(tokens, from, context) ??
    stretch(tokens, from, context)
  );
}

function meaningAt(tokens: TimeToken[], index: number): TimeToken['meaning'] | undefined {
  return tokens[index]?.meaning;
}

/** The first token from an index on that has none of some meanings. */
function skip(tokens: TimeToken[], from: number, meanings: (TimeMeaning | 'word' | 'sign')[], signs = ''): number {
  let index = from;
  while (index < tokens.length) {
    const { meaning, text } = tokens[index]!;
    if (meaning === 'sign' ? !signs.includes(text) : !meanings.includes(meaning)) break;
    index += 1;
  }
  return index;
}

function single(day: Day, end: number, more: Partial<SpokenDays> = {}): SpokenDays {
  return { end, days: { from: day, to: day }, otherDay: null, minutes: null, isWeekday: false, ...more };
}

/** A number that can be the day of a month, with what marks it as one. */
function monthDayAt(tokens: TimeToken[], from: number) {
  const token = tokens[from];
  if (token?.meaning === 'sign' || token === undefined) return null;
  if (token.meaning === 'ordinal') return checkedDay(token.value, from + 1, true, true);
  const number = numberAt(tokens, from);
  if (number === null || token.text.length > 2) return null;
  // "twenty first"
  const unit = tokens[number.end];
  if (number.isWord && unit?.meaning === 'ordinal' && number.value % 10 === 0 && unit.value < 10) {
    return checkedDay(number.value + unit.value, number.end + 1, true, true);
  }
  let end = number.end;
  const isDotted = tokens[end]?.text === '.' && tokens[end]!.glued;
  if (isDotted && isSuffix(tokens[end + 1])) end += 1;
  const isMarked = isSuffix(tokens[end]);
  return checkedDay(number.value, isMarked ? end + 1 : number.end, isMarked, number.isWord);
}

/** The "th" of "4th", the "o" of "1º". */
function isSuffix(token: TimeToken | undefined): boolean {
  return token?.glued === true && (token.meaning === 'suffix' || token.text === 'o');
}

function checkedDay(value: number, end: number, isMarked: boolean, isWord: boolean) {
  return value >= 1 && value <= 31 ? { value, end, isMarked, isWord } : null;
}

/** `the 4th of July`, `5 de mayo de 2026`, `March 3`, `July 13 - 15`, with a weekday before or without. */
function datedDays(tokens: TimeToken[], from: number, { at }: DayContext): SpokenDays | null {
  let index = from;
  if (meaningAt(tokens, index) === 'weekday') index = skip(tokens, index + 1, ['the', 'on', 'of'], ',.');
  // The minutes of "12:30 december 27th".
  if (tokens[index - 1]?.text === ':' && tokens[index - 2]?.meaning === 'number') return null;
  index = skip(tokens, index, ['the', 'on']);
  const monthFirst = meaningAt(tokens, index) === 'month';
  let month = monthFirst ? tokens[index]!.value : 0;
  if (monthFirst) index = skip(tokens, index + 1, ['the', 'on', 'of'], './');
  const first = monthDayAt(tokens, index);
  if (first === null) return null;
  index = first.end;
  let last = first;
  const joint = tokens[index];
  if (joint?.text === '-' || joint?.meaning === 'to' || joint?.meaning === 'until') {
    const end = monthDayAt(tokens, skip(tokens, index + 1, ['the', 'on']));
    if (end !== null && end.value > first.value) {
      last = end;
      index = end.end;
    }
  }
  if (!monthFirst) {
    const named = skip(tokens, index, ['of', 'the'], './');
    if (meaningAt(tokens, named) !== 'month') return null;
    month = tokens[named]!.value;
    index = named + 1;
    if (tokens[index]?.text === '.' && tokens[index]!.glued) index += 1;
  } else if (isClockSign(tokens, index)) return null;
  const yearAt = skip(tokens, index, ['of', 'the'], ',');
  const year = tokens[yearAt];
  const hasYear = year?.meaning === 'number' && year.text.length === 4 && !isClockSign(tokens, yearAt + 1);
  if (hasYear) index = yearAt + 1;
  const say = (day: number) => `${monthNames[month - 1]} ${day}${hasYear ? ` ${year.value}` : ''}`;
  const begin = readExpression(say(first.value), at);
  const end = readExpression(say(last.value), at);
  if (begin === null || end === null) return null;
  return { end: index, days: { from: begin.day, to: end.day }, otherDay: null, minutes: null, isWeekday: false };
}

/** Whether a number before an index belongs to a time of day. */
function isClockSign(tokens: TimeToken[], index: number): boolean {
  const token = tokens[index];
  return token !== undefined && ((token.text === ':' && token.glued) || ['am', 'pm', 'oclock'].includes(token.meaning));
}

/** `7/2`, `22.12.2026`, `2026-12-22`. */
function numericDate(tokens: TimeToken[], start: number, { at, dayFirst }: DayContext): SpokenDays | null {
  const from = skip(tokens, start, ['the', 'on']);
  const [first, sign, second] = [tokens[from], tokens[from + 1], tokens[from + 2]];
  if (first?.meaning !== 'number' || second?.meaning !== 'number' || sign?.meaning !== 'sign') return null;
  if (first.text === '' || second.text === '' || !'/-.'.includes(sign.text)) return null;
  if (tokens[from - 1]?.text === ':' || tokens[from - 1]?.text === '.' || tokens[from - 1]?.text === '/') return null;
  const third = tokens[from + 3]?.text === sign.text ? tokens[from + 4] : undefined;
  const hasThird = third?.meaning === 'number' && third.text !== '' && third.glued;
  if (first.text.length === 4) {
    if (!hasThird || second.text.length > 2) return null;
    return readDate(first.value, second.value, third.value, from + 5, at);
  }
  if (first.text.length > 2 || second.text.length > 2 || isClockSign(tokens, from + 3)) return null;
  const after = tokens[from + 3];
  if (!hasThird && (after?.meaning === 'h' || (after?.text === '.' && after.glued && tokens[from + 4]?.glued === true)))
    return null;
  // "9-11" are hours, and so is "17.30"; "2-15" can only be a date.
  const isPlainDate = sign.text === '/' || hasThird;
  const [small, large] = [Math.min(first.value, second.value), Math.max(first.value, second.value)];
  const isDotted = dayFirst && sign.text === '.' && after?.text === '.' && after.glued;
  const isMarked = ['the', 'on', 'in'].includes(meaningAt(tokens, from - 1) ?? '') && large > 12;
  const isDashed = sign.text === '-' && large > 12 && second.value !== 30;
  if (!isPlainDate && !isDotted && !isMarked && !isDashed) return null;
  if (small > 12 || large > 31 || small === 0) return null;
  const year = hasThird ? (third.value < 100 ? third.value + 2000 : third.value) : null;
  const end = hasThird ? from + 5 : isDotted ? from + 4 : from + 3;
  const isDayFirst = first.value > 12 || (second.value <= 12 && dayFirst);
  const [day, month] = isDayFirst ? [first.value, second.value] : [second.value, first.value];
  const read = readDate(year, month, day, end, at);
  // Where the day goes first nobody means it otherwise.
  if (read === null || large > 12 || day === month || dayFirst) return read;
  return { ...read, otherDay: readDate(year, day, month, end, at)?.days.from ?? null };
}

function readDate(year: number | null, month: number, day: number, end: number, at: ReadingTime): SpokenDays | null {
  const named = monthNames[month - 1];
  if (named === undefined) return null;
  const read = readExpression(`${named} ${day}${year === null ? '' : ` ${year}`}`, at);
  return read === null ? null : single(read.day, end);
}

/** `in 3 weeks`, `two days from tomorrow`, `hace dos horas`, `3 fridays from now`. */
function relativeDay(tokens: TimeToken[], from: number, { at }: DayContext): SpokenDays | null {
  const lead = meaningAt(tokens, from);
  let index = skip(tokens, from, ['in', 'ago', 'after', 'about']);
  const isLed = lead === 'in';
  const isHalf = meaningAt(tokens, index) === 'half';
  const number = numberAt(tokens, index);
  const isOne = meaningAt(tokens, index) === 'a';
  let count = number?.value ?? 1;
  if (isHalf) {
    index = skip(tokens, index + 1, ['a']);
    if (!['hour', 'hours'].includes(meaningAt(tokens, index) ?? '')) return null;
    count = 0.5;
  } else {
    if (number === null && !isOne && !isLed) return null;
    index = number?.end ?? (isOne ? index + 1 : index);
  }
  if (tokens[from]?.meaning === 'number' && tokens[from - 1]?.text === ':' && tokens[from]!.glued) return null;
  const counted = tokens[index];
  const weekday = counted?.meaning === 'weekday' && number !== null && !isLed ? counted.value : null;
  const unit = units[counted?.meaning ?? 'word'];
  if (unit === undefined && weekday === null) return null;
  index += 1;
  const tail = meaningAt(tokens, index);
  if (weekday !== null) {
    if (tail !== 'from-now' && tail !== 'later') return null;
    return single(addDays(nextWeekday(at.day, weekday), (count - 1) * 7), index + 1);
  }
  // Chrono knows no fortnight.
  const say = isHalf ? '30 minutes' : unit === 'fortnights' ? `${count * 2} weeks` : `${count} ${unit}`;
  const read = (expression: string, end: number, reference = at) => {
    const found = readExpression(expression, reference);
    const isClock = unit === 'minutes' || unit === 'hours';
    return found === null ? null : single(found.day, end, { minutes: isClock ? found.minutes : null });
  };
  if (lead === 'ago') return read(`${say} ago`, index);
  if (tail === 'ago') return read(`${say} ago`, index + 1);
  if (tail === 'from' || tail === 'after' || tail === 'before') {
    const base = daysAt(tokens, index + 1, { at, dayFirst: false });
    const reference = base === null ? null : { day: base.days.from, minutes: at.minutes };
    if (reference !== null) return read(tail === 'before' ? `${say} ago` : `in ${say}`, base!.end, reference);
  }
  if (tail === 'from-now' || (tail === 'later' && lead !== 'for')) return read(`in ${say}`, index + 1);
  return isLed ? read(`in ${say}`, index) : null;
}

function nextWeekday(day: Day, weekday: number): Day {
  return addDays(day, ((weekday - weekdayOf(day) + 6) % 7) + 1);
}

/** `the second Monday of next month`, `the last Friday of May`. */
function nthOfMonth(tokens: TimeToken[], from: number, { at }: DayContext): SpokenDays | null {
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

/** The day of the week, from Monday on, that another day lies in. */
function weekdayInWeekOf(day: Day, weekday: number): Day {
  return addDays(mondayOf(day), (weekday + 6) % 7);
}

function mondayOf(day: Day): Day {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

/** `Friday 13th`, `jueves 15`: the next day that is both. */
function weekdayDate(tokens: TimeToken[], from: number, { at }: DayContext): SpokenDays | null {
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
  // Within the time that people plan for; a figure that fits no such day is an hour.
  const most = day.isMarked || isLed || day.value > 12 ? mostYearsAhead * 366 : 14;
  for (let ahead = 0; ahead <= most; ahead += 1) {
    const candidate = addDays(at.day, ahead);
    if (Number(candidate.slice(8)) === day.value && weekdayOf(candidate) === weekday) return single(candidate, day.end);
  }
  return null;
}

/** `Tuesday`, `next Tuesday`, `Tuesday of next week`, `el martes que viene`. */
function weekdayNamed(tokens: TimeToken[], from: number, { at }: DayContext): SpokenDays | null {
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
    const relative = relativeDay(tokens, index, { at, dayFirst: false });
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
  // Whoever means today says so.
  const isToday = weekdayOf(at.day) === weekday;
  return single(coming, index, { otherDay: isToday ? at.day : null, isWeekday: true });
}

/** `the 7th`, `el 15`, `on the first`, `the 20th of next month`. */
function dayOfMonth(tokens: TimeToken[], from: number, { at, dayFirst }: DayContext): SpokenDays | null {
  const index = skip(tokens, from, dayFirst ? ['on', 'the', 'day'] : ['on', 'the']);
  const isOn = tokens.slice(from, index).some(({ meaning }) => meaning === 'on');
  const isLed = index > from;
  const day = monthDayAt(tokens, index);
  if (
    day === null ||
    isClockSign(tokens, day.end) ||
    tokens[index - 1]?.text === ':' ||
    tokens[index - 1]?.text === '.'
  )
    return null;
  const after = meaningAt(tokens, day.end);
  if (after !== undefined && (units[after] !== undefined || ['count', 'weekday', 'h', 'hours', 'half'].includes(after)))
    return null;
  const next = skip(tokens, day.end, ['of', 'the']);
  const ofMonth = meaningAt(tokens, next) === 'next' || meaningAt(tokens, next) === 'this';
  const isOfMonth = ofMonth && meaningAt(tokens, next + 1) === 'month-long';
  if (isOfMonth) {
    return inMonth(day.value, meaningAt(tokens, next) === 'next' ? 1 : 0, next + 2, at.day);
  }
  const isWordAfter =
    after === 'word' || (after === 'of' && meaningAt(tokens, day.end + 1) !== 'the') || after === 'and';
  // "The first" of several is chosen more often than the first of a month.
  const isDate = day.isMarked && !(day.isWord && day.value <= 12 && !(isOn && !isWordAfter));
  const isBare = isLed && !day.isMarked && !isWordAfter && (dayFirst || isOn || (day.value > 12 && !day.isWord));
  if (!(isDate && (isLed || !day.isWord)) && !isBare) return null;
  if (tokens[day.end]?.glued === true && '%:-/'.includes(tokens[day.end]!.text) && tokens[day.end]!.text !== '')
    return null;
  return Number(at.day.slice(8)) <= day.value
    ? (inMonth(day.value, 0, day.end, at.day) ?? inMonth(day.value, 1, day.end, at.day))
    : (inMonth(day.value, 1, day.end, at.day) ?? inMonth(day.value, 2, day.end, at.day));
}

function inMonth(value: number, ahead: number, end: number, today: Day): SpokenDays | null {
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + ahead;
  const first = `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
  const day = addDays(first, value - 1);
  return day.slice(0, 7) === first.slice(0, 7) ? single(day, end) : null;
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

const thirds: Partial<Record<TimeMeaning | 'word' | 'sign', 0 | 1 | 2>> = { begin: 0, middle: 1, end: 2 };

/** `next week`, `this weekend`, `the end of next month`, `early March`, `the next 3 days`. */
function stretch(tokens: TimeToken[], from: number, { at }: DayContext): SpokenDays | null {
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
  const isTold = isThis || isNext || third !== null;
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
      return isTold ? span(thirdOfWeek(monday, third)) : null;
    case 'month-long':
      return isTold ? span(thirdOfMonth(inMonth(1, isNext ? 1 : 0, end, at.day)!.days.from, third)) : null;
    case 'month': {
      // "May" and "March" are words of their own.
      if (!isTold) return null;
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

/** The days after today: `the next 3 days`, `the next two weeks`. */
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
