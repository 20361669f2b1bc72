import type { ChatLanguage } from '@spotter/language/detection/chat-language';
import { namedTimes, type NamedTimes } from '@spotter/language/times/named-times';
import { addDays, dayAt, wallTimeAt, weekdayOf } from '@spotter/language/zones/zoned-time';

/** A booking of this chat that the calendar has confirmed. */
export type ConfirmedBooking = {
  startsAt: Date;
  /** The time zones in which it may be said (the contact's, the coach's), as IANA names. */
  timeZones: string[];
  /** Whether it has taken place: its time may be said, but not that the contact "is booked". Absent: no. */
  isOver?: boolean;
};

/** Whether a folded sentence names a day or a time of day. */
export function namesTime(plain: string, language: ChatLanguage): boolean {
  return Object.values(namedTimes(plain, language)).some((named) => named.length > 0);
}

/**
 * Whether all claims about a time are true of the booking in one of its zones. A text without a time only says
 * "booked", which is true only of a future call.
 */
export function fitsBooking(
  claimed: NamedTimes,
  { startsAt, timeZones, isOver = false }: ConfirmedBooking,
  now: Date,
): boolean {
  if (isOver && Object.values(claimed).every((each) => each.length === 0)) return false;
  return timeZones.some((timeZone) => {
    const { day, minutes } = wallTimeAt(startsAt, timeZone);
    return (
      claimed.weekdays.every((weekday) => weekday === weekdayOf(day)) &&
      claimed.daysAhead.every((days) => day === addDays(dayAt(now, timeZone), days)) &&
      claimed.daysOfMonth.every((each) => each === Number(day.slice(8))) &&
      claimed.times.every((options) => options.includes(minutes))
    );
  });
}
