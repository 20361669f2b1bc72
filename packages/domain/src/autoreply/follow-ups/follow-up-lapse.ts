import { quietUntil, type QuietHours } from '../../booking/quiet-hours.ts';

const minuteMs = 60_000;
/**
 * Minutes after which a follow-up that could not be sent is dropped:
 * its facts are no longer those it was decided on.
 */
const lapseMinutes = 15;

/**
 * Returns from when on a follow-up that still waits is no longer sent:
 * soon, and before the contact's night begins.
 */
export function followUpLapsesAt(now: Date, quietHours: QuietHours, zone: string): Date {
  const minute = Math.floor(now.getTime() / minuteMs);
  for (let passed = 1; passed < lapseMinutes; passed += 1) {
    const at = new Date((minute + passed) * minuteMs);
    if (quietUntil(at, quietHours, zone) !== null) return at;
  }
  return new Date(now.getTime() + lapseMinutes * minuteMs);
}
