import { zonedFormat } from '@spotter/language/zones/time-zone';

/** Returns the day of an instant in a zone, in words. */
export function dayOf(instant: string, timeZone: string): string {
  return zonedFormat('en-US', timeZone, { dateStyle: 'medium' }).format(new Date(instant));
}
