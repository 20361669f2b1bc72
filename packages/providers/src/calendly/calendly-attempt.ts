import { failureOf, isOutcomeOpen, isRefusedAs, type CallFault } from '../http/call-answer.ts';
import type {
  BookingRequest,
  CalendarAccount,
  CalendarBooking,
  CalendarFailure,
  Unconfirmed,
} from '../ports/calendar.ts';
import type { CallCalendly } from './calendly-call.ts';
import { toBooking, toInvitee } from './calendly-mapping.ts';
import type { CalendlyReader } from './calendly-reading.ts';
import { inviteeSchema, resource } from './calendly-wire.ts';

const minuteMs = 60_000;

/** What bookings at Calendly work with. */
export type CalendlyApi = { call: CallCalendly; reader: CalendlyReader };

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

/** Books by the API, unless this very booking exists already. */
export async function attemptBooking(
  { call, reader }: CalendlyApi,
  account: CalendarAccount,
  request: BookingRequest,
): Promise<Attempt> {
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
  if (answer.kind === 'accepted') return await booked(reader, account, request, answer.body.resource.event);
  if (isRefusedAs(answer, 'not-allowed')) return { kind: 'page-only' };
  if (lasting.some((action) => isRefusedAs(answer, action))) {
    return await whyRefused(reader, account, request);
  }
  return isOutcomeOpen(answer) ? await finish(reader, account, request, answer) : failureOf(answer);
}

async function booked(
  reader: CalendlyReader,
  account: CalendarAccount,
  request: BookingRequest,
  eventUri: string,
): Promise<Attempt> {
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
async function whyRefused(reader: CalendlyReader, account: CalendarAccount, request: BookingRequest): Promise<Attempt> {
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

async function finish(
  reader: CalendlyReader,
  account: CalendarAccount,
  request: BookingRequest,
  answer: CallFault,
): Promise<Attempt> {
  const found = await reader.findBooked(account, request);
  if (found.kind === 'accepted' && found.body !== null) return { kind: 'booked', booking: toBooking(found.body) };
  return { kind: 'unconfirmed', detail: answer.detail };
}
