/** The time zone that this browser is set to. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** `America/New York`: the name as it is read. */
export function timeZoneName(zone: string): string {
  return zone.replaceAll('_', ' ');
}

/** All zones that can be chosen, by name. Those of the user and the browser are there under whatever name they have. */
export function timeZoneOptions(...known: string[]): { value: string; label: string }[] {
  // Browsers leave UTC out of their list.
  const zones = new Set(['UTC', ...known, ...Intl.supportedValuesOf('timeZone')]);
  return Array.from(zones, (zone) => ({ value: zone, label: timeZoneName(zone) })).toSorted((one, other) =>
    one.label.localeCompare(other.label),
  );
}
