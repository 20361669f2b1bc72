import type { Connection } from '../database/connect.ts';
import { shareRuns } from '../database/shared-runs.ts';
import type { Clock } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import type { Logger } from '../platform/logger.ts';
import type { JobHandler } from './define-job.ts';
import { finishJobs, freeAllLeases, leaseDueJobs, postponeJob, renewLeases, type LeasedJob } from './lease.ts';

/** How long a job is held without a sign of life; a dead process's work starts again after at most this. */
const leaseMs = 12_000;
const renewEveryMs = 4_000;
/** Even if every wake-up were lost, and whoever else took work had died at once, work is looked for this often. */
const longestRestMs = leaseMs;
const retryPausesMs = [500, 2_000, 5_000, 15_000, 60_000, 300_000];

export type Worker = {
  start(): Promise<void>;
  /** Takes no more work and waits for what is running. */
  stop(): Promise<void>;
  /** Waits until nothing is due now and nothing runs. */
  idle(): Promise<void>;
  isRunning(): boolean;
};

/** Does the work that is due: each kind and key one at a time, different ones side by side. */
export function createWorker(options: {
  connection: Connection;
  clock: Clock;
  logger: Logger;
  handlers: JobHandler[];
  concurrency: number;
}): Worker {
  const { connection, clock, logger, concurrency } = options;
  const handlers = new Map(options.handlers.map((handler) => [handler.definition.kind, handler]));
  const kinds = [...handlers.keys()];
  const finish = shareRuns(async (jobs: LeasedJob[]) => {
    await finishJobs(connection.database, jobs);
    return jobs.map(() => undefined);
  }, concurrency);
  const running = new Map<Promise<void>, LeasedJob>();
  const idleWaiters = new Set<() => void>();
  let started = false;
  let looking = false;
  let lookAgain = false;
  /** With every place taken a due job waits for one that ends; otherwise whoever makes a job due says so. */
  let full = false;
  let cancelTimer = () => {};
  let cancelRenewal = () => {};
  let stopListening = () => {};

  /** Coalesces wake-ups: while one look is under way, any number of further ones become one more look. */
  function wake(): void {
    if (!started) return;
    if (looking) {
      lookAgain = true;
      return;
    }
    looking = true;
    void look().finally(() => {
      looking = false;
      if (lookAgain) {
        lookAgain = false;
        wake();
      } else if (running.size === 0) {
        settleIdle();
      }
    });
  }

  async function look(): Promise<void> {
    cancelTimer();
    try {
      const free = concurrency - running.size;
      full = free <= 0;
      if (full) return;
      const now = clock.now();
      const { leased, nextAt } = await leaseDueJobs(connection.database, {
        kinds,
        now,
        until: new Date(now.getTime() + leaseMs),
        token: newId(),
        limit: free,
      });
      for (const job of leased) run(job);
      full = leased.length === free;
      if (full) lookAgain = true;
      const rest = nextAt === null ? longestRestMs : nextAt.getTime() - clock.now().getTime();
      cancelTimer();
      cancelTimer = clock.setTimer(Math.min(Math.max(rest, 1), longestRestMs), wake);
    } catch (error) {
      logger.error({ error }, 'Looking for work failed');
      cancelTimer = clock.setTimer(1000, wake);
    }
  }

  function run(job: LeasedJob): void {
    const work: Promise<void> = perform(job).then((isDueAgain) => {
      running.delete(work);
      if (isDueAgain || full || idleWaiters.size > 0) wake();
    });
    running.set(work, job);
  }

  /** Answers whether the job has a new time to wait for. Never throws. */
  async function perform(job: LeasedJob): Promise<boolean> {
    try {
      const result = await handlers.get(job.kind)!.run({ key: job.key, payload: job.payload, attempts: job.attempts });
      if (result.kind === 'done') await finish(job);
      else await postponeJob(connection.database, job, { at: result.at, failure: null });
      return result.kind !== 'done';
    } catch (error) {
      const pause = retryPausesMs[Math.min(job.attempts, retryPausesMs.length - 1)]!;
      logger.error(
        { error, job: job.kind, key: job.key, attempts: job.attempts + 1 },
        'A job failed and is tried again',
      );
      const at = new Date(clock.now().getTime() + pause);
      const failure = error instanceof Error ? error.message : String(error);
      await postponeJob(connection.database, job, { at, failure }).catch((second: unknown) => {
        // The lease runs out by itself; the job is then taken up again.
        logger.error({ error: second, job: job.kind, key: job.key }, 'A failed job could not be put back');
      });
      return true;
    }
  }

  function renewRegularly(): void {
    cancelRenewal = clock.setTimer(renewEveryMs, () => {
      const tokens = [...new Set([...running.values()].map((job) => job.lease_token))];
      renewLeases(connection.database, tokens, new Date(clock.now().getTime() + leaseMs)).catch((error: unknown) =>
        logger.error({ error }, 'Leases could not be renewed'),
      );
      renewRegularly();
    });
  }

  function settleIdle(): void {
    for (const settle of idleWaiters) settle();
    idleWaiters.clear();
  }

  return {
    async start() {
      if (!connection.shared) await freeAllLeases(connection.database);
      started = true;
      stopListening = connection.signals.on('work-due', wake);
      renewRegularly();
      wake();
    },
    async stop() {
      started = false;
      stopListening();
      cancelTimer();
      await Promise.all(running.keys());
      cancelRenewal();
    },
    idle() {
      return new Promise((resolve) => {
        idleWaiters.add(resolve);
        wake();
      });
    },
    isRunning: () => started,
  };
}
