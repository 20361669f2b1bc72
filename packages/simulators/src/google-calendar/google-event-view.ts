import type { SimulatedGoogleAccount, SimulatedGoogleEvent } from './google-world-state.ts';

/** Returns an event as the Calendar API shows it to its owner. */
export function eventView(event: SimulatedGoogleEvent, owner: SimulatedGoogleAccount): Record<string, unknown> {
  const etag = `"${event.change}${Date.parse(event.updatedAt)}"`;
  // A listing of a deleted event guarantees only its id.
  const instance = event.instance && {
    recurringEventId: event.instance.seriesId,
    originalStartTime: { dateTime: event.instance.meantFor, timeZone: owner.timeZone },
  };
  if (event.status === 'cancelled')
    return { kind: 'calendar#event', etag, id: event.id, status: 'cancelled', ...instance };
  const self = { email: owner.email, self: true };
  return {
    kind: 'calendar#event',
    etag,
    id: event.id,
    status: event.status,
    htmlLink: `https://www.google.com/calendar/event?eid=${Buffer.from(`${event.id} ${owner.email}`).toString('base64url')}`,
    created: event.createdAt,
    updated: event.updatedAt,
    summary: event.summary,
    ...(event.description === null ? {} : { description: event.description }),
    ...(event.location === null ? {} : { location: event.location }),
    creator: self,
    organizer: self,
    start: momentView(event, event.start, owner.timeZone),
    end: momentView(event, event.end, owner.timeZone),
    ...(event.transparent ? { transparency: 'transparent' } : {}),
    ...instance,
    iCalUID: `${event.id}@google.com`,
    sequence: event.sequence,
    ...(event.attendees.length === 0
      ? {}
      : {
          attendees: event.attendees.map((guest) => ({
            ...guest,
            responseStatus: event.declined ? 'declined' : 'needsAction',
          })),
        }),
    ...meetView(event),
    ...(Object.keys(event.privateProperties).length === 0
      ? {}
      : { extendedProperties: { private: event.privateProperties } }),
    reminders: { useDefault: true },
    eventType: 'default',
  };
}

function momentView({ allDay }: SimulatedGoogleEvent, instant: string, timeZone: string): Record<string, unknown> {
  if (!allDay) return { dateTime: instant, timeZone };
  // Sweden writes days as the API does.
  return { date: new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(instant)) };
}

function meetView({ meet }: SimulatedGoogleEvent): Record<string, unknown> {
  if (!meet) return {};
  const createRequest = {
    requestId: meet.requestId,
    conferenceSolutionKey: { type: 'hangoutsMeet' },
    status: { statusCode: meet.state },
  };
  if (meet.state !== 'success') return { conferenceData: { createRequest } };
  const label = meet.uri.replace('https://', '');
  return {
    hangoutLink: meet.uri,
    conferenceData: {
      createRequest,
      entryPoints: [{ entryPointType: 'video', uri: meet.uri, label }],
      conferenceSolution: { key: { type: 'hangoutsMeet' }, name: 'Google Meet' },
      conferenceId: label.split('/')[1],
    },
  };
}
