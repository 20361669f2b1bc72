import { addDays, type Day } from '../zones/zoned-time.ts';
import { readExpression, type ReadingTime } from './library-days.ts';
import { numberAt } from './spoken-clock.ts';
import type { TimeToken } from './time-words.ts';
import { meaningAt, single, skip, units, type DayContext, type SpokenDays } from './token-walk.ts';

export const monthNames = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** Returns a number that can be the day of a month, with what marks it as one. */
export function monthDayAt(tokens: TimeToken[], from: number) {
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

/** Whether a token is the "th" of "4th" or the "o" of "1º". */
function isSuffix(token: TimeToken | undefined): boolean {
  return token?.glued === true && (token.meaning === 'suffix' || token.text === 'o');
}

function checkedDay(value: number, end: number, isMarked: boolean, isWord: boolean) {
  return value >= 1 && value <= 31 ? { value, end, isMarked, isWord } : null;
}

/**
 * Reads a date with a month, with or without a weekday before it: `the 4th of July`, `5 de mayo de 2026`, `March
 * 3`, `July 13 - 15`.
 */
export function datedDays(tokens: TimeToken[], from: number, { at }: DayContext): SpokenDays | null {
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
export function isClockSign(tokens: TimeToken[], index: number): boolean {
  const token = tokens[index];
  return token !== undefined && ((token.text === ':' && token.glued) || ['am', 'pm', 'oclock'].includes(token.meaning));
}

/** Reads a date in numbers: `7/2`, `22.12.2026`, `2026-12-22`. */
export function numericDate(tokens: TimeToken[], start: number, { at, dayFirst }: DayContext): SpokenDays | null {
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
  // Where the day goes first, people mean it only that way.
  if (read === null || large > 12 || day === month || dayFirst) return read;
  return { ...read, otherDay: readDate(year, day, month, end, at)?.days.from ?? null };
}

function readDate(year: number | null, month: number, day: number, end: number, at: ReadingTime): SpokenDays | null {
  const named = monthNames[month - 1];
  if (named === undefined) return null;
  const read = readExpression(`${named} ${day}${year === null ? '' : ` ${year}`}`, at);
  return read === null ? null : single(read.day, end);
}

/** Reads a day of the month: `the 7th`, `el 15`, `on the first`, `the 20th of next month`. */
export function dayOfMonth(tokens: TimeToken[], from: number, { at, dayFirst }: DayContext): SpokenDays | null {
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
  // "The first" means the first of several choices more often than the first of a month.
  const isDate = day.isMarked && !(day.isWord && day.value <= 12 && !(isOn && !isWordAfter));
  const isBare = isLed && !day.isMarked && !isWordAfter && (dayFirst || isOn || (day.value > 12 && !day.isWord));
  if (!(isDate && (isLed || !day.isWord)) && !isBare) return null;
  if (tokens[day.end]?.glued === true && '%:-/'.includes(tokens[day.end]!.text) && tokens[day.end]!.text !== '')
    return null;
  return Number(at.day.slice(8)) <= day.value
    ? (inMonth(day.value, 0, day.end, at.day) ?? inMonth(day.value, 1, day.end, at.day))
    : (inMonth(day.value, 1, day.end, at.day) ?? inMonth(day.value, 2, day.end, at.day));
}

export function inMonth(value: number, ahead: number, end: number, today: Day): SpokenDays | null {
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + ahead;
  const first = `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
  const day = addDays(first, value - 1);
  return day.slice(0, 7) === first.slice(0, 7) ? single(day, end) : null;
}
