import { z } from 'zod';
import { failureOf, isOutcomeOpen, isRefusedAs, type CallFault } from '../http/call-answer.ts';
import type {
  BookingRequest,
  BookOutcome,
  CalendarAccount,
  CalendarBooking,
  CalendarFailure,
  CancelOutcome,
  MoveOutcome,
  Unconfirmed,
} from '../ports/calendar.ts';
import { idOf, type CallCalendly } from './calendly-call.ts';
import { prefilled, toBooking, toInvitee } from './calendly-mapping.ts';
import type { CalendlyReader } from './calendly-reading.ts';
import { inviteeSchema, resource, schedulingLinkSchema } from './calendly-wire.ts';

const minuteMs = 60_000;
// Calendly: max length of the reason of a cancellation.
const maxReasonLength = 10_000;

/** Refusals of a taken time, of a fault of ours, and of an event type that is gone. */
const lasting = ['bad-request', 'duplicate', 'not-found'] as const;

type Attempt =
  | { kind: 'booked'; booking: CalendarBooking }
  | { kind: 'slot-taken' }
  /**
   * Only the guest can book it: free plans have no booking by the API,
   * and some event types ask for more than we know.
   */
  | { kind: 'page-only' }
  | Unconfirmed
  | CalendarFailure;

/**
 * Returns booking, moving and canceling at Calendly. Calendly takes no idempotency key and cannot move, so this
 * code makes up for both.
 */
export function createCalendlyBooking(call: CallCalendly, reader: CalendlyReader) {
  async function attempt(account: CalendarAccount, request: BookingRequest): Promise<Attempt> {
    const before = await reader.findBooked(account, request);
    if (before.kind !== 'accepted') return failureOf(before);
    if (before.body !== null) return { kind: 'booked', booking: toBooking(before.body) };
    const answer = await call({
      method: 'POST',
      path: ['invitees'],
      json: toInvitee(account.calendarId, request),
      accessToken: account.accessToken,
      schema: resource(inviteeSchema),
    });
    if (answer.kind === 'accepted') return await booked(account, request, answer.body.resource.event);
    if (isRefusedAs(answer, 'not-allowed')) return { kind: 'page-only' };
    if (lasting.some((action) => isRefusedAs(answer, action))) {
      return await whyRefused(account, request);
    }
    return isOutcomeOpen(answer) ? await finish(account, request, answer) : failureOf(answer);
  }

  async function booked(account: CalendarAccount, request: BookingRequest, eventUri: string): Promise<Attempt> {
    const event = await reader.findEvent(account, eventUri);
    if (event.kind === 'accepted') return { kind: 'booked', booking: toBooking(event.body) };
    // The call is booked, whether or not we can read how.
    const { start, end } = request;
    return { kind: 'booked', booking: { bookingId: eventUri, start, end, meetingUrl: null } };
  }

  /**
   * Returns why a booking was refused. Calendly refuses a taken time and a fault of ours alike, so this checks
   * whether the time is still open.
   */
  async function whyRefused(account: CalendarAccount, request: BookingRequest): Promise<Attempt> {
    const end = new Date(request.start.getTime() + minuteMs);
    const starts = await reader.listStarts(account, { start: request.start, end });
    if (starts.kind !== 'accepted') return failureOf(starts);
    const isOpen = starts.body.some((start) => start.getTime() === request.start.getTime());
    // Asking again cannot work; the event type's own page can.
    if (isOpen) return { kind: 'page-only' };
    // An earlier call of ours may have been running all the time, and have taken the slot.
    const late = await reader.findBooked(account, request);
    if (late.kind !== 'accepted') return failureOf(late);
    return late.body === null ? { kind: 'slot-taken' } : { kind: 'booked', booking: toBooking(late.body) };
  }

  async function finish(account: CalendarAccount, request: BookingRequest, answer: CallFault): Promise<Attempt> {
    const found = await reader.findBooked(account, request);
    if (found.kind === 'accepted' && found.body !== null) return { kind: 'booked', booking: toBooking(found.body) };
    return { kind: 'unconfirmed', detail: answer.detail };
  }

  /** Returns a link for one booking, for plans that cannot book by the API and for guests without a known address. */
  async function offerLink(
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
  async function offerMovePage(account: CalendarAccount, bookingId: string): Promise<MoveOutcome> {
    const invitees = await reader.listInvitees(account, bookingId);
    if (invitees.kind !== 'accepted') return failureOf(invitees);
    const url = invitees.body.find(({ status }) => status === 'active')?.reschedule_url;
    return url ? { kind: 'link-only', url } : { kind: 'unauthorised', because: 'permission' };
  }

  async function cancel(account: CalendarAccount, bookingId: string, reason: string): Promise<CancelOutcome> {
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

  return {
    cancel,

    async book(account: CalendarAccount, request: BookingRequest): Promise<BookOutcome> {
      if (request.guest.email === null) return await offerLink(account, request, { refused: false });
      const outcome = await attempt(account, request);
      return outcome.kind === 'page-only' ? await offerLink(account, request, { refused: true }) : outcome;
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
      if (request.guest.email === null) return await offerMovePage(account, bookingId);
      const outcome = await attempt(account, request);
      if (outcome.kind === 'page-only') return await offerMovePage(account, bookingId);
      if (outcome.kind !== 'booked') return outcome;
      const ended = await cancel(account, bookingId, 'Moved to another time');
      if (ended.kind === 'cancelled') return { kind: 'moved', booking: outcome.booking };
      return { kind: 'unconfirmed', detail: `booked anew, the old booking was not cancelled: ${ended.kind}` };
    },
  };
}
