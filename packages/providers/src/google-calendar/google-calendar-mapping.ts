import { instantAtOrAfter } from '@spotter/language/zones/zoned-time';
import type {
  BookingRequest,
  CalendarBooking,
  CalendarChange,
  CalendarConcern,
  CalendarEntry,
  TimeRange,
} from '../ports/calendar.ts';
import type { GoogleEvent } from './google-calendar-wire.ts';

const appointmentProperty = 'spotterAppointmentId';
/** The address that was invited: an event without guests may never have had one. */
const guestProperty = 'spotterGuest';

/**
 * Returns the event's id: the appointment's UUID without dashes, because Google accepts only the digits 0-9 and
 * letters a-v.
 */
export function eventIdOf(appointmentId: string): string {
  const eventId = appointmentId.replaceAll('-', '').toLowerCase();
  if (!isOurs(eventId)) throw new Error(`an appointment's id has to be a UUID, not ${appointmentId}`);
  return eventId;
}

/** Whether an id is ours: Google's own ids have another length. */
function isOurs(eventId: string): boolean {
  return /^[0-9a-f]{32}$/.test(eventId);
}

/** Returns the event to create for a call. */
export function toEvent(request: BookingRequest): unknown {
  const eventId = eventIdOf(request.appointmentId);
  const { name, email } = request.guest;
  return {
    id: eventId,
    summary: request.title,
    ...(request.notes === null ? {} : { description: request.notes }),
    ...toTimes(request),
    attendees: email === null ? [] : [{ email, displayName: name }],
    conferenceData: { createRequest: { requestId: eventId, conferenceSolutionKey: { type: 'hangoutsMeet' } } },
    extendedProperties: {
      private: { [appointmentProperty]: request.appointmentId, ...(email === null ? {} : { [guestProperty]: email }) },
    },
  };
}

/** Returns the times of an event in Google's format. */
export function toTimes({ start, end }: TimeRange) {
  return { start: { dateTime: start.toISOString() }, end: { dateTime: end.toISOString() } };
}

/** Whether the event is not canceled. */
export function isOn(event: GoogleEvent): boolean {
  return event.status !== 'cancelled';
}

/** Whether Google is still creating the call's link. */
export function isLinkPending(event: GoogleEvent): boolean {
  return event.conferenceData?.createRequest?.status?.statusCode === 'pending';
}

/** Returns the booking of an event; `asked` replaces times that the event does not have, such as for a whole day. */
export function toBooking(event: GoogleEvent, asked: TimeRange): CalendarBooking {
  return {
    bookingId: event.id,
    ...(timeOf(event) ?? { start: asked.start, end: asked.end }),
    meetingUrl: linkOf(event),
  };
}

/** Returns the time of an event; null for whole days, and where a canceled event has lost it. */
export function timeOf(event: GoogleEvent): TimeRange | null {
  const start = event.start?.dateTime;
  const end = event.end?.dateTime;
  if (!start || !end) return null;
  const time = { start: new Date(start), end: new Date(end) };
  return time.start <= time.end ? time : null;
}

/** Returns an event for the view of a calendar in this zone (IANA); null for a canceled one. */
export function toEntry(event: GoogleEvent, calendarZone: string): CalendarEntry | null {
  const days = daysOf(event, calendarZone);
  const time = timeOf(event) ?? days;
  if (time === null || !isOn(event)) return null;
  return {
    ...time,
    entryId: event.id,
    title: event.summary || null,
    guestEmail: guestOf(event),
    meetingUrl: linkOf(event),
    isAllDay: days !== null,
    blocks: event.transparency !== 'transparent',
  };
}

/** Returns the time of an event of whole days; its last day is the one before `end`. */
function daysOf({ start, end }: GoogleEvent, zone: string): TimeRange | null {
  if (!start?.date || !end?.date) return null;
  return { start: instantAtOrAfter(start.date, 0, zone), end: instantAtOrAfter(end.date, 0, zone) };
}

/** The coach may have booked a call with their own address. */
function guestsOf({ attendees, extendedProperties }: GoogleEvent) {
  const invited = extendedProperties?.private?.[guestProperty]?.toLowerCase();
  return (attendees ?? []).filter(
    ({ organizer, self, email }) =>
      (!organizer && !self) || (invited !== undefined && email?.toLowerCase() === invited),
  );
}

function guestOf(event: GoogleEvent): string | null {
  return guestsOf(event)[0]?.email ?? null;
}

/** Returns the state of one of our events, or of an instance of one; null for the coach's other events. */
export function toChange(event: GoogleEvent): CalendarChange | null {
  const seriesId = event.recurringEventId ?? null;
  const ownId = seriesId ?? event.id;
  // A canceled event may have only its id left.
  if (!isOurs(ownId)) return null;
  const meantFor = event.originalStartTime?.dateTime;
  if (seriesId !== null && !meantFor) return null;
  const stored = event.extendedProperties?.private?.[appointmentProperty];
  const concerns = isOn(event) ? findingsIn(event) : [];
  return {
    bookingId: event.id,
    appointmentId: stored ?? ownId.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    state: isOn(event) ? 'confirmed' : 'cancelled',
    time: timeOf(event),
    guestEmail: guestOf(event),
    meetingUrl: linkOf(event),
    at: event.updated ? new Date(event.updated) : null,
    replaces: seriesId,
    ...(seriesId !== null && meantFor ? { instanceOf: new Date(meantFor) } : {}),
    ...(concerns.length === 0 ? {} : { concerns }),
  };
}

/** Returns what the coach should look at in an event that stands. */
function findingsIn(event: GoogleEvent): CalendarConcern[] {
  const { start, extendedProperties } = event;
  const guests = guestsOf(event);
  const wasInvited = Boolean(extendedProperties?.private?.[guestProperty]);
  const haveDeclined = guests.length > 0 && guests.every(({ responseStatus }) => responseStatus === 'declined');
  return [
    ...(start?.date && !start.dateTime ? (['whole-day'] as const) : []),
    ...(haveDeclined ? (['declined'] as const) : []),
    ...(guests.length === 0 && wasInvited ? (['guest-removed'] as const) : []),
    ...(linkOf(event) === null && !isLinkPending(event) ? (['link-removed'] as const) : []),
  ];
}

/** Returns Google's own link to the call. */
export function linkOf(event: GoogleEvent): string | null {
  const video = event.conferenceData?.entryPoints?.find(({ entryPointType }) => entryPointType === 'video');
  return event.hangoutLink ?? video?.uri ?? null;
}

/** Whether nothing busy overlaps the range, apart from the time of our own event. */
export function isFree(range: TimeRange, busy: readonly TimeRange[], own: TimeRange | null): boolean {
  return without(range, own).every((part) => busy.every(({ start, end }) => end <= part.start || start >= part.end));
}

function without({ start, end }: TimeRange, own: TimeRange | null): TimeRange[] {
  if (own === null || own.end <= start || own.start >= end) return [{ start, end }];
  return [
    { start, end: own.start },
    { start: own.end, end },
  ].filter((part) => part.start < part.end);
}
