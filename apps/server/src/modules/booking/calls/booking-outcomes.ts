import type { StartDecision } from '@spotter/domain/booking';
import type { AppointmentRow } from '../appointments.repository.ts';

/** The outcome of booking a call. Only `booked` is booked. */
export type BookingOutcome =
  | { kind: 'booked'; call: AppointmentRow }
  /** The time is taken, by another guest or an entry in the calendar. */
  | { kind: 'slot-taken'; alternatives: Date[] }
  /** It cannot be booked at all: past, too soon, too far, or outside the hours. */
  | { kind: 'not-offered'; because: Exclude<StartDecision, 'free' | 'taken'>; alternatives: Date[] }
  /** The guest books it themselves at this address. */
  | { kind: 'link-only'; url: string; call: AppointmentRow }
  /** It may be booked: the outcome is looked up, and reported by the events. */
  | { kind: 'unconfirmed'; call: AppointmentRow }
  /** Nothing was booked, because the calendar cannot be asked now. */
  | { kind: 'calendar-down' };

/** The outcome of moving a call. Only `moved` is moved. */
export type MovingOutcome =
  | { kind: 'moved'; call: AppointmentRow }
  | Exclude<BookingOutcome, { kind: 'booked' | 'link-only' }>
  /** Only the guest can move it, at this address. */
  | { kind: 'link-only'; url: string }
  /** There is no such upcoming call. */
  | { kind: 'not-found' };
