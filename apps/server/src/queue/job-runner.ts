import type { Connection } from '../database/connect.ts';
import { inTransaction, type Database } from '../database/database.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import { failureLine } from '../platform/serialize-error.ts';
import type { JobHandler } from './define-job.ts';
import { postponeJob, type LeasedJob } from './lease.ts';
import { parkJob } from './parking.ts';

const retryPausesMs = [500, 2_000, 5_000, 15_000, 60_000, 300_000];

/** Called when a job is set aside, in the transaction that does so. */
export type OnParked = (tx: Database, job: { kind: string; key: string }, now: Date) => Promise<void>;

/** Runs leased jobs and records how each ended. */
export function createJobRunner(options: {
  connection: Connection;
  clock: Clock;
  logger: Logger;
  handlers: Map<string, JobHandler>;
  startLimit: number;
  onParked: OnParked;
  /** Ends the lease of a finished job. */
  finish(job: LeasedJob): Promise<void>;
}) {
  const { connection, clock, logger, handlers, startLimit } = options;

  async function run(job: LeasedJob): Promise<boolean> {
    try {
      const { kind, key, payload, attempts, lease_token, revision } = job;
      const lease = { kind, key, lease_token, revision };
      const result = await handlers.get(kind)!.run({ key, payload, attempts, lease });
      if (result.kind === 'done') {
        if (result.ended !== true) await options.finish(job);
      } else await postponeJob(connection.database, job, { at: result.at, failure: result.failure ?? null });
      return result.kind !== 'done';
    } catch (error) {
      await putBack(job, error);
      return true;
    }
  }

  async function putBack(job: LeasedJob, error: unknown): Promise<void> {
    const pause = retryPausesMs[Math.min(job.attempts, retryPausesMs.length - 1)]!;
    logger.error({ error, job: job.kind, key: job.key, attempts: job.attempts + 1 }, 'A job failed and is tried again');
    const at = new Date(clock.now().getTime() + pause);
    const failure = failureLine(error);
    await postponeJob(connection.database, job, { at, failure }).catch((second: unknown) => {
      // The lease runs out on its own, and then the job is taken again.
      logger.error({ error: second, job: job.kind, key: job.key }, 'A failed job could not be put back');
    });
  }

  async function park(job: LeasedJob): Promise<void> {
    const { kind, key } = job;
    try {
      const parked = await inTransaction(connection.database, async (tx) => {
        const now = clock.now();
        const isHeld = await parkJob(tx, job, startLimit, now);
        if (isHeld) await options.onParked(tx, { kind, key }, now);
        return isHeld;
      });
      if (parked) logger.error({ job: kind, key, starts: startLimit }, 'A job never came to an end and is parked');
    } catch (error) {
      // The lease runs out on its own, and then this is tried again.
      logger.error({ error, job: kind, key }, 'A job that never comes to an end could not be parked');
    }
  }

  return {
    /** Returns whether the job has a new due time. Never throws. */
    async perform(job: LeasedJob): Promise<boolean> {
      if (job.starts <= startLimit) return run(job);
      await park(job);
      return false;
    },
  };
}
