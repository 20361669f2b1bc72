import { callMinutes } from '@spotter/domain';
import type { BookingRequest, Calendar, CalendarAccount, CalendarBooking } from '@spotter/providers/ports/calendar';
import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isId } from '../../../platform/ids.ts';
import { users } from '../../users/users.tables.ts';
import { holdsTime, insertAppointment, isOverlap, lockTimes, type AppointmentRow } from '../appointments.repository.ts';
import { appointments } from '../booking.tables.ts';

/**
 * Spotter's own appointments as a calendar, for coaches who have connected none. Account and calendar are the coach; a
 * booking has the id of its appointment.
 */
export function createOwnCalendar({ database, clock }: { database: Database; clock: Clock }): Calendar {
  const ownedBy = ({ accountId }: CalendarAccount, id: string) =>
    and(eq(appointments.id, id), eq(appointments.coachId, accountId));

  async function find(account: CalendarAccount, id: string): Promise<AppointmentRow | null> {
    if (!isId(id)) return null;
    const [row] = await database.select().from(appointments).where(ownedBy(account, id));
    return row ?? null;
  }

  return {
    kind: 'own',
    needsGuest: [],
    tellsGuest: false,

    async describe(coachId) {
      const [coach] = await database.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, coachId));
      if (coach === undefined) return { kind: 'refused', detail: 'there is no such coach' };
      return {
        kind: 'described',
        timeZone: coach.timeZone,
        calendars: [{ calendarId: coachId, name: 'Spotter', callMinutes }],
      };
    },

    async listTimes({ accountId }, { start, end }) {
      const rows = await database
        .select({ start: appointments.startsAt, end: appointments.endsAt })
        .from(appointments)
        .where(
          and(
            eq(appointments.coachId, accountId),
            holdsTime,
            lt(appointments.startsAt, end),
            gt(appointments.endsAt, start),
          ),
        )
        .orderBy(asc(appointments.startsAt));
      return { kind: 'busy', busy: rows };
    },

    async listEntries({ accountId }, { start, end }) {
      const rows = await database
        .select()
        .from(appointments)
        .where(
          and(
            eq(appointments.coachId, accountId),
            eq(appointments.status, 'confirmed'),
            lt(appointments.startsAt, end),
            gt(appointments.endsAt, start),
          ),
        )
        .orderBy(asc(appointments.startsAt))
        .limit(100);
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
        insertAppointment(tx, toRow(account.accountId, request, clock.now())),
      );
      return row === null ? { kind: 'slot-taken' } : { kind: 'booked', booking: toBooking(row) };
    },

    async move(account, bookingId, { start, end }) {
      const known = await find(account, bookingId);
      if (known === null || known.status === 'cancelled') return { kind: 'not-found' };
      try {
        const moved = await inTransaction(database, async (tx) => {
          await lockTimes(tx, account.accountId);
          const [stored] = await tx
            .update(appointments)
            .set({ startsAt: start, endsAt: end, updatedAt: clock.now() })
            .where(and(ownedBy(account, bookingId), holdsTime))
            .returning();
          return stored;
        });
        return moved === undefined ? { kind: 'not-found' } : { kind: 'moved', booking: toBooking(moved) };
      } catch (error) {
        if (isOverlap(error)) return { kind: 'slot-taken' };
        throw error;
      }
    },

    async cancel(account, bookingId) {
      if (isId(bookingId)) {
        const now = clock.now();
        await database
          .update(appointments)
          .set({ status: 'cancelled', cancelledAt: now, updatedAt: now })
          .where(and(ownedBy(account, bookingId), holdsTime));
      }
      return { kind: 'cancelled' };
    },

    async listChanges({ accountId }, cursor) {
      const since = cursor === null ? new Date(0) : new Date(cursor);
      const rows = await database
        .select()
        .from(appointments)
        .where(
          and(
            eq(appointments.coachId, accountId),
            gt(appointments.updatedAt, since),
            ...(cursor === null ? [gt(appointments.endsAt, clock.now()), holdsTime] : []),
          ),
        )
        .orderBy(asc(appointments.updatedAt));
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

function toRow(coachId: string, request: BookingRequest, now: Date): typeof appointments.$inferInsert {
  return {
    id: request.appointmentId,
    coachId,
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
