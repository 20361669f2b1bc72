import { sayZone } from '@spotter/domain/booking';
import { resolveTimeZone } from '@spotter/language/zones/time-zone';
import { presentTime } from './present-time.ts';

/** Returns the time zone of this browser; UTC where the machine's zone is none, such as `Etc/Unknown`. */
export function browserTimeZone(): string {
  return resolveTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** Returns a zone's name for people: `America/New York`. */
export function timeZoneName(zone: string): string {
  return zone.replaceAll('_', ' ');
}

/** Returns the city that a zone is named after: `New York`. */
export function cityOf(zone: string): string {
  return timeZoneName(zone.slice(zone.lastIndexOf('/') + 1));
}

/** Returns a zone in everyday words: `Central Time (Chicago)`. */
export function sayZoneAndCity(zone: string): string {
  const name = sayZone(presentTime(), zone, 'en');
  return zone.includes('/') ? `${name} (${cityOf(zone)})` : name;
}

/**
 * Returns all zones to choose from, by name. The `known` ones (the user's and the browser's) are included under
 * the names they have.
 */
export function timeZoneOptions(...known: string[]): { value: string; label: string }[] {
  // Browsers leave UTC out of their list.
  const zones = new Set(['UTC', ...known.map(resolveTimeZone), ...Intl.supportedValuesOf('timeZone')]);
  return Array.from(zones, (zone) => ({ value: zone, label: timeZoneName(zone) })).toSorted((one, other) =>
    one.label.localeCompare(other.label),
  );
}
