import { addDays, dayAt, instantAtOrAfter, minutesOf, wallTimeAt, weekdayOf } from '@spotter/language/zones/zoned-time';

/** The hours of the week in which triggers start an agent. */
export type ActiveHours = {
  /** The weekdays on which the hours begin; Sunday is 0. Empty: every day. */
  days: number[];
  /** `HH:mm`; where `to` is not later than `from`, they go past midnight. */
  from: string;
  to: string;
  /** What a trigger does outside of them: it waits for the next opening, or it never fires. */
  outside: 'wait' | 'silent';
};

const daysOfWeek = 7;

/** Returns the instant at which the hours begin next in a zone (IANA); null where they have begun and go on. */
export function opensAt(instant: Date, hours: ActiveHours, zone: string): Date | null {
  const [from, to] = [minutesOf(hours.from), minutesOf(hours.to)];
  const begins = (day: string) => hours.days.length === 0 || hours.days.includes(weekdayOf(day));
  const { day, minutes } = wallTimeAt(instant, zone);
  const isOpen =
    to > from
      ? begins(day) && minutes >= from && minutes < to
      : (begins(day) && minutes >= from) || (begins(addDays(day, -1)) && minutes < to);
  if (isOpen) return null;
  for (let ahead = 0; ahead <= daysOfWeek; ahead += 1) {
    const next = addDays(dayAt(instant, zone), ahead);
    const opening = instantAtOrAfter(next, from, zone);
    if (begins(next) && opening > instant) return opening;
  }
  return null;
}
