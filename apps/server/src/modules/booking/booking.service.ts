import type { Appointment, BookCall, CoachCall, LandingTrainer, Page } from '@spotter/contract';
import {
  addDays,
  callMinutes,
  instantAt,
  instantAtOrAfter,
  isTimeZone,
  minutesOf,
  timeOfDay,
  wallTimeAt,
} from '@spotter/domain';
import type { z } from 'zod';
import { inTransaction, type Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { SessionUser } from '../../http/auth-guard.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId } from '../../platform/ids.ts';
import { readCursor, writeCursor } from '../chats/inbox/page-cursor.ts';
import { findCall, listCalls, listTaken, lockAppointment, type CallRow } from './appointments.repository.ts';
import type { AvailabilityService, Coach } from './availability.ts';
import type { CallBooking } from './calls/call-booking.ts';
import { presentAppointment, presentCall } from './booking.presenter.ts';
import { calendarDown, refusalOf, refuseStart } from './booking-refusals.ts';
import { createCalendarView } from './calendars/calendar-view.ts';
import type { Calendars } from './calendars/calendars.ts';
import type { CallChanges } from './calls/call-changes.ts';
import type { CallTimes } from './calls/call-times.ts';
import type { ManageLinks } from './calls/manage-links.ts';
import { requestNoShowMessage } from './in-chat/no-show.job.ts';

const listLength = 50;
const longestDays = 62;
const shownEvents = 100;
const dayMs = 24 * 3_600_000;

/** Booking from the landing page, and the coach's own calls. What is somebody else's does not exist. */
export function createBookingService(options: {
  database: Database;
  clock: Clock;
  availability: AvailabilityService;
  calendars: Calendars;
  times: CallTimes;
  booking: CallBooking;
  changes: CallChanges;
  manageLinks: ManageLinks;
  /** Whose calls the landing page offers; null: nobody's. */
  landingTrainerEmail: string | null;
  /** Refuses whoever has not confirmed their address. */
  requireVerified(userId: string): Promise<void>;
}) {
  const { database, clock, availability, calendars, times, booking, changes } = options;

  const calendarView = createCalendarView({ calendars, clock });

  async function getCall(coachId: string, id: string): Promise<CallRow> {
    const call = isId(id) ? await findCall(database, coachId, id) : null;
    if (call === null) throw new AppError('not_found', 'This call does not exist');
    return call;
  }

  const presentById = async (coachId: string, id: string) => presentCall(await getCall(coachId, id));

  function startOf(coach: Coach, date: string, time: string): Date {
    const start = instantAt(date, minutesOf(time), coach.rules.timeZone);
    if (start === null) throw refuseStart('The clocks change that day, so this time doesn’t exist');
    return start;
  }

  return {
    /** The trainer of the landing page; null where there is none. */
    async findLandingTrainer(): Promise<LandingTrainer | null> {
      const email = options.landingTrainerEmail;
      const coach = email === null ? null : await availability.findCoachByEmail(email);
      if (coach === null) return null;
      const { timeZone, horizonDays, minimumNoticeMinutes } = coach.rules;
      return { id: coach.id, firstName: coach.firstName, timeZone, horizonDays, minimumNoticeMinutes, callMinutes };
    },

    /** The starts that can be booked with a trainer from one day to another, both included. Throws 502 where the calendar cannot be asked. */
    async listSlots(query: { trainerId: string; from: string; to: string }): Promise<string[]> {
      const coach = await availability.getBookable(query.trainerId);
      const { timeZone } = coach.rules;
      const start = instantAtOrAfter(query.from, 0, timeZone);
      const end = instantAtOrAfter(addDays(query.to, 1), 0, timeZone);
      if (end.getTime() - start.getTime() > (longestDays + 1) * dayMs) {
        throw new AppError('invalid_input', `At most ${longestDays} days can be asked for at once`);
      }
      const serving = await calendars.findServing(coach.id, null);
      const free = await times.listShown(coach, serving, { start, end });
      if (free.kind !== 'times') throw calendarDown();
      return free.starts.map((slot) => slot.toISOString());
    },

    /** The starts of a day that are taken. */
    async listTakenTimes(request: { trainerId: string; date: string }): Promise<{ start_time: string }[]> {
      const coach = await availability.getBookable(request.trainerId);
      const { timeZone } = coach.rules;
      const day = {
        start: instantAtOrAfter(request.date, 0, timeZone),
        end: instantAtOrAfter(addDays(request.date, 1), 0, timeZone),
      };
      const taken = await listTaken(database, coach.id, day);
      return taken
        .filter(({ start }) => start >= day.start)
        .map(({ start }) => ({ start_time: timeOfDay(wallTimeAt(start, timeZone).minutes) }));
    },

    /** Books a call for a signed-in user. */
    async book(user: SessionUser | null, request: z.output<typeof BookCall>): Promise<Appointment> {
      if (user === null) throw new AppError('unauthenticated', 'You must be logged in to book an appointment');
      if (request.client_id !== user.id) throw new AppError('forbidden', 'You can only book calls for yourself');
      await options.requireVerified(user.id);
      const coach = await availability.getBookable(request.trainer_id);
      const guest = await availability.getCoach(user.id);
      const start = startOf(coach, request.date, request.start_time);
      const serving = await calendars.findServing(coach.id, null);
      const zone = request.timeZone ?? null;
      const outcome = await booking.book(coach, serving, start, {
        clientId: user.id,
        source: 'landing',
        guestName: `${guest.firstName} ${guest.lastName}`,
        guestEmail: guest.email,
        guestTimeZone: zone !== null && isTimeZone(zone) ? zone : null,
        language: 'en',
        notes: request.notes === undefined || request.notes === '' ? null : request.notes,
      });
      switch (outcome.kind) {
        case 'booked':
        case 'unconfirmed':
        case 'link-only':
          return presentAppointment(outcome.call, coach.rules.timeZone, options.manageLinks.urlOf(outcome.call));
        default:
          throw refusalOf(outcome, coach);
      }
    },

    /** The coach's calls, page by page. */
    async listCalls(
      coachId: string,
      query: {
        from?: string | undefined;
        to?: string | undefined;
        order?: 'soonest' | 'newest' | undefined;
        limit?: number | undefined;
        cursor?: string | undefined;
      },
    ): Promise<Page<CoachCall[]>> {
      const limit = query.limit ?? listLength;
      const found = await listCalls(database, coachId, {
        from: query.from === undefined ? null : new Date(query.from),
        to: query.to === undefined ? null : new Date(query.to),
        order: query.order ?? 'soonest',
        start: readCursor(query.cursor),
        limit: limit + 1,
      });
      const shown = found.slice(0, limit);
      const last = shown.at(-1)?.appointment;
      return {
        value: shown.map(presentCall),
        nextCursor: found.length > limit && last !== undefined ? writeCursor({ at: last.startsAt, id: last.id }) : null,
      };
    },

    /** Cancels a call to come; the reason is for the guest. */
    async cancelCall(coachId: string, id: string, reason: string | null): Promise<CoachCall> {
      const { appointment } = await getCall(coachId, id);
      if (appointment.status !== 'cancelled' && appointment.startsAt <= clock.now()) {
        throw new AppError('invalid_input', 'This call has already started');
      }
      await booking.cancel(appointment, 'coach', reason);
      return presentById(coachId, id);
    },

    /** Moves a call to come. */
    async moveCall(coachId: string, id: string, start: Date): Promise<CoachCall> {
      const { appointment } = await getCall(coachId, id);
      const coach = await availability.getCoach(coachId);
      const outcome = await booking.move(coach, appointment, start, 'coach');
      switch (outcome.kind) {
        case 'moved':
        case 'unconfirmed':
          return presentById(coachId, id);
        case 'link-only':
          throw new AppError('conflict', `Only the guest can reschedule this call, at ${outcome.url}`);
        case 'not-found':
          throw new AppError('conflict', 'Only a booked call that hasn’t started can be rescheduled');
        default:
          throw refusalOf(outcome, coach);
      }
    },

    /** Marks whether the guest came. */
    async recordOutcome(coachId: string, id: string, outcome: 'shown' | 'no-show'): Promise<CoachCall> {
      await getCall(coachId, id);
      await inTransaction(database, async (tx) => {
        const call = await lockAppointment(tx, id);
        const now = clock.now();
        if (call === null || call.status !== 'confirmed' || call.startsAt > now) {
          throw new AppError('invalid_input', 'Only a call that has started can be marked');
        }
        const marked = await changes.update(tx, call, { outcome });
        if (outcome === 'no-show') await requestNoShowMessage(tx, marked, now);
      });
      return presentById(coachId, id);
    },

    /** The calls to come, and what stands in the connected calendar besides. */
    async listEvents(coachId: string) {
      const rows = await listCalls(database, coachId, {
        from: clock.now(),
        to: null,
        order: 'soonest',
        start: null,
        limit: shownEvents,
      });
      const confirmed = rows.filter(({ appointment }) => appointment.status === 'confirmed');
      return calendarView.listEvents(coachId, confirmed, shownEvents);
    },
  };
}
