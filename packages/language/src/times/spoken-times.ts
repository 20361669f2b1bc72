import { clockAt, halfAt, type DayHalf, type SpokenClock } from './spoken-clock.ts';
import { daysAt } from './spoken-days.ts';
import type { TimeMeaning } from './time-lexicon.ts';
import type { TimeToken } from './time-words.ts';
import type { DayContext, SpokenDays } from './token-walk.ts';

/** A time in a text, from its first token to the one after it. */
export type Spoken = { start: number; end: number } & (
  | { kind: 'days'; spoken: SpokenDays; bound: Bound | null }
  | { kind: 'clock'; clock: SpokenClock }
  | { kind: 'span'; from: SpokenClock | null; to: SpokenClock | null }
  | { kind: 'part'; half: DayHalf; meaning: TimeMeaning }
);

/** What a word before a day or a time makes of it. */
type Bound = 'after' | 'before' | 'from' | 'until' | 'between';

const bounds = new Set<string>(['after', 'before', 'from', 'until', 'between'] satisfies Bound[]);
const counted = new Set<string>([
  'count',
  'minute',
  'hour',
  'day',
  'week',
  'month-long',
  'year',
  'per',
  'half',
  'month',
  'suffix',
]);
const dayLike = new Set<string>([
  'weekday',
  'today',
  'tomorrow',
  'after-tomorrow',
  'morning',
  'afternoon',
  'evening',
  'night',
]);

/** Returns all days, times and parts of the day that a text names, in its order. */
export function spokenTimes(tokens: TimeToken[], context: DayContext): Spoken[] {
  const found: Spoken[] = [];
  let index = 0;
  while (index < tokens.length) {
    const next = spokenAt(tokens, index, found.at(-1), context);
    if (next !== null) found.push(next);
    index = next?.end ?? index + 1;
  }
  return found;
}

function spokenAt(tokens: TimeToken[], start: number, last: Spoken | undefined, context: DayContext): Spoken | null {
  const { meaning, text } = tokens[start]!;
  if (meaning === 'word' || (meaning === 'sign' && text !== '-')) return null;
  if (bounds.has(meaning)) {
    const bounded = boundedAt(tokens, start, meaning as Bound, context);
    if (bounded !== null) return bounded;
  }
  if (meaning === 'end') {
    const day = endOfDayAt(tokens, start, context);
    if (day !== null) return day;
  }
  const spoken = daysAt(tokens, start, context);
  if (spoken !== null) return { start, end: spoken.end, kind: 'days', spoken, bound: null };
  const span = rangeAt(tokens, start);
  if (span !== null) return span;
  const clock = clockAt(tokens, start);
  if (clock !== null && (clock.isSure || isStatedByOthers(tokens, start, clock, last))) {
    return { start, end: clock.end, kind: 'clock', clock };
  }
  const half = halfAt(tokens, start);
  if (half !== null && meaning !== 'am' && meaning !== 'pm')
    return { start, end: start + 1, kind: 'part', half, meaning: meaning as TimeMeaning };
  return null;
}

/** Reads `the end of Sunday` as its last minute. */
function endOfDayAt(tokens: TimeToken[], start: number, context: DayContext): Spoken | null {
  const spoken = daysAt(tokens, start + 1, context);
  if (spoken === null || spoken.days.from !== spoken.days.to) return null;
  return { start, end: spoken.end, kind: 'days', spoken: { ...spoken, minutes: 24 * 60 - 1 }, bound: null };
}

/** Reads a time with a bound: `after 6`, `until Thursday`, `between 2 and 4`, `from 9:30 to 11`. */
function boundedAt(tokens: TimeToken[], start: number, bound: Bound, context: DayContext): Spoken | null {
  const index = skipWords(tokens, start + 1);
  const first = uncountedClock(tokens, index, true);
  if (first === null) {
    const spoken = daysAt(tokens, index, context) ?? daysAt(tokens, start + 1, context);
    return spoken === null || spoken.minutes !== null
      ? null
      : { start, end: spoken.end, kind: 'days', spoken, bound: bound === 'between' ? null : bound };
  }
  const isDate = daysAt(tokens, index, context) !== null && !first.isSure;
  if (isDate) return null;
  if (bound === 'between' || bound === 'from') {
    const range = rangeFrom(tokens, start, first, bound === 'between');
    if (range !== null) return range;
    if (bound === 'between') return null;
  }
  const isFrom = bound === 'after' || bound === 'from';
  return { start, end: first.end, kind: 'span', from: isFrom ? first : null, to: isFrom ? null : first };
}

function skipWords(tokens: TimeToken[], from: number): number {
  let index = from;
  while (['at', 'towards', 'about', 'the', 'a'].includes(tokens[index]?.meaning ?? '')) index += 1;
  return index;
}

/**
 * Reads a range: `9:30 - 11:00`, `3 to 4pm`.
 * One of its ends must be recognizable as a time by more than its number.
 */
function rangeAt(tokens: TimeToken[], start: number): Spoken | null {
  const first = uncountedClock(tokens, start, true);
  if (first === null) return null;
  const isLed = ['at', 'towards', 'about'].includes(tokens[start - 1]?.meaning ?? '');
  const range = rangeFrom(tokens, start, first, false);
  if (range?.kind !== 'span' || range.to === null) return null;
  return first.isSure || range.to.isSure || isLed ? range : null;
}

function rangeFrom(tokens: TimeToken[], start: number, first: SpokenClock, isBetween: boolean): Spoken | null {
  const joint = tokens[first.end];
  // "De 5 a 7" is a range; "for 4 at 15:45" counts people.
  const isTo = joint?.meaning === 'at' && !['at', '@', 'um', 'auf'].includes(joint.text);
  const isJoint = isTo || joint?.meaning === 'to' || joint?.meaning === 'until' || joint?.text === '-';
  if (!isJoint && !(isBetween && (joint?.meaning === 'and' || joint?.meaning === 'plus'))) return null;
  const second = uncountedClock(tokens, skipWords(tokens, first.end + 1), true);
  if (second === null) return null;
  return {
    start,
    end: second.end,
    kind: 'span',
    from: { ...first, half: first.half ?? halfOfBoth(first, second) },
    to: second,
  };
}

/** Returns the half of the day for both ends of a range: "3 to 4pm" is all in the afternoon, "9 to 2pm" is not. */
function halfOfBoth(first: SpokenClock, second: SpokenClock): DayHalf | null {
  const isBefore = first.hour % 12 < second.hour % 12 || (second.hour === 12 && second.half === 'am');
  return isBefore && first.hour < 13 ? second.half : null;
}

/** Returns a time of day that counts nothing: not `4 people`, not `6 weeks`. */
function uncountedClock(tokens: TimeToken[], from: number, isInSpan = false): SpokenClock | null {
  const clock = tokens[from] === undefined ? null : clockAt(tokens, from, isInSpan);
  if (clock === null || clock.isSure) return clock;
  return counted.has(tokens[clock.end]?.meaning ?? '') ? null : clock;
}

/** Returns a number that may be an hour because it counts nothing else. */
export function bareClockAt(tokens: TimeToken[], index: number): SpokenClock | null {
  const isFree = tokens[index]?.glued === false && tokens[index - 1]?.meaning !== 'number';
  return isFree ? uncountedClock(tokens, index) : null;
}

/** Whether the words beside a bare number make it a time: `at 5`, `tomorrow 5`, `8 tonight`. */
function isStatedByOthers(tokens: TimeToken[], start: number, clock: SpokenClock, last: Spoken | undefined): boolean {
  const after = tokens[clock.end]?.meaning ?? '';
  if (counted.has(after)) return false;
  const before = tokens[start - 1];
  if (tokens[start]!.glued && before?.meaning !== 'at') return false;
  if (before?.meaning === 'at' || before?.meaning === 'towards') return true;
  const isFigure = tokens[start]!.text !== '';
  const next = tokens[clock.end + (after === 'on' || after === 'of' || after === 'this' ? 1 : 0)];
  if (dayLike.has(next?.meaning ?? '')) return true;
  if (next?.text === ',' && dayLike.has(tokens[clock.end + 1]?.meaning ?? '')) return true;
  if (last === undefined) return false;
  // Only a comma or "about" is between the day and the number.
  const between = tokens.slice(last.end, start);
  const isAdjacent = between.every(({ meaning, text }) => text === ',' || meaning === 'about' || meaning === 'at');
  if (!isAdjacent || (last.kind !== 'days' && last.kind !== 'part')) return false;
  return (
    before?.meaning === 'about' || isFigure || clock.minute > 0 || last.kind === 'part' || clock.end === tokens.length
  );
}
