import {
  type Appointment,
  type Availability,
  type BookedCall,
  type CoachCall,
  type LandingTrainer,
  type ManagedCall,
  RecordOutcome,
} from '@spotter/contract';
import { callMs } from '@spotter/domain/booking';
import { dayAt, instantAt, minutesOf, timeOfDay, wallTimeAt } from '@spotter/language/zones/zoned-time';
import type { Handler } from './fake-handler.ts';

/** The fake backend's data about calls. */
export type Booking = {
  trainer: LandingTrainer | null;
  /** The starts that can be booked, ISO 8601. */
  slots: string[];
  /** Set if the trainer's calendar is booked only on its own page. */
  bookingUrl: string | null;
  status: Appointment['status'];
  availability: Availability;
  calls: CoachCall[];
  /** The calls that the user booked with others. */
  booked: BookedCall[];
  /** The call of every manage link. null makes every link invalid. */
  managed: ManagedCall | null;
};

/** Returns a trainer in Chicago with ordinary hours, nothing open and no calls. */
export function noCalls(given: Partial<Booking> = {}): Booking {
  return {
    trainer: {
      id: 'user-1',
      firstName: 'Dana',
      timeZone: 'America/Chicago',
      horizonDays: 60,
      minimumNoticeMinutes: 60,
      callMinutes: 60,
    },
    slots: [],
    bookingUrl: null,
    status: 'confirmed',
    availability: {
      hours: [1, 2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, start_time: '09:00', end_time: '17:00' })),
      daysOff: [],
      usHolidaysOff: false,
      minimumNoticeMinutes: 60,
      horizonDays: 60,
      bufferMinutes: 0,
      timeZone: 'America/Chicago',
    },
    calls: [],
    booked: [],
    managed: null,
    ...given,
  };
}

/** Returns a coach's call from the landing page, in the coach's own calendar. */
export function aCall(given: Partial<CoachCall> & { start: string }): CoachCall {
  return {
    _id: 'call-1',
    end: endOf(given.start),
    status: 'confirmed',
    name: 'Mia Lopez',
    email: 'mia@example.com',
    guestTimeZone: null,
    notes: null,
    source: 'landing',
    channel: null,
    chatId: null,
    calendar: { kind: 'own', state: 'in-step', problem: null },
    meetingUrl: null,
    place: null,
    guestReason: null,
    outcome: null,
    result: null,
    outcomeVersion: 0,
    outcomeBy: null,
    ...given,
  };
}

/** Returns a call between Maya and Dana that a link manages. */
export function aManagedCall(given: Partial<ManagedCall> & { start: string }): ManagedCall {
  return {
    state: 'booked',
    language: 'en',
    end: endOf(given.start),
    movingTo: null,
    title: 'Call: Maya Torres and Dana Reyes',
    timeZone: 'America/New_York',
    coach: { firstName: 'Dana', lastName: 'Reyes', avatar: null, timeZone: 'America/Chicago', horizonDays: 60 },
    place: null,
    moveUrl: null,
    bookingUrl: null,
    cancelledBy: null,
    cancellationReason: null,
    ...given,
  };
}

/** The fake backend's handlers for calls. A booked call takes its start away. */
export function bookingHandlers(stored: { booking: Booking }): Record<string, Handler> {
  const { booking } = stored;

  function change(id: string, changed: Partial<CoachCall>) {
    const call = booking.calls.find(({ _id }) => _id === id);
    return call === undefined ? null : { value: Object.assign(call, changed) };
  }

  function manage(changed: Partial<ManagedCall>) {
    return booking.managed === null ? null : { value: Object.assign(booking.managed, changed) };
  }

  return {
    'GET /booking/trainer': () => ({ value: booking.trainer }),
    'GET /booking/slots': ({ query }) => {
      const zone = booking.trainer?.timeZone ?? 'UTC';
      const within = (start: string) => {
        const day = dayAt(new Date(start), zone);
        return day >= (query.get('from') ?? '') && day <= (query.get('to') ?? '');
      };
      return { value: booking.slots.filter(within) };
    },
    'POST /appointments': ({ body }) => {
      const zone = booking.trainer?.timeZone ?? 'UTC';
      const start = instantAt(String(body.date), minutesOf(String(body.start_time)), zone)!.toISOString();
      booking.slots = booking.slots.filter((slot) => slot !== start);
      const appointment: Appointment = {
        _id: 'appointment-1',
        trainer_id: String(body.trainer_id),
        client_id: String(body.client_id),
        date: String(body.date),
        start_time: timeOfDay(wallTimeAt(new Date(start), zone).minutes),
        duration: 60,
        notes: typeof body.notes === 'string' ? body.notes : null,
        start,
        end: endOf(start),
        timeZone: zone,
        status: booking.status,
        meetingUrl: null,
        bookingUrl: booking.bookingUrl,
        manageUrl: 'https://spotter.example/call/token-1',
      };
      return { value: appointment };
    },
    'GET /availability/me': () => ({ value: booking.availability }),
    'PUT /availability/me': ({ body }) => {
      booking.availability = body as Availability;
      return { value: booking.availability };
    },
    'GET /appointments/me': ({ query }) => {
      const from = query.get('from') ?? '';
      const to = query.get('to') ?? '9999';
      const found = booking.calls
        .filter(({ start, end }) => end > from && start < to)
        .filter(({ chatId }) => !query.has('chatId') || chatId === query.get('chatId'))
        .toSorted((one, other) => (one.start < other.start ? -1 : 1));
      return { value: query.get('order') === 'newest' ? found.toReversed() : found };
    },
    'POST /appointments/{id}/cancel': ({ id }) => change(id, { status: 'cancelled' }),
    'POST /appointments/{id}/move': ({ id, body }) =>
      change(id, { start: String(body.start), end: endOf(String(body.start)) }),
    'POST /appointments/{id}/outcome': ({ id, body }) => {
      const { outcome, result } = RecordOutcome.parse(body);
      const offer = { _id: 'offer-1', name: 'Busy Strong' };
      const shown =
        result?.kind === 'won' ? { ...result, offer: result.offerId == null ? null : offer } : (result ?? null);
      return change(id, { outcome, result: shown, outcomeVersion: Number(body.version) + 1 });
    },
    'GET /appointments/booked': () => ({ value: booking.booked }),
    'POST /appointments/booked/{id}/cancel': ({ id }) => {
      const call = booking.booked.find(({ _id }) => _id === id);
      return call === undefined ? null : { value: Object.assign(call, { status: 'cancelled' }) };
    },
    'GET /booking/call/{token}': () => (booking.managed === null ? null : { value: booking.managed }),
    'GET /booking/call/{token}/slots': () => ({ value: booking.slots }),
    'POST /booking/call/{token}/move': ({ body }) =>
      manage({ start: String(body.start), end: endOf(String(body.start)), timeZone: String(body.timeZone) }),
    'POST /booking/call/{token}/cancel': ({ body }) =>
      manage({
        state: 'cancelled',
        cancelledBy: 'guest',
        cancellationReason: typeof body.reason === 'string' ? body.reason : null,
      }),
    'GET /integrations/display/calendar/events': () => ({
      value: {
        data: booking.calls
          .filter(({ status, end }) => status === 'confirmed' && end > new Date().toISOString())
          .map((call) => ({
            _id: call._id,
            title: `Call with ${call.name}`,
            start: call.start,
            end: call.end,
            calendar: call.calendar.kind,
            kind: 'call' as const,
            guest: call.email,
            meetingUrl: call.meetingUrl,
            allDay: false,
            blocks: true,
          })),
      },
    }),
  };
}

function endOf(start: string): string {
  return new Date(Date.parse(start) + callMs).toISOString();
}
