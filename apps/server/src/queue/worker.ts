import type { Connection } from '../database/connect.ts';
import { atEnd, leaveToCommit, type Database } from '../database/database.ts';
import { shareRuns } from '../database/shared-runs.ts';
import type { Clock } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import type { Logger } from '../platform/logger.ts';
import { failureLine } from '../platform/told-error.ts';
import type { JobDefinition, JobHandler } from './define-job.ts';
import {
  finishJobs,
  freeAllLeases,
  leaseDueJobs,
  leaseInTurns,
  postponeJob,
  renewLeases,
  type LeasedJob,
} from './lease.ts';
import { requestAndLease, requestJobs, type JobRequest } from './queue.ts';

/** How long a job is held without a sign of life; a dead process's work starts again after at most this. */
const leaseMs = 12_000;
const renewEveryMs = 4_000;
/** Even if every wake-up were lost, and whoever else took work had died at once, work is looked for this often. */
const longestRestMs = leaseMs;
/** Of all places one lane gets at most this part, so that one that hangs leaves room for the others. */
const mostOfOneLane = 3 / 4;
/** While more is due than there is room for, this part of the places is taken ahead, so that not every place needs a look. */
const takenAhead = 1 / 2;
const retryPausesMs = [500, 2_000, 5_000, 15_000, 60_000, 300_000];

export type Worker = {
  start(): Promise<void>;
  /** Takes no more work and waits for what is running. */
  stop(): Promise<void>;
  /**
   * Asks for work that is due now, as `requestJobs` does, in a transaction of this process: where there is room it is
   * taken with it, and begun as soon as the transaction has committed.
   */
  request<Payload>(tx: Database, definition: JobDefinition<Payload>, requests: JobRequest<Payload>[]): Promise<void>;
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
  const mostInLane = Math.ceil(concurrency * mostOfOneLane);
  const ahead = Math.ceil(concurrency * takenAhead);
  const finish = shareRuns(async (jobs: LeasedJob[]) => {
    await finishJobs(connection.database, jobs);
    return jobs.map(() => undefined);
  }, concurrency);
  const running = new Map<Promise<void>, LeasedJob>();
  /** Places that are promised to what is being asked for. */
  let promised = 0;
  /** Taken ahead, in their turns; each is run when there is a place, and its lane has one. */
  const ready: LeasedJob[] = [];
  const idleWaiters = new Set<() => void>();
  let started = false;
  let looking = false;
  let lookAgain = false;
  /** With every place (of its lane) taken a due job waits for one that ends; otherwise whoever makes a job due says so. */
  let full = false;
  let endedMeanwhile = false;
  /** More is due than there is room for: the lanes take turns. */
  let crowded = false;
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
    runReady();
    const free = concurrency - running.size - promised;
    full = free <= 0;
    if (full) return;
    cancelTimer();
    try {
      endedMeanwhile = false;
      const now = clock.now();
      const wish = { kinds, now, until: new Date(now.getTime() + leaseMs), token: newId() };
      const held = heldByLane();
      // So many jobs cannot fill a lane, whosesoever they are; while they are all that is due, nobody has to take turns.
      const harmless = Math.min(free, mostInLane - Math.max(0, ...held.values()));
      let nextAt: Date | null;
      if (!crowded && harmless > 0) {
        const found = await leaseDueJobs(connection.database, { ...wish, limit: harmless });
        for (const job of found.leased) run(job);
        nextAt = found.nextAt;
        crowded = found.leased.length === harmless;
        lookAgain ||= crowded;
      } else {
        const found = await leaseInTurns(connection.database, {
          ...wish,
          limit: free + ahead - Math.min(ready.length, ahead),
          running: held,
          mostInLane: mostInLane + ahead,
        });
        ready.push(...found.leased);
        runReady();
        nextAt = found.nextAt;
        crowded = found.leftBehind || ready.length > 0;
        full = crowded;
        lookAgain ||= found.contended || (found.leftBehind && endedMeanwhile && ready.length === 0);
      }
      const rest = nextAt === null ? longestRestMs : nextAt.getTime() - clock.now().getTime();
      cancelTimer();
      cancelTimer = clock.setTimer(Math.min(Math.max(rest, 1), longestRestMs), wake);
    } catch (error) {
      logger.error({ error }, 'Looking for work failed');
      cancelTimer = clock.setTimer(1000, wake);
    }
  }

  function countLanes(jobs: Iterable<LeasedJob>): Map<string, number> {
    const places = new Map<string, number>();
    for (const { lane } of jobs) places.set(lane, (places.get(lane) ?? 0) + 1);
    return places;
  }

  function heldByLane(): Map<string, number> {
    return countLanes([...running.values(), ...ready]);
  }

  /** Runs what was taken ahead, as far as there are places. */
  function runReady(): void {
    if (ready.length === 0) return;
    const places = countLanes(running.values());
    while (running.size < concurrency) {
      const index = ready.findIndex(({ lane }) => (places.get(lane) ?? 0) < mostInLane);
      if (index === -1) return;
      const [job] = ready.splice(index, 1);
      places.set(job!.lane, (places.get(job!.lane) ?? 0) + 1);
      run(job!);
    }
  }

  function run(job: LeasedJob): void {
    const work: Promise<void> = perform(job).then((isDueAgain) => {
      running.delete(work);
      endedMeanwhile = true;
      if (started) runReady();
      const runsOut = full && ready.length <= ahead / 2;
      if (isDueAgain || runsOut || idleWaiters.size > 0) wake();
    });
    running.set(work, job);
  }

  /** Answers whether the job has a new time to wait for. Never throws. */
  async function perform(job: LeasedJob): Promise<boolean> {
    try {
      const { kind, key, payload, attempts, lease_token, revision } = job;
      const lease = { kind, key, lease_token, revision };
      const result = await handlers.get(kind)!.run({ key, payload, attempts, lease });
      if (result.kind === 'done') {
        if (result.ended !== true) await finish(job);
      } else await postponeJob(connection.database, job, { at: result.at, failure: result.failure ?? null });
      return result.kind !== 'done';
    } catch (error) {
      const pause = retryPausesMs[Math.min(job.attempts, retryPausesMs.length - 1)]!;
      logger.error(
        { error, job: job.kind, key: job.key, attempts: job.attempts + 1 },
        'A job failed and is tried again',
      );
      const at = new Date(clock.now().getTime() + pause);
      const failure = failureLine(error);
      await postponeJob(connection.database, job, { at, failure }).catch((second: unknown) => {
        // The lease runs out by itself; the job is then taken up again.
        logger.error({ error: second, job: job.kind, key: job.key }, 'A failed job could not be put back');
      });
      return true;
    }
  }

  function renewRegularly(): void {
    cancelRenewal = clock.setTimer(renewEveryMs, () => {
      const tokens = [...new Set([...running.values(), ...ready].map((job) => job.lease_token))];
      renewLeases(connection.database, tokens, new Date(clock.now().getTime() + leaseMs)).catch((error: unknown) =>
        logger.error({ error }, 'Leases could not be renewed'),
      );
      renewRegularly();
    });
  }

  /** Whether so many more leave room for whoever looks, so that nobody's turn is passed over. */
  function hasRoomFor(count: number): boolean {
    return started && !crowded && running.size + ready.length + promised + count <= concurrency / 2;
  }

  async function request<Payload>(
    tx: Database,
    definition: JobDefinition<Payload>,
    requests: JobRequest<Payload>[],
  ): Promise<void> {
    const count = requests.length;
    if (count === 0 || !handlers.has(definition.kind) || !hasRoomFor(count)) {
      return requestJobs(tx, definition, requests);
    }
    promised += count;
    const now = clock.now();
    const lease = { token: newId(), now, until: new Date(now.getTime() + leaseMs) };
    const taken = requestAndLease(tx, definition, requests, lease);
    atEnd(tx, (committed) => {
      promised -= count;
      // What a commit of unknown end has leased is looked for once the lease has run out.
      if (committed) void taken.then(begin);
      else wake();
    });
    return leaveToCommit(tx, taken);
  }

  function begin(jobs: LeasedJob[]): void {
    if (started) for (const job of jobs) run(job);
    else void release(jobs);
  }

  /** Others may have them at once. */
  async function release(jobs: LeasedJob[]): Promise<void> {
    const at = clock.now();
    await Promise.all(jobs.map((job) => postponeJob(connection.database, job, { at, failure: null })));
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
      await release(ready.splice(0));
      await Promise.all(running.keys());
      cancelRenewal();
    },
    idle() {
      return new Promise((resolve) => {
        idleWaiters.add(resolve);
        wake();
      });
    },
    request,
    isRunning: () => started,
  };
}
