import type { Appointment, BookCall, CoachCall, LandingTrainer, Page } from '@spotter/contract';
import {
  addDays,
  callMinutes,
  parseTimeZone,
  instantAt,
  instantAtOrAfter,
  minutesOf,
  timeOfDay,
  wallTimeAt,
} from '@spotter/domain';
import type { z } from 'zod';
import { inTransaction, type Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId } from '../../platform/ids.ts';
import { readCursor, writeCursor } from '../chats/index.ts';
import type { Access, WorkspaceId } from '../../platform/access.ts';
import { findCall, listCalls, listTaken, lockAppointment, type CallRow } from './appointments.repository.ts';
import type { AvailabilityService, Coach } from './availability.ts';
import { alternativesCount, type CallBooking } from './calls/call-booking.ts';
import { presentAppointment, presentCall } from './booking.presenter.ts';
import { calendarDown, refusalOf, refuseStart, timesChanged } from './booking-refusals.ts';
import { createCalendarView } from './calendars/calendar-view.ts';
import type { Calendars, ServingCalendar } from './calendars/calendars.ts';
import type { CallChanges } from './calls/call-changes.ts';
import type { CallTimes } from './calls/call-times.ts';
import type { ManageLinks } from './calls/manage-links.ts';
import { requestNoShowMessage } from './in-chat/no-show/no-show.job.ts';

const listLength = 50;
const maxDays = 62;
const shownEvents = 100;
const dayMs = 24 * 3_600_000;

/** Books from the landing page, and manages the coach's own calls. Another user's calls do not exist here. */
export function createBookingService(options: {
  database: Database;
  clock: Clock;
  availability: AvailabilityService;
  calendars: Calendars;
  times: CallTimes;
  booking: CallBooking;
  changes: CallChanges;
  manageLinks: ManageLinks;
  /** The coach whose calls the landing page offers; null: none. */
  landingTrainerEmail: string | null;
  /** Refuses a user who has not confirmed their address. */
  requireVerified(userId: string): Promise<void>;
}) {
  const { database, clock, availability, calendars, times, booking, changes } = options;

  const calendarView = createCalendarView({ calendars, clock });

  async function getCall(workspaceId: WorkspaceId, id: string): Promise<CallRow> {
    const call = isId(id) ? await findCall(database, workspaceId, id) : null;
    if (call === null) throw new AppError('not_found', 'This call does not exist');
    return call;
  }

  const presentById = async (workspaceId: WorkspaceId, id: string) => presentCall(await getCall(workspaceId, id));

  /** Returns the start that a guest means. Refuses one whose wall time now means another instant than was shown. */
  async function startOf(
    coach: Coach,
    serving: ServingCalendar,
    { date, start_time: time, start: shown }: z.output<typeof BookCall>,
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

  return {
    /** Returns the trainer of the landing page; null where there is none. */
    async findLandingTrainer(): Promise<LandingTrainer | null> {
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
      const start = instantAtOrAfter(query.from, 0, timeZone);
      const end = instantAtOrAfter(addDays(query.to, 1), 0, timeZone);
      if (end.getTime() - start.getTime() > (maxDays + 1) * dayMs) {
        throw new AppError('invalid_input', `At most ${maxDays} days can be asked for at once`);
      }
      const serving = await calendars.findServing(coach.workspaceId, null);
      const free = await times.listShown(coach, serving, { start, end });
      if (free.kind !== 'times') throw calendarDown();
      return free.starts.map((slot) => slot.toISOString());
    },

    /** Returns the starts of a day that are taken. */
    async listTakenTimes(request: { trainerId: string; date: string }): Promise<{ start_time: string }[]> {
      const coach = await availability.getBookable(request.trainerId);
      const { timeZone } = coach.rules;
      const day = {
        start: instantAtOrAfter(request.date, 0, timeZone),
        end: instantAtOrAfter(addDays(request.date, 1), 0, timeZone),
      };
      const taken = await listTaken(database, coach.workspaceId, day);
      return taken
        .filter(({ start }) => start >= day.start)
        .map(({ start }) => ({ start_time: timeOfDay(wallTimeAt(start, timeZone).minutes) }));
    },

    /** Books a call for a signed-in user. */
    async book(access: Access | null, request: z.output<typeof BookCall>): Promise<Appointment> {
      if (access === null) throw new AppError('unauthenticated', 'You must be logged in to book an appointment');
      if (request.client_id !== access.userId) throw new AppError('forbidden', 'You can only book calls for yourself');
      await options.requireVerified(access.userId);
      const coach = await availability.getBookable(request.trainer_id);
      const guest = await availability.getCoach(access.workspaceId);
      const serving = await calendars.findServing(coach.workspaceId, null);
      const start = await startOf(coach, serving, request);
      const outcome = await booking.book(coach, serving, start, {
        clientId: access.userId,
        source: 'landing',
        guestName: `${guest.firstName} ${guest.lastName}`,
        guestEmail: guest.email,
        guestTimeZone: parseTimeZone(request.timeZone),
        language: 'en',
        notes: request.notes === undefined || request.notes === '' ? null : request.notes,
      });
      switch (outcome.kind) {
        case 'booked':
        case 'unconfirmed':
        case 'link-only':
          return presentAppointment(outcome.call, coach, options.manageLinks.urlOf(outcome.call));
        default:
          throw refusalOf(outcome, coach, { wasShown: request.start !== undefined });
      }
    },

    /** Returns the coach's calls, page by page. */
    async listCalls(
      { workspaceId }: Access,
      query: {
        from?: string | undefined;
        to?: string | undefined;
        order?: 'soonest' | 'newest' | undefined;
        limit?: number | undefined;
        cursor?: string | undefined;
      },
    ): Promise<Page<CoachCall[]>> {
      const limit = query.limit ?? listLength;
      const found = await listCalls(database, workspaceId, {
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

    /** Cancels an upcoming call; the reason is for the guest. */
    async cancelCall({ workspaceId }: Access, id: string, reason: string | null): Promise<CoachCall> {
      const { appointment } = await getCall(workspaceId, id);
      if (appointment.status !== 'cancelled' && appointment.startsAt <= clock.now()) {
        throw new AppError('invalid_input', 'This call has already started');
      }
      await booking.cancel(appointment, 'coach', reason);
      return presentById(workspaceId, id);
    },

    /** Moves an upcoming call. */
    async moveCall({ workspaceId }: Access, id: string, start: Date): Promise<CoachCall> {
      const { appointment } = await getCall(workspaceId, id);
      const coach = await availability.getCoach(workspaceId);
      const outcome = await booking.move(coach, appointment, start, 'coach');
      switch (outcome.kind) {
        case 'moved':
        case 'unconfirmed':
          return presentById(workspaceId, id);
        case 'link-only':
          throw new AppError('conflict', `Only the guest can reschedule this call, at ${outcome.url}`);
        case 'not-found':
          throw new AppError('conflict', 'Only a booked call that hasn’t started can be rescheduled');
        default:
          throw refusalOf(outcome, coach, { wasShown: true });
      }
    },

    /** Marks whether the guest came. */
    async recordOutcome({ workspaceId }: Access, id: string, outcome: 'shown' | 'no-show'): Promise<CoachCall> {
      await getCall(workspaceId, id);
      await inTransaction(database, async (tx) => {
        const call = await lockAppointment(tx, id);
        const now = clock.now();
        if (call === null || call.status !== 'confirmed' || call.startsAt > now) {
          throw new AppError('invalid_input', 'Only a call that has started can be marked');
        }
        const marked = await changes.update(tx, call, { outcome });
        if (outcome === 'no-show') await requestNoShowMessage(tx, marked, now);
      });
      return presentById(workspaceId, id);
    },

    /** Returns the upcoming calls, and the other entries of the connected calendar. */
    async listEvents({ workspaceId }: Access) {
      const rows = await listCalls(database, workspaceId, {
        from: clock.now(),
        to: null,
        order: 'soonest',
        start: null,
        limit: shownEvents,
      });
      const confirmed = rows.filter(({ appointment }) => appointment.status === 'confirmed');
      return calendarView.listEvents(workspaceId, confirmed, shownEvents);
    },
  };
}
