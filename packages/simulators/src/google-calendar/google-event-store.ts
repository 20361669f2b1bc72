import { randomBytes } from 'node:crypto';
import { busyRanges } from './google-busy-ranges.ts';
import { listEvents, type ListRequest } from './google-event-list.ts';
import { googleRefusal } from './google-refusal.ts';
import type { GoogleWorldState, SimulatedGoogleEvent, SimulatedGoogleMail } from './google-world-state.ts';

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
      const eventId = id ?? newEventId();
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
      fields: Partial<EventFields & Pick<SimulatedGoogleEvent, 'declined' | 'meet' | 'status'>>,
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
    busy: (calendar: string, timeMin: number, timeMax: number) =>
      busyRanges(
        world.events.filter((event) => event.calendar === calendar),
        timeMin,
        timeMax,
      ),
    list: (calendar: string, request: ListRequest) => listEvents(world, calendar, request),
  };
}

function newEventId(): string {
  // Google's own ids are 26 characters of the same alphabet.
  return BigInt(`0x${randomBytes(16).toString('hex')}`)
    .toString(32)
    .padStart(26, '0');
}

/** The events of all primary calendars. */
export type GoogleEventStore = ReturnType<typeof createGoogleEventStore>;
