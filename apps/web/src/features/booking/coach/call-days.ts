import type { CoachCall } from '@spotter/contract';
import { addDays, type Day, dayAt } from '@spotter/language/zones/zoned-time';

/** Groups calls by their day in a zone (IANA), in the given order. */
export function callsByDay(calls: CoachCall[], zone: string): [Day, CoachCall[]][] {
  const days = new Map<Day, CoachCall[]>();
  for (const call of calls) {
    const day = dayAt(new Date(call.start), zone);
    days.set(day, [...(days.get(day) ?? []), call]);
  }
  return [...days];
}

/** Returns a day as a headline: `Today`, `Tomorrow`, or its name alone. */
export function sayCallDay(day: Day, today: Day): string {
  const name = new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
  }).format(new Date(day));
  if (day === today) return `Today · ${name}`;
  if (day === addDays(today, 1)) return `Tomorrow · ${name}`;
  return name;
}
