import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import { dropHeld, lockAppointment, noTask, type AppointmentRow } from '../appointments.repository.ts';
import { requestCallEmails } from '../emails/booking-emails.ts';
import type { CallChanges } from '../calls/call-changes.ts';
import { requestCallChangeNotice } from '../booking.jobs.ts';
import { deleteAppointment, endTask, giveTaskBack } from './calendar-tasks.repository.ts';

/** The state of a task after a try. */
export type SyncResult =
  /** Done, or nothing was to be done. */
  | { kind: 'in-step'; call: AppointmentRow }
  /** The calendar has something else at that time: the call is released, or stays where it was. */
  | { kind: 'slot-taken' }
  /** The guest has to do it themselves, at this address. */
  | { kind: 'link-only'; url: string }
  /** The calendar no longer has the call: it was canceled there. */
  | { kind: 'gone' }
  /** Nothing was done for certain: the call is released, or stays where it was. */
  | { kind: 'calendar-down' }
  /** It may have been done, or will be: a job finds out. */
  | { kind: 'unconfirmed' };

/** A person who waits for the first try, and until when. */
export type Waiter = {
  isWaiting: boolean;
  /** Whether the result is being stored for the person, who then has to wait for it. */
  isResponding: boolean;
  /** Whether it is the agent, who reports results in the chat; later results are reported there separately. */
  isInChat: boolean;
};

/** Returns whether the person still listens, and if so makes them wait until the result is stored. */
export function isStillWaiting(waiter: Waiter): boolean {
  waiter.isResponding = waiter.isWaiting;
  return waiter.isWaiting;
}

const giveUpMovingMs = 24 * 3_600_000;
const giveUpCancelingMs = 7 * 24 * 3_600_000;

/** Handles a call whose calendar did not do its task. */
export function createSyncResults(options: { database: Database; clock: Clock; logger: Logger; changes: CallChanges }) {
  const { database, clock, logger, changes } = options;

  /**
   * Releases the time of a call that cannot be booked.
   * A person who waits gets the result directly, others by email.
   */
  async function release(
    row: AppointmentRow,
    waiter: Waiter,
    problem: 'slot-taken' | 'refused' | 'unreachable',
  ): Promise<SyncResult> {
    const isReported = waiter.isWaiting && row.taskAttempts === 1;
    waiter.isResponding = isReported;
    await inTransaction(database, async (tx) => {
      const present = await lockAppointment(tx, row.id);
      if (present === null || present.status !== 'pending') return;
      if (isReported) await deleteAppointment(tx, row.id);
      else await changes.recordReleased(tx, present, problem);
    });
    return { kind: problem === 'slot-taken' ? 'slot-taken' : 'calendar-down' };
  }

  /** Gives up a move: the call stays where it was. */
  async function stay(row: AppointmentRow, waiter: Waiter, result: SyncResult): Promise<SyncResult> {
    const isReported = isStillWaiting(waiter);
    await inTransaction(database, async (tx) => {
      await dropHeld(tx, row.id);
      const call = await endTask(tx, row.id, 'move', clock.now());
      if (call !== null && waiter.isInChat && !isReported)
        await requestCallChangeNotice(tx, call, 'stays', clock.now());
    });
    return result;
  }

  /** Leaves the calendar as it is. `notifyGuest`: whether an email tells the guest, because the calendar will not. */
  async function recordUnfinished(
    row: AppointmentRow,
    problem: 'refused' | 'disconnected' | 'unreachable',
    notifyGuest: boolean,
  ): Promise<SyncResult> {
    const call = await inTransaction(database, async (tx) => {
      const present = await lockAppointment(tx, row.id);
      if (present === null) return row;
      await dropHeld(tx, row.id);
      const left = await changes.update(tx, present, { calendarProblem: problem, ...noTask });
      if (notifyGuest) await requestCallEmails(tx, left, 'cancelled', { guest: true, coach: false }, clock.now());
      return left;
    });
    return { kind: 'in-step', call };
  }

  /** Tries again later, or gives up when it can no longer help. */
  async function postpone(row: AppointmentRow, waiter: Waiter, detail: string): Promise<SyncResult> {
    const now = clock.now().getTime();
    logger.info({ appointmentId: row.id, task: row.task, detail }, 'A calendar is asked again later');
    if (row.task === 'book' && now > row.startsAt.getTime()) {
      await recordUnfinished(row, 'unreachable', false);
    } else if (
      row.task === 'move' &&
      now > Math.min(row.updatedAt.getTime() + giveUpMovingMs, row.startsAt.getTime())
    ) {
      await stay(row, waiter, { kind: 'calendar-down' });
    } else if (row.task === 'cancel' && now > row.updatedAt.getTime() + giveUpCancelingMs) {
      await recordUnfinished(row, 'unreachable', true);
    } else {
      await giveTaskBack(database, row.id);
    }
    return { kind: 'unconfirmed' };
  }

  return { release, stay, recordUnfinished, postpone };
}
