import { addDays, type Day } from '../booking/zoned-time.ts';
import type { DayRange } from './date-range.ts';

/** Of how many days the counts are kept in one: few of these make up any range. */
export const spanLengths = [1, 8, 64] as const;
export type SpanLength = (typeof spanLengths)[number];

/** Spans of one length, one after the other: from the first day of the first to the day after the last. */
export type SpanRun = { length: SpanLength; from: Day; until: Day };

/** Spans begin so many times their length after this day. */
export const firstSpan: Day = '2000-01-01';

const dayMs = 86_400_000;

/** The spans that make up a range, each day in exactly one of them, in order; as long ones as there are. */
export function spansOf({ from, to }: DayRange): SpanRun[] {
  return cover(dayNumber(from), dayNumber(to) + 1, spanLengths.length - 1);
}

function cover(start: number, end: number, level: number): SpanRun[] {
  const length = spanLengths[level];
  if (length === undefined || start >= end) return [];
  const first = Math.ceil(start / length) * length;
  const last = Math.floor(end / length) * length;
  if (first >= last) return cover(start, end, level - 1);
  const run = { length, from: addDays(firstSpan, first), until: addDays(firstSpan, last) };
  return [...cover(start, first, level - 1), run, ...cover(last, end, level - 1)];
}

function dayNumber(day: Day): number {
  return Math.round((Date.parse(day) - Date.parse(firstSpan)) / dayMs);
}
