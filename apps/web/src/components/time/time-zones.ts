import { resolveTimeZone } from '@spotter/language/zones/time-zone';

/** Returns the time zone of this browser; UTC where the machine's zone is none, such as `Etc/Unknown`. */
export function browserTimeZone(): string {
  return resolveTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** Returns a zone's name for people: `America/New York`. */
export function timeZoneName(zone: string): string {
  return zone.replaceAll('_', ' ');
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
