import { type Day, dayAt } from '@spotter/language/zones/zoned-time';

/** Groups starts of calls by their day in a zone (IANA), each day's in order. */
export function slotsByDay(starts: string[], zone: string): Map<Day, Date[]> {
  const days = new Map<Day, Date[]>();
  for (const start of starts
    .map((text) => new Date(text))
    .toSorted((left, right) => left.getTime() - right.getTime())) {
    const day = dayAt(start, zone);
    days.set(day, [...(days.get(day) ?? []), start]);
  }
  return days;
}

/** Returns the first and last day of the month of a day. */
export function monthOf(day: Day): { from: Day; to: Day } {
  const [year = 0, month = 1] = day.split('-').map(Number);
  // Day 0 of the next month is the last of this one.
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const prefix = day.slice(0, 8);
  return { from: `${prefix}01`, to: `${prefix}${last}` };
}
