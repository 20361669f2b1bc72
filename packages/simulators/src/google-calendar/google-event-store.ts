import { randomBytes } from 'node:crypto';
import { googleRefusal, GoogleRefusal } from './google-refusal.ts';
import type { GoogleWorldState, SimulatedGoogleEvent, SimulatedGoogleMail } from './google-world-state.ts';

/** The parameters of a listing. */
export type ListRequest = {
  timeMin?: string | undefined;
  timeMax?: string | undefined;
  syncToken?: string | undefined;
  pageToken?: string | undefined;
  maxResults: number;
  showDeleted: boolean;
  orderBy?: 'startTime' | 'updated' | undefined;
};

/** The changeable part of an event. */
export type EventFields = Pick<
  SimulatedGoogleEvent,
  | 'summary'
  | 'description'
  | 'location'
  | 'start'
  | 'end'
  | 'transparent'
  | 'allDay'
  | 'attendees'
  | 'privateProperties'
>;

type Place = { offset: number; upTo: number };

/** Returns the events of all primary calendars, with a number for each change. */
export function createGoogleEventStore(world: GoogleWorldState, now: () => Date, onChange: (calendar: string) => void) {
  function touch(event: SimulatedGoogleEvent): void {
    world.changes += 1;
    event.change = world.changes;
    event.updatedAt = now().toISOString();
    onChange(event.calendar);
  }

  const find = (calendar: string, id: string) =>
    world.events.find((event) => event.calendar === calendar && event.id === id);

  function get(calendar: string, id: string): SimulatedGoogleEvent {
    const event = find(calendar, id);
    if (!event) throw googleRefusal(404, 'notFound');
    return event;
  }

  function mail(event: SimulatedGoogleEvent, kind: SimulatedGoogleMail['kind']): void {
    const at = now().toISOString();
    world.mails.push(...event.attendees.map(({ email }) => ({ to: email, kind, eventId: event.id, at })));
  }

  return {
    get,
    mail,
    insert(
      calendar: string,
      id: string | undefined,
      fields: EventFields,
      made: Pick<SimulatedGoogleEvent, 'meet' | 'madeBy'> & Partial<Pick<SimulatedGoogleEvent, 'instance'>>,
    ): SimulatedGoogleEvent {
      // Google's own ids are 26 characters of the same alphabet.
      const eventId =
        id ??
        BigInt(`0x${randomBytes(16).toString('hex')}`)
          .toString(32)
          .padStart(26, '0');
      // The id of a deleted event stays taken.
      if (find(calendar, eventId)) throw googleRefusal(409, 'duplicate');
      const instant = now().toISOString();
      const event: SimulatedGoogleEvent = {
        declined: false,
        instance: null,
        ...fields,
        ...made,
        id: eventId,
        calendar,
        status: 'confirmed',
        createdAt: instant,
        updatedAt: instant,
        sequence: 0,
        change: 0,
      };
      world.events.push(event);
      touch(event);
      return event;
    },
    patch(
      event: SimulatedGoogleEvent,
      fields: Partial<EventFields & Pick<SimulatedGoogleEvent, 'declined' | 'status'>>,
    ): void {
      Object.assign(event, fields);
      event.sequence += 1;
      touch(event);
    },
    remove(calendar: string, id: string): SimulatedGoogleEvent {
      const event = get(calendar, id);
      if (event.status === 'cancelled') throw googleRefusal(410, 'deleted');
      event.status = 'cancelled';
      touch(event);
      return event;
    },
    /** Creates the requested link, which exists from the second read on. */
    finishMeet(event: SimulatedGoogleEvent): void {
      if (event.meet?.state === 'pending') event.meet.state = 'success';
    },
    /** Returns when the calendar is busy, overlapping and adjoining events as one. */
    busy(calendar: string, timeMin: number, timeMax: number): { start: string; end: string }[] {
      const merged: { start: number; end: number }[] = [];
      const opaque = world.events
        .filter((event) => event.calendar === calendar && event.status === 'confirmed' && !event.transparent)
        .map((event) => ({ start: Date.parse(event.start), end: Date.parse(event.end) }))
        .filter(({ start, end }) => end > timeMin && start < timeMax)
        .toSorted((one, other) => one.start - other.start);
      for (const range of opaque) {
        const last = merged.at(-1);
        if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
        else merged.push({ ...range });
      }
      return merged.map(({ start, end }) => ({
        start: new Date(Math.max(start, timeMin)).toISOString(),
        end: new Date(Math.min(end, timeMax)).toISOString(),
      }));
    },
    list(calendar: string, request: ListRequest) {
      const since = request.syncToken === undefined ? null : readSyncToken(request.syncToken);
      const place = request.pageToken === undefined ? { offset: 0, upTo: world.changes } : readPlace(request.pageToken);
      const timeMin = request.timeMin === undefined ? -Infinity : Date.parse(request.timeMin);
      const timeMax = request.timeMax === undefined ? Infinity : Date.parse(request.timeMax);
      const all = world.events
        .filter((event) => event.calendar === calendar && event.change <= place.upTo)
        // Everything that changed since, deleted events too; without a sync token only active events, unless requested.
        .filter((event) =>
          since === null ? request.showDeleted || event.status === 'confirmed' : event.change > since,
        )
        .filter((event) => Date.parse(event.end) > timeMin && Date.parse(event.start) < timeMax);
      if (request.orderBy === 'startTime') all.sort((one, other) => Date.parse(one.start) - Date.parse(other.start));
      const items = all.slice(place.offset, place.offset + request.maxResults);
      const offset = place.offset + items.length;
      return {
        items,
        ...(offset < all.length
          ? { nextPageToken: encode({ offset, upTo: place.upTo }) }
          : { nextSyncToken: encode({ epoch: world.syncEpoch, change: place.upTo }) }),
      };
    },
  };

  function readSyncToken(token: string): number {
    const read = decode(token) as { epoch?: unknown; change?: unknown } | null;
    if (typeof read?.change !== 'number' || read.epoch !== world.syncEpoch)
      throw googleRefusal(410, 'fullSyncRequired');
    return read.change;
  }
}

function readPlace(token: string): Place {
  const read = decode(token) as Place | null;
  if (typeof read?.offset !== 'number') throw new GoogleRefusal(400, 'invalid', 'Invalid page token value.');
  return read;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decode(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString());
  } catch {
    return null;
  }
}

/** The events of all primary calendars. */
export type GoogleEventStore = ReturnType<typeof createGoogleEventStore>;
