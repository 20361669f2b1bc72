import { resolveTimeZone } from '@spotter/language/zones/time-zone';

/** How far the clocks of a zone are ahead of UTC, and the instant from which on this holds. */
export type OffsetStretch = { from: Date; minutes: number };

/**
 * Returns how far a zone (IANA) is ahead of UTC from one instant to another: one stretch, and one more for each
 * change of the clocks.
 */
export function offsetStretches(from: Date, to: Date, zone: string): OffsetStretch[] {
  const stretches: OffsetStretch[] = [];
  const start = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(resolveTimeZone(zone));
  for (let at: Temporal.ZonedDateTime | null = start; at !== null; at = at.getTimeZoneTransition('next')) {
    if (at.epochMilliseconds > to.getTime()) break;
    stretches.push({ from: new Date(at.epochMilliseconds), minutes: Math.round(at.offsetNanoseconds / 60e9) });
  }
  return stretches;
}
