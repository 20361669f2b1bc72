import type { Appointment, BookCall, LandingTrainer } from '@spotter/contract';
import {
  addDays,
  instantAt,
  instantAtOrAfter,
  minutesOf,
  timeOfDay,
  wallTimeAt,
} from '@spotter/language/zones/zoned-time';
import { callMinutes, type Span } from '@spotter/domain/booking';
import { parseTimeZone } from '@spotter/language/zones/time-zone';
import type { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Access } from '../../platform/access.ts';
import { listTaken } from './appointments.repository.ts';
import type { AvailabilityService, Coach } from './availability.ts';
import { presentAppointment } from './booking.presenter.ts';
import { calendarDown, refusalOf, refuseStart, timesChanged } from './booking-refusals.ts';
import type { Calendars, ServingCalendar } from './calendars/calendars.ts';
import { alternativesCount, type CallBooking, type NewCall } from './calls/call-booking.ts';
import type { CallTimes } from './calls/call-times.ts';
import type { ManageLinks } from './calls/manage-links.ts';

const maxDays = 62;
const dayMs = 24 * 3_600_000;

type Wanted = z.output<typeof BookCall>;

/** Shows the times of a coach, and books, from the landing page. */
export function createLandingCalls(options: {
  database: Database;
  availability: AvailabilityService;
  calendars: Calendars;
  times: CallTimes;
  booking: CallBooking;
  manageLinks: ManageLinks;
  /** The coach whose calls the landing page offers; null: none. */
  landingTrainerEmail: string | null;
  /** Refuses a user who has not confirmed their address. */
  requireVerified(userId: string): Promise<void>;
}) {
  const { database, availability, calendars, times, booking } = options;

  return {
    /** Returns the trainer of the landing page; null where there is none. */
    async findTrainer(): Promise<LandingTrainer | null> {
      const email = options.landingTrainerEmail;
      const coach = email === null ? null : await availability.findCoachByEmail(email);
      if (coach === null) return null;
      const { timeZone, horizonDays, minimumNoticeMinutes } = coach.rules;
      return { id: coach.id, firstName: coach.firstName, timeZone, horizonDays, minimumNoticeMinutes, callMinutes };
    },

    /**
     * Returns the starts that can be booked with a trainer from one day to another, both included. Throws 502 where
     * the calendar cannot be asked.
     */
    async listSlots(query: { trainerId: string; from: string; to: string }): Promise<string[]> {
      const coach = await availability.getBookable(query.trainerId);
      const { timeZone } = coach.rules;
      const span = daysFrom(query.from, query.to, timeZone);
      if (span.end.getTime() - span.start.getTime() > (maxDays + 1) * dayMs) {
        throw new AppError('invalid_input', `At most ${maxDays} days can be asked for at once`);
      }
      const serving = await calendars.findServing(coach.workspaceId, null);
      const free = await times.listShown(coach, serving, span);
      if (free.kind !== 'times') throw calendarDown();
      return free.starts.map((slot) => slot.toISOString());
    },

    /** Returns the starts of a day that are taken. */
    async listTakenTimes(request: { trainerId: string; date: string }): Promise<{ start_time: string }[]> {
      const coach = await availability.getBookable(request.trainerId);
      const { timeZone } = coach.rules;
      const day = daysFrom(request.date, request.date, timeZone);
      const taken = await listTaken(database, coach.workspaceId, day);
      return taken
        .filter(({ start }) => start >= day.start)
        .map(({ start }) => ({ start_time: timeOfDay(wallTimeAt(start, timeZone).minutes) }));
    },

    /** Books a call for a signed-in user. */
    async book(access: Access | null, request: Wanted): Promise<Appointment> {
      if (access === null) throw new AppError('unauthenticated', 'You must be logged in to book an appointment');
      if (request.client_id !== access.userId) throw new AppError('forbidden', 'You can only book calls for yourself');
      await options.requireVerified(access.userId);
      const coach = await availability.getBookable(request.trainer_id);
      const guest = await availability.getCoach(access.workspaceId);
      const serving = await calendars.findServing(coach.workspaceId, null);
      const start = await startOf(times, coach, serving, request);
      const outcome = await booking.book(coach, serving, start, callOf(access, guest, request));
      switch (outcome.kind) {
        case 'booked':
        case 'unconfirmed':
        case 'link-only':
          return presentAppointment(outcome.call, coach, options.manageLinks.urlOf(outcome.call));
        default:
          throw refusalOf(outcome, coach, { wasShown: request.start !== undefined });
      }
    },
  };
}

export type LandingCalls = ReturnType<typeof createLandingCalls>;

/** Returns the days from one to another, both included. */
function daysFrom(from: string, to: string, timeZone: string): Span {
  return { start: instantAtOrAfter(from, 0, timeZone), end: instantAtOrAfter(addDays(to, 1), 0, timeZone) };
}

function callOf({ userId }: Access, guest: Coach, { timeZone, notes }: Wanted): NewCall {
  return {
    clientId: userId,
    source: 'landing',
    guestName: `${guest.firstName} ${guest.lastName}`,
    guestEmail: guest.email,
    guestTimeZone: parseTimeZone(timeZone),
    language: 'en',
    notes: notes === undefined || notes === '' ? null : notes,
  };
}

/** Returns the start that a guest means. Refuses one whose wall time now means another instant than was shown. */
async function startOf(
  times: CallTimes,
  coach: Coach,
  serving: ServingCalendar,
  { date, start_time: time, start: shown }: Wanted,
): Promise<Date> {
  if (shown !== undefined) {
    const start = new Date(shown);
    const { day, minutes } = wallTimeAt(start, coach.rules.timeZone);
    if (day === date && minutes === minutesOf(time)) return start;
    throw timesChanged(await times.findAlternatives(coach, serving, start, { count: alternativesCount }));
  }
  const start = instantAt(date, minutesOf(time), coach.rules.timeZone);
  if (start === null) throw refuseStart('The clocks change that day, so this time doesn’t exist');
  return start;
}
