import { z } from 'zod';
import { failureOf, isOutcomeOpen, isRefusedAs } from '../http/call-answer.ts';
import type { BookingRequest, BookOutcome, CalendarAccount, CancelOutcome, MoveOutcome } from '../ports/calendar.ts';
import { attemptBooking, type CalendlyApi } from './calendly-attempt.ts';
import { idOf } from './calendly-call.ts';
import { prefilled, toBooking } from './calendly-mapping.ts';
import { resource, schedulingLinkSchema } from './calendly-wire.ts';

// Calendly: max length of the reason of a cancellation.
const maxReasonLength = 10_000;

/**
 * Returns booking, moving and canceling at Calendly. Calendly takes no idempotency key and cannot move, so this
 * code makes up for both.
 */
export function createCalendlyBooking(api: CalendlyApi) {
  const { reader } = api;

  return {
    cancel: (account: CalendarAccount, bookingId: string, reason: string) => cancel(api, account, bookingId, reason),

    async book(account: CalendarAccount, request: BookingRequest): Promise<BookOutcome> {
      if (request.guest.email === null) return await offerLink(api, account, request, { refused: false });
      const outcome = await attemptBooking(api, account, request);
      return outcome.kind === 'page-only' ? await offerLink(api, account, request, { refused: true }) : outcome;
    },

    /** Books again first and then ends the old booking, so that the guest has a call whatever breaks in between. */
    async move(account: CalendarAccount, bookingId: string, request: BookingRequest): Promise<MoveOutcome> {
      const current = await reader.findEvent(account, bookingId);
      if (current.kind !== 'accepted') {
        return isRefusedAs(current, 'not-found') ? { kind: 'not-found' } : failureOf(current);
      }
      const booking = toBooking(current.body);
      if (current.body.status === 'canceled') {
        // This very call may have taken the time, if another booking of ours exists by now.
        const moved = await reader.findBooked(account, request);
        if (moved.kind !== 'accepted') return failureOf(moved);
        return moved.body === null ? { kind: 'not-found' } : { kind: 'moved', booking: toBooking(moved.body) };
      }
      if (booking.start.getTime() === request.start.getTime()) return { kind: 'moved', booking };
      if (request.guest.email === null) return await offerMovePage(api, account, bookingId);
      const outcome = await attemptBooking(api, account, request);
      if (outcome.kind === 'page-only') return await offerMovePage(api, account, bookingId);
      if (outcome.kind !== 'booked') return outcome;
      const ended = await cancel(api, account, bookingId, 'Moved to another time');
      if (ended.kind === 'cancelled') return { kind: 'moved', booking: outcome.booking };
      return { kind: 'unconfirmed', detail: `booked anew, the old booking was not cancelled: ${ended.kind}` };
    },
  };
}

/** Returns a link for one booking, for plans that cannot book by the API and for guests without a known address. */
async function offerLink(
  { call }: CalendlyApi,
  account: CalendarAccount,
  request: BookingRequest,
  { refused }: { refused: boolean },
): Promise<BookOutcome> {
  const answer = await call({
    method: 'POST',
    path: ['scheduling_links'],
    json: { max_event_count: 1, owner: account.calendarId, owner_type: 'EventType' },
    accessToken: account.accessToken,
    schema: resource(schedulingLinkSchema),
  });
  // A link that was lost on its way is never used.
  if (answer.kind !== 'accepted') return failureOf(answer);
  return { kind: 'link-only', url: prefilled(answer.body.resource.booking_url, request), refused };
}

/** Returns the page on which the guest moves the call. */
async function offerMovePage(
  { reader }: CalendlyApi,
  account: CalendarAccount,
  bookingId: string,
): Promise<MoveOutcome> {
  const invitees = await reader.listInvitees(account, bookingId);
  if (invitees.kind !== 'accepted') return failureOf(invitees);
  const url = invitees.body.find(({ status }) => status === 'active')?.reschedule_url;
  return url ? { kind: 'link-only', url } : { kind: 'unauthorised', because: 'permission' };
}

async function cancel(
  { call, reader }: CalendlyApi,
  account: CalendarAccount,
  bookingId: string,
  reason: string,
): Promise<CancelOutcome> {
  const answer = await call({
    method: 'POST',
    path: ['scheduled_events', idOf(bookingId), 'cancellation'],
    json: { reason: reason.slice(0, maxReasonLength) },
    accessToken: account.accessToken,
    schema: z.unknown(),
  });
  if (answer.kind === 'accepted' || isRefusedAs(answer, 'not-found')) return { kind: 'cancelled' };
  if (!isOutcomeOpen(answer) && !isRefusedAs(answer, 'not-allowed')) return failureOf(answer);
  // A canceled call cannot be canceled again, and a lost answer may have been a yes.
  const event = await reader.findEvent(account, bookingId);
  if (event.kind === 'accepted' && event.body.status === 'canceled') return { kind: 'cancelled' };
  if (isOutcomeOpen(answer)) return { kind: 'unconfirmed', detail: answer.detail };
  return event.kind === 'accepted' ? { kind: 'refused', detail: answer.detail } : failureOf(event);
}
