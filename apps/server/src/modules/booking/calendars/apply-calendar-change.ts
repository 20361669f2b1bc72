import type { CalendarChange } from '@spotter/providers/ports/calendar';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Logger } from '../../../platform/logger.ts';
import { isId } from '../../../platform/ids.ts';
import { isOverlap, lockTimes, type AppointmentRow } from '../appointments.repository.ts';
import { appointments } from '../booking.tables.ts';
import type { CallChanges } from '../calls/call-changes.ts';

/** The connected calendar that the news is from. */
export type NewsSource = { credentialId: string; coachId: string };

/** What takes in news of a call. `readAt`: when it was read; what we did since then is newer. */
export type CalendarNews = (source: NewsSource, change: CalendarChange, readAt?: Date) => Promise<void>;

/** Takes in what happened to calls at the calendar's side. Old news, and news of what we did ourselves, changes nothing. */
export function createCalendarNews(options: {
  database: Database;
  logger: Logger;
  changes: CallChanges;
}): CalendarNews {
  const { database, logger, changes } = options;

  async function find(tx: Database, source: NewsSource, change: CalendarChange): Promise<AppointmentRow | null> {
    const ours = and(eq(appointments.coachId, source.coachId), ne(appointments.status, 'held'));
    if (change.appointmentId !== null && isId(change.appointmentId)) {
      const [row] = await tx
        .select()
        .from(appointments)
        .where(and(ours, eq(appointments.id, change.appointmentId)))
        .for('update');
      return row ?? null;
    }
    const [row] = await tx
      .select()
      .from(appointments)
      .where(
        and(
          ours,
          eq(appointments.credentialId, source.credentialId),
          inArray(appointments.bookingId, [change.bookingId, ...(change.replaces === null ? [] : [change.replaces])]),
        ),
      )
      .for('update');
    return row ?? null;
  }

  async function takeIn(tx: Database, source: NewsSource, change: CalendarChange, readAt: Date | null): Promise<void> {
    await lockTimes(tx, source.coachId);
    const row = await find(tx, source, change);
    if (row === null || isOld(row, change)) return;
    // A task under way settles by itself what it does.
    if (row.task === 'move' || row.task === 'cancel') return;
    if (readAt !== null && row.updatedAt > readAt) return;
    // Of a booking that another one took the place of.
    const isPresent = row.bookingId === null || [change.bookingId, change.replaces].includes(row.bookingId);
    if (!isPresent) return;
    const taken = { ...row, calendarChangedAt: change.at ?? row.calendarChangedAt };
    await changes.update(tx, row, { calendarChangedAt: taken.calendarChangedAt });
    if (change.state === 'cancelled') {
      if (row.status === 'confirmed' || row.status === 'pending') {
        await changes.recordCancelled(tx, taken, { by: 'calendar', task: null, calendarTells: tells(row, change) });
      }
      return;
    }
    if (change.time !== null) await takeInTime(tx, taken, { ...change, time: change.time });
  }

  async function takeInTime(
    tx: Database,
    row: AppointmentRow,
    change: CalendarChange & { time: NonNullable<CalendarChange['time']> },
  ): Promise<void> {
    const booking = { bookingId: change.bookingId, ...change.time, meetingUrl: change.meetingUrl };
    const calendarTells = tells(row, change);
    switch (row.status) {
      case 'pending':
      case 'offered': {
        const known = await changes.update(tx, row, { guestEmail: row.guestEmail ?? change.guestEmail });
        await changes.recordConfirmed(tx, known, booking, { calendarTells, late: true });
        return;
      }
      case 'confirmed':
        if (row.startsAt.getTime() !== change.time.start.getTime()) {
          await changes.recordMoved(tx, row, booking, { calendarTells, chatKnows: false });
        } else {
          const meetingUrl = change.meetingUrl ?? row.meetingUrl;
          await changes.update(tx, row, { bookingId: change.bookingId, meetingUrl });
        }
        return;
      case 'cancelled':
        // Moved there, and the end of the old booking was told first.
        if (row.cancelledBy === 'calendar' && row.calendarProblem === null) {
          const back = await changes.update(tx, row, { status: 'confirmed', cancelledAt: null, cancelledBy: null });
          await changes.recordMoved(tx, back, booking, { calendarTells, chatKnows: false });
        }
        return;
      case 'held':
    }
  }

  return async (source, change, readAt) => {
    try {
      await inTransaction(database, (tx) => takeIn(tx, source, change, readAt ?? null));
    } catch (error) {
      if (!isOverlap(error)) throw error;
      // Two calls of one coach cannot be at one time: ours stays where it was, and says so.
      logger.warn({ bookingId: change.bookingId }, 'A call was moved onto another one in the calendar');
      await inTransaction(database, async (tx) => {
        const row = await find(tx, source, change);
        if (row === null) return;
        const calendarChangedAt = change.at ?? row.calendarChangedAt;
        await changes.update(tx, row, { calendarProblem: 'moved-onto-another', calendarChangedAt });
      });
    }
  };
}

/** Older than what is known of the same booking; one that takes its place is always news. */
function isOld(row: AppointmentRow, { bookingId, at }: CalendarChange): boolean {
  return bookingId === row.bookingId && at !== null && row.calendarChangedAt !== null && at < row.calendarChangedAt;
}

/** What happens there is told there, to a guest whose address the calendar has. */
function tells(row: AppointmentRow, change: CalendarChange): boolean {
  return change.guestEmail !== null || row.guestEmail !== null;
}
