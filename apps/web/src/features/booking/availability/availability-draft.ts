import type { Availability } from '@spotter/contract';
import { callMinutes, findHourFaults } from '@spotter/domain/booking';
import { minutesOf, timeOfDay } from '@spotter/language/zones/zoned-time';
import type { RangeFault } from './availability-messages.ts';

/** A range of hours during editing, `HH:mm` or empty. An end at midnight is 00:00, as time fields write it. */
export type RangeDraft = { id: number; start: string; end: string };

/** The editor's values: seven days from Sunday on, and the stored rules. */
export type AvailabilityDraft = Omit<Availability, 'hours' | 'timeZone'> & { week: RangeDraft[][] };

const midnight = 24 * 60;
const latestStart = midnight - callMinutes;
const ordinaryHours = { start: '09:00', end: '17:00' };

/** Returns the stored hours as a draft to edit. */
export function draftOf({ hours, timeZone: _, ...rules }: Availability): AvailabilityDraft {
  const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
    hours
      .map((range, id) => ({ ...range, id }))
      .filter(({ dayOfWeek }) => dayOfWeek === weekday)
      .map(({ id, start_time, end_time }) => ({
        id,
        start: start_time,
        end: end_time === '24:00' ? '00:00' : end_time,
      })),
  );
  return { ...rules, week };
}

/** Returns what to store. */
export function availabilityOf({ week, ...rules }: AvailabilityDraft, timeZone: string): Availability {
  const hours = week.flatMap((ranges, dayOfWeek) =>
    ranges.map(({ start, end }) => ({ dayOfWeek, start_time: start, end_time: end === '00:00' ? '24:00' : end })),
  );
  return { hours, ...rules, timeZone };
}

/** Returns what is wrong with the hours, by the id of the range. Empty if they can be stored. */
export function findRangeFaults(week: RangeDraft[][]): Map<number, RangeFault> {
  const faults = new Map<number, RangeFault>();
  for (const [weekday, ranges] of week.entries()) {
    const whole = ranges.filter(({ start, end }) => start !== '' && end !== '');
    for (const { id } of ranges.filter((range) => !whole.includes(range))) faults.set(id, 'incomplete');
    const read = whole.map((range) => ({
      weekday,
      startMinutes: minutesOf(range.start),
      endMinutes: endOf(range),
    }));
    for (const [index, { startMinutes, endMinutes }] of read.entries()) {
      if (endMinutes - startMinutes < callMinutes) faults.set(whole[index]!.id, 'too-short');
    }
    for (const { index, fault } of findHourFaults(read)) faults.set(whole[index]!.id, fault);
  }
  return faults;
}

/** Adds a range to a day: ordinary hours at first, later some after the last range. */
export function withRange(week: RangeDraft[][], weekday: number): RangeDraft[][] {
  const last = week[weekday]?.at(-1);
  const range = last === undefined ? ordinaryHours : rangeAfter(last);
  return replaceDay(week, weekday, [...(week[weekday] ?? []), { id: nextId(week), ...range }]);
}

/** Whether there is room for a range after the last one of a day. */
export function hasRoom(ranges: RangeDraft[]): boolean {
  const last = ranges.at(-1);
  return last === undefined || (last.end !== '' && endOf(last) <= latestStart);
}

/** Copies the hours of one day to other days. */
export function withDayCopied(week: RangeDraft[][], from: number, to: number[]): RangeDraft[][] {
  let id = nextId(week);
  return week.map((ranges, weekday) =>
    to.includes(weekday) ? (week[from] ?? []).map((range) => ({ ...range, id: id++ })) : ranges,
  );
}

/** Replaces the hours of one day. */
export function replaceDay(week: RangeDraft[][], weekday: number, ranges: RangeDraft[]): RangeDraft[][] {
  return week.map((before, index) => (index === weekday ? ranges : before));
}

function rangeAfter(last: RangeDraft): { start: string; end: string } {
  const start = Math.min(endOf(last) + callMinutes, latestStart);
  const end = Math.min(start + 2 * callMinutes, midnight);
  return { start: timeOfDay(start), end: end === midnight ? '00:00' : timeOfDay(end) };
}

function endOf({ end }: RangeDraft): number {
  return end === '00:00' ? midnight : minutesOf(end);
}

function nextId(week: RangeDraft[][]): number {
  return Math.max(-1, ...week.flat().map(({ id }) => id)) + 1;
}
