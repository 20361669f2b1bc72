import { addDays, instantAtOrAfter, type Day } from '@spotter/language/zones/zoned-time';

/** Days from one to another, both included. */
export type DayRange = { from: Day; to: Day };

/** The quick ranges of the analytics page, in days up to today. */
export const quickRangeDays = [7, 30, 90] as const;
export const defaultRangeDays = 30;
/** Max length of a range: any two years. */
export const maxRangeDays = 731;

const dayMs = 86_400_000;

/** Returns the range of the last `days` days, today included. */
export function lastDays(today: Day, days: number): DayRange {
  return { from: addDays(today, 1 - days), to: today };
}

/** Returns the range of a query that may leave it out; null means all time. */
export function rangeIn({ from, to }: { from?: Day | undefined; to?: Day | undefined }): DayRange | null {
  return from === undefined || to === undefined ? null : { from, to };
}

/** Returns the number of days in a range; 0 or less where it ends before it begins. */
export function lengthOf({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}

/** Returns the days of a range, in order. */
export function daysOf(range: DayRange): Day[] {
  return Array.from({ length: Math.max(0, lengthOf(range)) }, (_, index) => addDays(range.from, index));
}

/** Returns the period of the same length that ends where this one begins. */
export function periodBefore(range: DayRange): DayRange {
  return { from: addDays(range.from, -lengthOf(range)), to: addDays(range.from, -1) };
}

/** Returns the time from the beginning of the first day of a range to the end of the last, in a zone (IANA). */
export function boundsOf(range: DayRange, zone: string): { start: Date; end: Date } {
  return { start: instantAtOrAfter(range.from, 0, zone), end: instantAtOrAfter(addDays(range.to, 1), 0, zone) };
}
