import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import { handleJob, type JobResult } from '../../../queue/define-job.ts';
import { requestJobs } from '../../../queue/queue.ts';
import { findAppointment, type AppointmentRow } from '../appointments.repository.ts';
import { callInStepJob } from '../booking.jobs.ts';
import { appointments } from '../booking.tables.ts';
import type { CalendarTasks } from './calendar-tasks.ts';
import type { Calendars } from './calendars.ts';
import type { CallTimes } from '../calls/call-times.ts';
import type { Listener, SyncResult } from './sync-results.ts';

/** One process has a task to itself for so long; longer than all calls that a task can need. */
const workMs = 60_000;
/** A job comes to look after a task that somebody waits for only when that one must have died. */
const afterMs = 5_000;
const pausesMs = [2_000, 5_000, 15_000, 60_000, 300_000, 900_000, 1_800_000];

/**
 * Brings calendars in step with the appointments. What is to be told stands in the appointment's row before the
 * calendar is called, so that a crash at any instant leaves a task, and a task is safe to repeat: the calendar knows the
 * appointment's id.
 */
export function createCalendarSync(options: {
  database: Database;
  clock: Clock;
  logger: Logger;
  calendars: Calendars;
  tasks: CalendarTasks;
  times: CallTimes;
  /** How long somebody waits for the first try. */
  patienceMs: number;
}) {
  const { database, clock, logger, calendars, tasks, times } = options;

  async function claim(id: string): Promise<AppointmentRow | null> {
    const now = clock.now();
    const [row] = await database
      .update(appointments)
      .set({
        workingUntil: new Date(now.getTime() + workMs),
        taskAttempts: sql`${appointments.taskAttempts} + 1`,
      })
      .where(
        and(
          eq(appointments.id, id),
          isNotNull(appointments.task),
          or(isNull(appointments.workingUntil), lte(appointments.workingUntil, now)),
        ),
      )
      .returning();
    return row ?? null;
  }

  /** One try, alone with the task. Null: somebody else is at it, or there is nothing to do. */
  async function attempt(id: string, listener: Listener): Promise<SyncResult | null> {
    const row = await claim(id);
    if (row === null) return null;
    try {
      const serving = await calendars.findHolding(row);
      const result = await tasks.perform(row, serving, listener);
      times.forget(row.credentialId);
      return result;
    } catch (error) {
      await database.update(appointments).set({ workingUntil: null }).where(eq(appointments.id, id));
      throw error;
    }
  }

  return {
    /** Asks for a task to be looked after, with the transaction that makes it. A first try of one's own has a head start. */
    request(
      tx: Database,
      appointmentId: string,
      { tryNow, isInChat }: { tryNow: boolean; isInChat: boolean },
    ): Promise<void> {
      const dueAt = new Date(clock.now().getTime() + (tryNow ? afterMs : 0));
      return requestJobs(tx, callInStepJob, [{ key: appointmentId, payload: { askedInChat: isInChat }, dueAt }]);
    },

    /** Tries at once. Whoever waits too long is told that it is not certain yet; the try goes on, and a job after it. */
    async tryNow(appointmentId: string, { isInChat }: { isInChat: boolean }): Promise<SyncResult> {
      const listener: Listener = { isListening: true, isAnswering: false, isInChat };
      const trying = attempt(appointmentId, listener).catch((error: unknown): SyncResult => {
        logger.error({ error, appointmentId }, 'A call could not be brought in step at once');
        return { kind: 'unconfirmed' };
      });
      let stopWaiting = () => {};
      const tooLong = new Promise<SyncResult>((resolve) => {
        stopWaiting = clock.setTimer(options.patienceMs, () => {
          if (listener.isAnswering) return;
          listener.isListening = false;
          resolve({ kind: 'unconfirmed' });
        });
      });
      const result = await Promise.race([trying, tooLong]);
      stopWaiting();
      return result ?? { kind: 'unconfirmed' };
    },

    /** Looks after tasks that nobody waits for. */
    job: handleJob(callInStepJob, async ({ key, payload: { askedInChat } }): Promise<JobResult> => {
      await attempt(key, { isListening: false, isAnswering: false, isInChat: askedInChat });
      const row = await findAppointment(database, key);
      if (row === null || row.task === null) return { kind: 'done' };
      const pause = pausesMs[Math.min(row.taskAttempts, pausesMs.length) - 1] ?? afterMs;
      const at = Math.max(clock.now().getTime() + pause, row.workingUntil?.getTime() ?? 0);
      return { kind: 'again', at: new Date(at) };
    }),
  };
}

export type CalendarSync = ReturnType<typeof createCalendarSync>;
