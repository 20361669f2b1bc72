import { z } from 'zod';
import { failureOf, isOutcomeOpen, isRefusedAs } from '../http/call-answer.ts';
import type { RepeatPlan } from '../http/repeat-call.ts';
import type { BookingRequest, BookOutcome, Calendar, CalendarAccount, TimeRange } from '../ports/calendar.ts';
import type { CallGoogle } from './google-calendar-call.ts';
import type { GoogleAnswer } from './google-calendar-errors.ts';
import { eventsPath, findEvent, listBusy } from './google-calendar-events.ts';
import {
  eventIdOf,
  isFree,
  isLinkPending,
  isOn,
  linkOf,
  timeOf,
  toBooking,
  toEvent,
  toTimes,
} from './google-calendar-mapping.ts';
import { eventSchema, type GoogleEvent } from './google-calendar-wire.ts';

/** What bookings work with: the pauses are those before another look for a link. */
type GoogleBookingParts = Pick<RepeatPlan, 'pausesMs' | 'pause'> & { call: CallGoogle };

/** Returns booking, moving and canceling. */
export function createGoogleBooking(parts: GoogleBookingParts): Pick<Calendar, 'book' | 'move' | 'cancel'> {
  const { call } = parts;

  return {
    async book(account, request) {
      const times = await listBusy(call, account, request);
      if (times.kind !== 'busy') return times;
      if (!isFree(request, times.busy, null)) {
        // This very call may have taken the time, booked before.
        const before = await bookedBefore(parts, account, request);
        if (before === 'nothing') return { kind: 'slot-taken' };
        return before.kind === 'refused' ? { kind: 'slot-taken' } : before;
      }
      // Safe to repeat because the id is ours: the second try is refused as a duplicate.
      const answer = await call({
        method: 'POST',
        path: eventsPath(account),
        query: { sendUpdates: 'all', conferenceDataVersion: '1' },
        json: toEvent(request),
        accessToken: account.accessToken,
        schema: eventSchema,
      });
      if (answer.kind === 'accepted') {
        const event = await withLink(parts, account, answer.body);
        await withPlace(parts, account, event, request);
        return { kind: 'booked', booking: toBooking(event, request) };
      }
      const isDuplicate = isRefusedAs(answer, 'duplicate');
      if (!isDuplicate && !isOutcomeOpen(answer)) return failureOf(answer);
      const stored = await bookedBefore(parts, account, request);
      if (stored !== 'nothing' && (stored.kind === 'booked' || isDuplicate)) return stored;
      return { kind: 'unconfirmed', detail: answer.detail };
    },

    async move(account, bookingId, request) {
      const current = await findEvent(call, account, bookingId);
      if (current.kind !== 'accepted') return isMissing(current) ? { kind: 'not-found' } : failureOf(current);
      if (!isOn(current.body)) return { kind: 'not-found' };
      const own = timeOf(current.body);
      if (own !== null && isSame(own, request)) return { kind: 'moved', booking: toBooking(current.body, request) };
      const times = await listBusy(call, account, request);
      if (times.kind !== 'busy') return times;
      if (!isFree(request, times.busy, own)) return { kind: 'slot-taken' };
      const answer = await call({
        method: 'PATCH',
        path: [...eventsPath(account), bookingId],
        query: { sendUpdates: 'all' },
        json: toTimes(request),
        accessToken: account.accessToken,
        schema: eventSchema,
      });
      if (answer.kind === 'accepted') return { kind: 'moved', booking: toBooking(answer.body, request) };
      if (isMissing(answer)) return { kind: 'not-found' };
      return isOutcomeOpen(answer) ? { kind: 'unconfirmed', detail: answer.detail } : failureOf(answer);
    },

    async cancel(account, bookingId) {
      const answer = await call({
        method: 'DELETE',
        path: [...eventsPath(account), bookingId],
        query: { sendUpdates: 'all' },
        accessToken: account.accessToken,
        schema: z.unknown(),
      });
      if (answer.kind === 'accepted' || isMissing(answer)) return { kind: 'cancelled' };
      return isOutcomeOpen(answer) ? { kind: 'unconfirmed', detail: answer.detail } : failureOf(answer);
    },
  };
}

/** Waits for the link: Google answers before it exists, and it takes a moment. */
async function withLink(
  { call, pausesMs, pause }: GoogleBookingParts,
  account: CalendarAccount,
  event: GoogleEvent,
): Promise<GoogleEvent> {
  let newest = event;
  for (const pauseMs of pausesMs) {
    if (!isLinkPending(newest)) return newest;
    await pause(pauseMs);
    const answer = await findEvent(call, account, event.id);
    if (answer.kind === 'accepted') newest = answer.body;
  }
  return newest;
}

/** Where Google made no link, adds the coach's own words for the place. The booking is valid without them too. */
async function withPlace(
  { call }: GoogleBookingParts,
  account: CalendarAccount,
  event: GoogleEvent,
  { place }: BookingRequest,
): Promise<void> {
  if (place === null || linkOf(event) !== null || isLinkPending(event)) return;
  await call({
    method: 'PATCH',
    path: [...eventsPath(account), event.id],
    query: { sendUpdates: 'none' },
    json: { location: place },
    accessToken: account.accessToken,
    schema: eventSchema,
  });
}

/** Returns what exists under our id after a booking that was made before, or whose answer was lost. */
async function bookedBefore(
  parts: GoogleBookingParts,
  account: CalendarAccount,
  request: BookingRequest,
): Promise<BookOutcome | 'nothing'> {
  const answer = await findEvent(parts.call, account, eventIdOf(request.appointmentId));
  if (answer.kind === 'accepted') {
    if (!isOn(answer.body)) return { kind: 'refused', detail: 'the event was cancelled in the calendar' };
    return { kind: 'booked', booking: toBooking(await withLink(parts, account, answer.body), request) };
  }
  return isMissing(answer) ? 'nothing' : failureOf(answer);
}

function isSame(one: TimeRange, other: TimeRange): boolean {
  return one.start.getTime() === other.start.getTime() && one.end.getTime() === other.end.getTime();
}

/** Whether the event never existed, or was deleted. */
function isMissing(answer: GoogleAnswer<unknown>): boolean {
  return isRefusedAs(answer, 'not-found') || isRefusedAs(answer, 'gone');
}
