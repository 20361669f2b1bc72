import type { CoachCall, Page } from '@spotter/contract';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Access, WorkspaceId } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isId } from '../../../platform/ids.ts';
import { readCursor, writeCursor } from '../../chats/index.ts';
import { listCalls } from '../appointments.repository.ts';
import type { AvailabilityService } from '../availability.ts';
import { refusalOf } from '../booking-refusals.ts';
import { presentCall } from '../booking.presenter.ts';
import { createCalendarView } from '../calendars/calendar-view.ts';
import type { Calendars } from '../calendars/calendars.ts';
import type { CallBooking } from './call-booking.ts';
import { getCall } from './get-call.ts';

const listLength = 50;
const shownEvents = 100;

type CallsQuery = {
  from?: string | undefined;
  to?: string | undefined;
  order?: 'soonest' | 'newest' | undefined;
  chatId?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

/** Manages the coach's own calls. Another user's calls do not exist here. */
export function createCoachCalls(options: {
  database: Database;
  clock: Clock;
  availability: AvailabilityService;
  calendars: Calendars;
  booking: CallBooking;
}) {
  const { database, clock, availability, booking } = options;
  const calendarView = createCalendarView(options);

  const presentById = async (workspaceId: WorkspaceId, id: string) =>
    presentCall(await getCall(database, workspaceId, id));

  return {
    /** Returns the coach's calls, page by page. */
    async list({ workspaceId }: Access, query: CallsQuery): Promise<Page<CoachCall[]>> {
      const limit = query.limit ?? listLength;
      if (query.chatId !== undefined && !isId(query.chatId)) return { value: [], nextCursor: null };
      const found = await listCalls(database, workspaceId, {
        from: query.from === undefined ? null : new Date(query.from),
        to: query.to === undefined ? null : new Date(query.to),
        order: query.order ?? 'soonest',
        start: readCursor(query.cursor),
        limit: limit + 1,
        chatId: query.chatId,
      });
      const shown = found.slice(0, limit);
      const last = shown.at(-1)?.appointment;
      return {
        value: shown.map(presentCall),
        nextCursor: found.length > limit && last !== undefined ? writeCursor({ at: last.startsAt, id: last.id }) : null,
      };
    },

    /** Cancels an upcoming call; the reason is for the guest. */
    async cancel({ workspaceId }: Access, id: string, reason: string | null): Promise<CoachCall> {
      const { appointment } = await getCall(database, workspaceId, id);
      if (appointment.status !== 'cancelled' && appointment.startsAt <= clock.now()) {
        throw new AppError('invalid_input', 'This call has already started');
      }
      await booking.cancel(appointment, 'coach', reason);
      return presentById(workspaceId, id);
    },

    /** Moves an upcoming call. */
    async move({ workspaceId }: Access, id: string, start: Date): Promise<CoachCall> {
      const { appointment } = await getCall(database, workspaceId, id);
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

export type CoachCalls = ReturnType<typeof createCoachCalls>;
