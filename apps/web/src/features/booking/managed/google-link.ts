import type { ManagedCall } from '@spotter/contract';

/**
 * Returns a link to a new Google Calendar event that is filled in with the call. `manageUrl` is where the guest
 * changes the call.
 */
export function googleLink(call: Pick<ManagedCall, 'title' | 'start' | 'end' | 'place'>, manageUrl: string): string {
  const compact = (instant: string) => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');
  const entry = new URLSearchParams({
    action: 'TEMPLATE',
    text: call.title,
    dates: `${compact(call.start)}/${compact(call.end)}`,
    details: manageUrl,
    ...(call.place === null ? {} : { location: call.place.text }),
  });
  return `https://calendar.google.com/calendar/render?${entry}`;
}
