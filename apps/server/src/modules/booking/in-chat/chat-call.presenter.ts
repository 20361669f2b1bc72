import type { AppointmentRow } from '../appointments.repository.ts';
import type { BookingOutcome, MovingOutcome } from '../calls/booking-outcomes.ts';
import type { ChatBooking, ChatCall, ChatMove } from './chat-call.ts';

/** Presents a call for its chat. */
type Present = (row: AppointmentRow) => ChatCall;

/** Returns a call as far as a speaker in its chat may know it. */
export function presentChatCall(
  row: AppointmentRow,
  { now, place, manageUrl }: { now: Date; place: string | null; manageUrl: string },
): ChatCall {
  const states = { pending: 'unconfirmed', offered: 'offered', cancelled: 'cancelled', held: 'cancelled' } as const;
  const state =
    row.status !== 'confirmed' ? states[row.status] : row.endsAt <= now ? ('past' as const) : ('booked' as const);
  return {
    appointmentId: row.id,
    start: row.startsAt,
    changedAt: row.updatedAt,
    state,
    meetingUrl: row.meetingUrl,
    place,
    manageUrl,
    bookingUrl: row.status === 'offered' ? row.linkUrl : null,
    lacksAddress: row.guestEmail === null,
  };
}

/** Returns the outcome when the requested call is booked already, or is being booked. */
export function presentKnown(call: ChatCall): ChatBooking {
  return call.state === 'booked' ? { kind: 'booked', call } : { kind: 'unconfirmed' };
}

/** Returns the outcome of booking. */
export function presentBooking(outcome: BookingOutcome, present: Present): ChatBooking {
  return outcome.kind === 'booked' ? { kind: 'booked', call: present(outcome.call) } : presentWithoutCall(outcome);
}

/** Returns the outcome of moving. */
export function presentMove(outcome: MovingOutcome, present: Present): ChatMove {
  switch (outcome.kind) {
    case 'moved':
      return { kind: 'moved', call: present(outcome.call) };
    case 'not-found':
      return { kind: 'no-call' };
    default:
      return presentWithoutCall(outcome);
  }
}

/** Returns the outcome when there is no call at the requested time. */
function presentWithoutCall(
  outcome: Exclude<BookingOutcome, { kind: 'booked' }> | Exclude<MovingOutcome, { kind: 'moved' | 'not-found' }>,
): Extract<ChatBooking, ChatMove> {
  switch (outcome.kind) {
    case 'slot-taken':
    case 'not-offered':
      return { kind: 'slot-taken', alternatives: outcome.alternatives };
    case 'link-only':
      return { kind: 'link-only', url: outcome.url };
    case 'unconfirmed':
      return { kind: 'unconfirmed' };
    case 'calendar-down':
      return { kind: 'calendar-down' };
  }
}
