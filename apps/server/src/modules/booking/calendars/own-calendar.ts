import { callMinutes } from '@spotter/domain/booking';
import type { BookingRequest, Calendar, CalendarAccount, CalendarBooking } from '@spotter/providers/ports/calendar';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isId } from '../../../platform/ids.ts';
import { toWorkspaceId, type WorkspaceId } from '../../../platform/access.ts';
import {
  insertAppointment,
  isOverlap,
  listTaken,
  lockTimes,
  type AppointmentRow,
  type NewAppointment,
} from '../appointments.repository.ts';
import { findTimeZone } from '../availability.repository.ts';
import {
  cancelOwnBooking,
  findOwnBooking,
  listChangedSince,
  listOwnBookings,
  listStanding,
  moveOwnBooking,
} from './own-calendar.repository.ts';

/**
 * Serves Spotter's own appointments as a calendar, for coaches who have connected none. Account and calendar are
 * the workspace; a booking has the id of its appointment.
 */
export function createOwnCalendar({ database, clock }: { database: Database; clock: Clock }): Calendar {
  async function find({ accountId }: CalendarAccount, id: string): Promise<AppointmentRow | null> {
    return isId(id) ? findOwnBooking(database, toWorkspaceId(accountId), id) : null;
  }

  return {
    kind: 'own',
    needsGuest: [],
    notifiesGuest: false,

    async describe(accountId) {
      const timeZone = await findTimeZone(database, toWorkspaceId(accountId));
      if (timeZone === null) return { kind: 'refused', detail: 'there is no such coach' };
      return {
        kind: 'described',
        timeZone,
        calendars: [{ calendarId: accountId, name: 'Spotter', callMinutes }],
      };
    },

    async listTimes({ accountId }, span) {
      return { kind: 'busy', busy: await listTaken(database, toWorkspaceId(accountId), span) };
    },

    async listEntries({ accountId }, span) {
      const rows = await listOwnBookings(database, toWorkspaceId(accountId), span);
      return {
        kind: 'entries',
        entries: rows.map((row) => ({
          start: row.startsAt,
          end: row.endsAt,
          entryId: row.id,
          title: `Call with ${row.guestName}`,
          guestEmail: row.guestEmail,
          meetingUrl: row.meetingUrl,
          isAllDay: false,
          blocks: true,
        })),
      };
    },

    async book(account, request) {
      const known = await find(account, request.appointmentId);
      if (known !== null) {
        return known.status === 'cancelled' || known.status === 'offered'
          ? { kind: 'refused', detail: 'the appointment is off' }
          : { kind: 'booked', booking: toBooking(known) };
      }
      const row = await inTransaction(database, (tx) =>
        insertAppointment(tx, toRow(toWorkspaceId(account.accountId), request, clock.now())),
      );
      return row === null ? { kind: 'slot-taken' } : { kind: 'booked', booking: toBooking(row) };
    },

    async move(account, bookingId, { start, end }) {
      const known = await find(account, bookingId);
      if (known === null || known.status === 'cancelled') return { kind: 'not-found' };
      try {
        const moved = await inTransaction(database, async (tx) => {
          const workspaceId = toWorkspaceId(account.accountId);
          await lockTimes(tx, workspaceId);
          return moveOwnBooking(tx, workspaceId, bookingId, { startsAt: start, endsAt: end, updatedAt: clock.now() });
        });
        return moved === null ? { kind: 'not-found' } : { kind: 'moved', booking: toBooking(moved) };
      } catch (error) {
        if (isOverlap(error)) return { kind: 'slot-taken' };
        throw error;
      }
    },

    async cancel({ accountId }, bookingId) {
      if (isId(bookingId)) await cancelOwnBooking(database, toWorkspaceId(accountId), bookingId, clock.now());
      return { kind: 'cancelled' };
    },

    async listChanges({ accountId }, cursor) {
      const workspaceId = toWorkspaceId(accountId);
      const since = cursor === null ? new Date(0) : new Date(cursor);
      const rows =
        cursor === null
          ? await listStanding(database, workspaceId, clock.now())
          : await listChangedSince(database, workspaceId, since);
      return {
        kind: 'changes',
        changes: rows.map((row) => ({
          bookingId: row.id,
          appointmentId: row.id,
          state: row.status === 'cancelled' ? 'cancelled' : 'confirmed',
          time: { start: row.startsAt, end: row.endsAt },
          guestEmail: row.guestEmail,
          meetingUrl: row.meetingUrl,
          at: row.updatedAt,
          replaces: null,
        })),
        cursor: (rows.at(-1)?.updatedAt ?? since).toISOString(),
      };
    },
  };
}

function toBooking(row: AppointmentRow): CalendarBooking {
  return { bookingId: row.id, start: row.startsAt, end: row.endsAt, meetingUrl: row.meetingUrl };
}

function toRow(workspaceId: WorkspaceId, request: BookingRequest, now: Date): NewAppointment {
  return {
    id: request.appointmentId,
    workspaceId,
    startsAt: request.start,
    endsAt: request.end,
    status: 'confirmed',
    source: 'landing',
    guestName: request.guest.name,
    guestEmail: request.guest.email,
    guestTimeZone: request.guest.timeZone,
    language: 'en',
    notes: request.notes,
    calendarKind: 'own',
    bookingId: request.appointmentId,
    confirmedAt: now,
    createdAt: now,
    updatedAt: now,
  };
}
