import { and, eq } from 'drizzle-orm';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import { lockAppointment, type AppointmentRow } from '../appointments.repository.ts';
import { requestCallEmails } from '../emails/booking-emails.ts';
import { appointments } from '../booking.tables.ts';
import { noTask, type CallChanges } from '../calls/call-changes.ts';
import { requestCallChangeNotice } from '../booking.jobs.ts';

/** How a task stands after a try. */
export type SyncResult =
  /** Done, or nothing was to be done. */
  | { kind: 'in-step'; call: AppointmentRow }
  /** The calendar has something else at that time: the call is released, or stays where it was. */
  | { kind: 'slot-taken' }
  /** The guest has to do it themselves, at this address. */
  | { kind: 'link-only'; url: string }
  /** The calendar does not have the call any more: it was cancelled there. */
  | { kind: 'gone' }
  /** Certainly nothing was done: the call is released, or stays where it was. */
  | { kind: 'calendar-down' }
  /** It may have been done, or will be: a job finds out. */
  | { kind: 'unconfirmed' };

/** Somebody who waits for the first try, and until when. */
export type Listener = {
  isListening: boolean;
  /** The result is being stored as one that is heard: now it has to be waited for. */
  isAnswering: boolean;
  /** It is the agent, who says in the chat what it hears; what it does not hear any more is told there later. */
  isInChat: boolean;
};

/** Whether somebody still listens; from here on they wait until it is stored. */
export function isStillWaiting(listener: Listener): boolean {
  listener.isAnswering = listener.isListening;
  return listener.isListening;
}

const giveUpMovingMs = 24 * 3_600_000;
const giveUpCancellingMs = 7 * 24 * 3_600_000;

/** What becomes of a call when its calendar did not do what it was told. */
export function createSyncResults(options: { database: Database; clock: Clock; logger: Logger; changes: CallChanges }) {
  const { database, clock, logger, changes } = options;

  /** Gives the time of a call back that cannot be booked. Whoever waits gets it as the result, others by email. */
  async function release(
    row: AppointmentRow,
    listener: Listener,
    problem: 'slot-taken' | 'refused' | 'unreachable',
  ): Promise<SyncResult> {
    const isTold = listener.isListening && row.taskAttempts === 1;
    listener.isAnswering = isTold;
    await inTransaction(database, async (tx) => {
      const present = await lockAppointment(tx, row.id);
      if (present === null || present.status !== 'pending') return;
      if (isTold) await tx.delete(appointments).where(eq(appointments.id, row.id));
      else await changes.recordReleased(tx, present, problem);
    });
    return { kind: problem === 'slot-taken' ? 'slot-taken' : 'calendar-down' };
  }

  /** A move comes to nothing: the call stays where it was. */
  async function stay(row: AppointmentRow, listener: Listener, result: SyncResult): Promise<SyncResult> {
    const isTold = isStillWaiting(listener);
    await inTransaction(database, async (tx) => {
      await changes.dropHeld(tx, row.id);
      const [call] = await tx
        .update(appointments)
        .set({ ...noTask, updatedAt: clock.now() })
        .where(and(eq(appointments.id, row.id), eq(appointments.task, 'move')))
        .returning();
      if (call !== undefined && listener.isInChat && !isTold)
        await requestCallChangeNotice(tx, call, 'stays', clock.now());
    });
    return result;
  }

  /** The calendar keeps what it has; the guest whom it would have told is told by us. */
  async function leave(
    row: AppointmentRow,
    problem: 'refused' | 'disconnected' | 'unreachable',
    tellGuest: boolean,
  ): Promise<SyncResult> {
    const call = await inTransaction(database, async (tx) => {
      const present = await lockAppointment(tx, row.id);
      if (present === null) return row;
      await changes.dropHeld(tx, row.id);
      const left = await changes.update(tx, present, { calendarProblem: problem, ...noTask });
      if (tellGuest) await requestCallEmails(tx, left, 'cancelled', { guest: true, coach: false }, clock.now());
      return left;
    });
    return { kind: 'in-step', call };
  }

  /** Tries again later, or gives up when that can help nobody any more. */
  async function postpone(row: AppointmentRow, listener: Listener, detail: string): Promise<SyncResult> {
    const now = clock.now().getTime();
    logger.info({ appointmentId: row.id, task: row.task, detail }, 'A calendar is asked again later');
    if (row.task === 'book' && now > row.startsAt.getTime()) {
      await leave(row, 'unreachable', false);
    } else if (
      row.task === 'move' &&
      now > Math.min(row.updatedAt.getTime() + giveUpMovingMs, row.startsAt.getTime())
    ) {
      await stay(row, listener, { kind: 'calendar-down' });
    } else if (row.task === 'cancel' && now > row.updatedAt.getTime() + giveUpCancellingMs) {
      await leave(row, 'unreachable', true);
    } else {
      await database.update(appointments).set({ workingUntil: null }).where(eq(appointments.id, row.id));
    }
    return { kind: 'unconfirmed' };
  }

  return { release, stay, leave, postpone };
}
