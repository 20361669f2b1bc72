import { addDays, type Day } from '@spotter/language/zones/zoned-time';
import type { DayRange } from './date-range.ts';

/** The numbers of days whose counts are kept as one sum: few of these spans make up any range. */
export const spanLengths = [1, 8, 64] as const;
export type SpanLength = (typeof spanLengths)[number];

/** Spans of one length, one after the other: from the first day of the first to the day after the last. */
export type SpanRun = { length: SpanLength; from: Day; until: Day };

/** Every span begins a multiple of its length after this day. */
export const firstSpan: Day = '2000-01-01';

const dayMs = 86_400_000;

/**
 * Returns the spans that make up a range, in order. Each day is in exactly one span, and the spans are as long
 * as possible.
 */
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
