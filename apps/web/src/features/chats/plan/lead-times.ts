import { addDays, dayAt, instantAtOrAfter } from '@spotter/language/zones/zoned-time';
import { sayTime } from '@spotter/domain/booking';
import { zonedFormat } from '@spotter/language/zones/time-zone';

const morning = 8 * 60;

/** Returns the time in the lead's zone, with the day where it is not today there: `8:00 AM`, `tomorrow, 8:00 AM`. */
export function sayLeadTime(at: string, zone: string, now: Date): string {
  const instant = new Date(at);
  const time = sayTime(instant, zone, 'en');
  const day = dayAt(instant, zone);
  const today = dayAt(now, zone);
  if (day === today) return time;
  if (day === addDays(today, 1)) return `tomorrow, ${time}`;
  if (day === addDays(today, -1)) return `yesterday, ${time}`;
  const date = zonedFormat('en-US', zone, { month: 'short', day: 'numeric' }).format(instant);
  return `${date}, ${time}`;
}

/** Returns 8:00 AM of the lead's tomorrow. */
export function leadsTomorrow(zone: string, now: Date): Date {
  return instantAtOrAfter(addDays(dayAt(now, zone), 1), morning, zone);
}
