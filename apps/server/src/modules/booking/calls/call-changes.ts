import { callMs } from '@spotter/domain';
import type { CalendarBooking } from '@spotter/providers/ports/calendar';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { AppointmentRow } from '../appointments.repository.ts';
import { requestCallEmails } from '../emails/booking-emails.ts';
import { appointments } from '../booking.tables.ts';
import { requestReminders } from '../in-chat/call-reminders.job.ts';
import { requestCallChangeNotice } from '../booking.jobs.ts';

/** What others are told of a call, in the transaction in which it happens. */
export type CallEvents = {
  /** The calendar has confirmed it. `late`: whoever booked it was told that it is not certain yet. */
  onBooked(tx: Database, call: AppointmentRow, late: boolean): Promise<void>;
  onMoved(tx: Database, call: AppointmentRow): Promise<void>;
  /** Also of one that was not certain yet and came to nothing. */
  onCancelled(tx: Database, call: AppointmentRow): Promise<void>;
};

/** How a change came about. */
type Telling = {
  /** Whether the calendar itself tells a guest whose address it has. */
  calendarTells: boolean;
};

/** Records what became of calls; with each change goes all that follows from it: emails, reminders, news. */
export function createCallChanges({ clock, events }: { clock: Clock; events: CallEvents }) {
  async function update(tx: Database, row: AppointmentRow, change: Partial<AppointmentRow>): Promise<AppointmentRow> {
    const [changed] = await tx
      .update(appointments)
      .set({ ...change, updatedAt: clock.now() })
      .where(eq(appointments.id, row.id))
      .returning();
    return changed!;
  }

  return {
    update,

    /** The calendar has it: only now it is booked. */
    async recordConfirmed(
      tx: Database,
      row: AppointmentRow,
      booking: CalendarBooking,
      { calendarTells, late }: Telling & { late: boolean },
    ): Promise<AppointmentRow> {
      const call = await update(tx, row, {
        status: 'confirmed',
        ...timesOf(booking),
        bookingId: booking.bookingId,
        meetingUrl: booking.meetingUrl,
        linkUrl: null,
        confirmedAt: clock.now(),
        calendarProblem: null,
        ...noTask,
      });
      await requestCallEmails(tx, call, 'booked', { guest: !calendarTells, coach: true }, clock.now());
      await requestReminders(tx, call, clock.now());
      if (late) await requestCallChangeNotice(tx, call, 'outcome', clock.now());
      await events.onBooked(tx, call, late);
      return call;
    },

    /** It is at another time now. `chatKnows`: whoever moved it tells so in the call's chat. */
    async recordMoved(
      tx: Database,
      row: AppointmentRow,
      booking: CalendarBooking,
      { calendarTells, chatKnows }: Telling & { chatKnows: boolean },
    ): Promise<AppointmentRow> {
      await dropHeld(tx, row.id);
      const call = await update(tx, row, {
        ...timesOf(booking),
        bookingId: booking.bookingId,
        meetingUrl: booking.meetingUrl ?? row.meetingUrl,
        sequence: row.sequence + 1,
        remindedDayBeforeAt: null,
        remindedHourBeforeAt: null,
        outcome: null,
        noShowWrittenAt: null,
        calendarProblem: null,
        ...noTask,
      });
      await requestCallEmails(tx, call, 'moved', { guest: !calendarTells, coach: true }, clock.now());
      await requestReminders(tx, call, clock.now());
      if (!chatKnows) await requestCallChangeNotice(tx, call, 'moved', clock.now());
      await events.onMoved(tx, call);
      return call;
    },

    /** It is off, and its time is free. `task`: whether the calendar has still to be told. */
    async recordCancelled(
      tx: Database,
      row: AppointmentRow,
      {
        by,
        reason = null,
        task,
        calendarTells,
      }: Telling & { by: 'coach' | 'guest' | 'calendar'; reason?: string | null; task: 'cancel' | null },
    ): Promise<AppointmentRow> {
      await dropHeld(tx, row.id);
      const call = await update(tx, row, {
        status: 'cancelled',
        cancelledAt: clock.now(),
        cancelledBy: by,
        cancellationReason: reason,
        sequence: row.sequence + 1,
        ...noTask,
        task,
        workingUntil: row.workingUntil,
      });
      await requestCallEmails(tx, call, 'cancelled', { guest: !calendarTells, coach: true }, clock.now());
      // A guest who calls it off in the chat is answered there; one who was only offered a link has nothing to lose.
      if (by !== 'guest' && row.status !== 'offered') await requestCallChangeNotice(tx, call, 'cancelled', clock.now());
      await events.onCancelled(tx, call);
      return call;
    },

    /** A call that was not certain yet cannot be: whoever waits for it is told. */
    async recordReleased(
      tx: Database,
      row: AppointmentRow,
      problem: 'slot-taken' | 'refused' | 'unreachable',
    ): Promise<AppointmentRow> {
      const call = await update(tx, row, {
        status: 'cancelled',
        cancelledAt: clock.now(),
        cancelledBy: 'calendar',
        calendarProblem: problem,
        ...noTask,
      });
      await requestCallEmails(tx, call, 'not-booked', { guest: true, coach: false }, clock.now());
      await requestCallChangeNotice(tx, call, 'outcome', clock.now());
      await events.onCancelled(tx, call);
      return call;
    },

    dropHeld,
  };
}

export type CallChanges = ReturnType<typeof createCallChanges>;

/** What a row says that has nothing left to be told to its calendar. */
export const noTask = { task: null, movingTo: null, taskAttempts: 0, workingUntil: null } as const;

/** Gives up the time that was kept for a move. */
async function dropHeld(tx: Database, appointmentId: string): Promise<void> {
  await tx.delete(appointments).where(and(eq(appointments.heldFor, appointmentId), eq(appointments.status, 'held')));
}

/** A calendar's calls may be shorter than ours; a longer one would reach into the next. */
function timesOf({ start, end }: CalendarBooking): { startsAt: Date; endsAt: Date } {
  return { startsAt: start, endsAt: new Date(Math.min(end.getTime(), start.getTime() + callMs)) };
}
