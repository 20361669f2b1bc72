import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import { handleJob, type JobResult } from '../../../queue/define-job.ts';
import { requestJobs } from '../../../queue/queue.ts';
import { findAppointment } from '../appointments.repository.ts';
import { callInStepJob } from '../booking.jobs.ts';
import { claimTask, giveTaskBack } from './calendar-tasks.repository.ts';
import type { CalendarTasks } from './calendar-tasks.ts';
import type { Calendars } from './calendars.ts';
import type { CallTimes } from '../calls/call-times.ts';
import type { Waiter, SyncResult } from './sync-results.ts';

/** How long one process has the sole right to a task, in ms: longer than all calls that a task can need. */
const workMs = 60_000;
/** How late a job takes a task that a person waits for, in ms: by then its process must have died. */
const afterMs = 5_000;
const pausesMs = [2_000, 5_000, 15_000, 60_000, 300_000, 900_000, 1_800_000];

/**
 * Keeps calendars in step with the appointments. The appointment's row holds the calendar's task before the
 * calendar is called, so a crash at any instant leaves a task. A task is safe to repeat, because the calendar
 * knows the appointment's id.
 */
export function createCalendarSync(options: {
  database: Database;
  clock: Clock;
  logger: Logger;
  calendars: Calendars;
  tasks: CalendarTasks;
  times: CallTimes;
  /** How long a person waits for the first try, in ms. */
  patienceMs: number;
}) {
  const { database, clock, logger, calendars, tasks, times } = options;

  /** Tries once, with the sole right to the task. Null: another process has it, or there is nothing to do. */
  async function attempt(id: string, waiter: Waiter): Promise<SyncResult | null> {
    const now = clock.now();
    const row = await claimTask(database, id, { now, until: new Date(now.getTime() + workMs) });
    if (row === null) return null;
    try {
      const serving = await calendars.findHolding(row);
      const result = await tasks.perform(row, serving, waiter);
      times.forget(row.credentialId);
      return result;
    } catch (error) {
      await giveTaskBack(database, id);
      throw error;
    }
  }

  return {
    /** Requests work on a task, within the transaction that creates it. The caller's own first try has a head start. */
    request(
      tx: Database,
      appointmentId: string,
      { tryNow, isInChat }: { tryNow: boolean; isInChat: boolean },
    ): Promise<void> {
      const dueAt = new Date(clock.now().getTime() + (tryNow ? afterMs : 0));
      return requestJobs(tx, callInStepJob, [{ key: appointmentId, payload: { askedInChat: isInChat }, dueAt }]);
    },

    /**
     * Tries right away. A person who waits too long learns that it is not certain yet; the try continues, and a job
     * after it.
     */
    async tryNow(appointmentId: string, { isInChat }: { isInChat: boolean }): Promise<SyncResult> {
      const waiter: Waiter = { isWaiting: true, isResponding: false, isInChat };
      const trying = attempt(appointmentId, waiter).catch((error: unknown): SyncResult => {
        logger.error({ error, appointmentId }, 'A call could not be brought in step at once');
        return { kind: 'unconfirmed' };
      });
      let stopWaiting = () => {};
      const tooLong = new Promise<SyncResult>((resolve) => {
        stopWaiting = clock.setTimer(options.patienceMs, () => {
          if (waiter.isResponding) return;
          waiter.isWaiting = false;
          resolve({ kind: 'unconfirmed' });
        });
      });
      const result = await Promise.race([trying, tooLong]);
      stopWaiting();
      return result ?? { kind: 'unconfirmed' };
    },

    /** Works on tasks that no one waits for. */
    job: handleJob(callInStepJob, async ({ key, payload: { askedInChat } }): Promise<JobResult> => {
      await attempt(key, { isWaiting: false, isResponding: false, isInChat: askedInChat });
      const row = await findAppointment(database, key);
      if (row === null || row.task === null) return { kind: 'done' };
      const pause = pausesMs[Math.min(row.taskAttempts, pausesMs.length) - 1] ?? afterMs;
      const at = Math.max(clock.now().getTime() + pause, row.workingUntil?.getTime() ?? 0);
      return { kind: 'again', at: new Date(at) };
    }),
  };
}

export type CalendarSync = ReturnType<typeof createCalendarSync>;
