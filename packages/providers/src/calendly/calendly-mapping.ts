import { callMs } from '@spotter/domain/booking';
import type { BookingRequest, CalendarBooking, CalendarChange, CalendarEntry, TimeRange } from '../ports/calendar.ts';
import type { Invitee, ScheduledEvent } from './calendly-wire.ts';

// The only field of a booking that Calendly returns as we gave it, also from its own page.
const source = 'spotter';

/** Returns the tracking by which our bookings are recognized. */
function trackingOf(appointmentId: string) {
  return { utm_source: source, utm_content: appointmentId };
}

/** Returns the body that books a call. Calendly itself knows its length and place. */
export function toInvitee(eventType: string, { appointmentId, start, guest }: BookingRequest): unknown {
  return {
    event_type: eventType,
    start_time: start.toISOString(),
    invitee: { email: guest.email, name: guest.name, timezone: guest.timeZone },
    tracking: trackingOf(appointmentId),
  };
}

/** Returns a page of Calendly's, filled in with what we know. */
export function prefilled(bookingUrl: string, { appointmentId, start, guest }: BookingRequest): string {
  const url = new URL(bookingUrl);
  const day = start.toISOString().slice(0, 10);
  const fields = { name: guest.name, email: guest.email ?? '', month: day.slice(0, 7), date: day };
  for (const [name, value] of Object.entries({ ...fields, ...trackingOf(appointmentId) })) {
    if (value !== '') url.searchParams.set(name, value);
  }
  return url.href;
}

/** Returns our id of the appointment; null when it was booked without us. */
export function appointmentIdOf({ tracking }: Invitee): string | null {
  return tracking?.utm_source === source ? (tracking.utm_content ?? null) : null;
}

function timeOf(event: ScheduledEvent): TimeRange {
  return { start: new Date(event.start_time), end: new Date(event.end_time) };
}

/** Its calls may be shorter than ours; a longer one would reach into the next. */
function callTimeOf(event: ScheduledEvent): TimeRange {
  const { start, end } = timeOf(event);
  return { start, end: new Date(Math.min(end.getTime(), start.getTime() + callMs)) };
}

/** Returns the booking of a meeting. */
export function toBooking(event: ScheduledEvent): CalendarBooking {
  return { bookingId: event.uri, ...callTimeOf(event), meetingUrl: linkOf(event) };
}

/** Returns the state of a booking, by its guest and, where known, its meeting. */
export function toChange(invitee: Invitee, event: ScheduledEvent | null): CalendarChange {
  const isCanceled = invitee.status === 'canceled' || event?.status === 'canceled';
  return {
    bookingId: invitee.event,
    appointmentId: appointmentIdOf(invitee),
    state: isCanceled ? 'cancelled' : 'confirmed',
    time: event === null ? null : callTimeOf(event),
    guestEmail: invitee.email,
    meetingUrl: event === null ? null : linkOf(event),
    at: invitee.updated_at ? new Date(invitee.updated_at) : null,
    // A guest's address is the meeting's address with more after it.
    replaces: invitee.old_invitee?.replace(/\/invitees\/[^/]*$/, '') ?? null,
  };
}

/** Returns the change of a meeting that cannot be read: it is there, and nothing else is known. */
export function toUnreadable(bookingId: string): CalendarChange {
  const unknown = { appointmentId: null, time: null, guestEmail: null, meetingUrl: null, at: null, replaces: null };
  return { bookingId, state: 'confirmed', ...unknown };
}

/** Returns a meeting for the calendar view, without its guest. */
export function toEntry(event: ScheduledEvent): CalendarEntry {
  return {
    ...timeOf(event),
    entryId: event.uri,
    title: event.name ?? null,
    guestEmail: null,
    meetingUrl: linkOf(event),
    isAllDay: false,
    blocks: true,
  };
}

function linkOf({ location }: ScheduledEvent): string | null {
  const link = location?.join_url ?? location?.location ?? '';
  return URL.canParse(link) ? link : null;
}

/**
 * Returns the range in slices of at most seven days, without the past:
 * Calendly returns open times of no more at once.
 */
export function weekSlices({ start, end }: TimeRange, now: Date): TimeRange[] {
  const weekMs = 7 * 24 * 3_600_000;
  // Calendly refuses a start that is no longer in the future when the request arrives.
  const first = Math.max(start.getTime(), now.getTime() + 60_000);
  const slices: TimeRange[] = [];
  for (let from = first; from < end.getTime(); from += weekMs) {
    slices.push({ start: new Date(from), end: new Date(Math.min(from + weekMs, end.getTime())) });
  }
  return slices;
}
