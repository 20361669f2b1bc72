import type { Connection } from '../database/connect.ts';
import { onTransactionEnd, deferToCommit, type Database } from '../database/database.ts';
import { batchCalls } from '../database/batch-calls.ts';
import { systemClock, type Clock } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import type { Logger } from '../platform/logger.ts';
import type { JobDefinition, JobHandler } from './define-job.ts';
import { createJobRunner, type OnParked } from './job-runner.ts';
import type { LeaseTerms } from './lease-time.ts';
import {
  finishJobs,
  refundAttempts,
  freeAllLeases,
  leaseDueJobs,
  leaseInTurns,
  renewLeases,
  returnJobs,
  type LeasedJob,
} from './lease.ts';
import { createPlaces, type JobWatch } from './worker-slots.ts';
import { requestAndLease, requestJobs, type JobRequest, type Taken } from './queue.ts';

/** Max time that a job is held without a sign of life; then another process restarts the work. */
const standardLeaseMs = 12_000;
const renewalsInLease = 3;
/** Max starts without an end, after which a job is parked. */
const standardStartLimit = 3;
/** The share of places taken ahead while more is due than fits, so that not every place needs its own look. */
const takenAhead = 1 / 2;

export type Worker = {
  start(): Promise<void>;
  /** Stops taking work and waits for the running jobs. */
  stop(): Promise<void>;
  /**
   * Requests jobs that are due now, as `requestJobs` does, in a transaction of this process. Where there is room,
   * they are leased with it, and begin as soon as the transaction has committed.
   */
  request<Payload>(tx: Database, definition: JobDefinition<Payload>, requests: JobRequest<Payload>[]): Promise<void>;
  /** Waits until no job is due or running. */
  idle(): Promise<void>;
  /** Takes back the starts of the running jobs, for a process that cannot wait for them any longer. */
  refundRunning(): Promise<void>;
  /** The kinds of jobs it runs, and the time of its last successful look for due jobs; null before the first. */
  kinds: string[];
  lastPollAt(): Date | null;
};

/** Runs due jobs: each kind and key one at a time, different ones in parallel. Waiting jobs hold no slot. */
export function createWorker(options: {
  connection: Connection;
  clock: Clock;
  logger: Logger;
  handlers: JobHandler[];
  /** Max jobs at work at the same time. */
  concurrency: number;
  /** Max jobs that wait for others beside them (see `releaseWorkerSlotWhileWaiting`). Absent: none. */
  maxWaiting?: number;
  leaseMs?: number;
  /** Max starts without an end, after which a job is parked. */
  startLimit?: number;
  onParked?: OnParked;
  watch?: JobWatch;
}): Worker {
  const { connection, clock, logger, concurrency, leaseMs = standardLeaseMs } = options;
  const { startLimit = standardStartLimit } = options;
  const terms: LeaseTerms = { leaseMs, startLimit, clock: clock === systemClock ? 'database' : 'own' };
  /** Max pause between two looks, even if each wake-up is lost and the process that took the work died at once. */
  const maxRestMs = leaseMs;
  const handlers = new Map(options.handlers.map((handler) => [handler.definition.kind, handler]));
  const kinds = [...handlers.keys()];
  const ahead = Math.ceil(concurrency * takenAhead);
  const finish = batchCalls(async (jobs: LeasedJob[]) => {
    await finishJobs(connection.database, jobs);
    return jobs.map(() => undefined);
  }, concurrency);
  const runner = createJobRunner({
    connection,
    clock,
    logger,
    handlers,
    startLimit,
    finish,
    onParked: options.onParked ?? (async () => {}),
  });
  const places = createPlaces({
    places: concurrency,
    maxWaiting: options.maxWaiting ?? 0,
    watch: options.watch ?? { begin: () => () => {} },
    onLeft: () => fillPlaces(false),
  });
  const { maxPerLane } = places;
  /** The number of places promised to requests under way. */
  let promised = 0;
  /** Jobs taken ahead, in order; each runs when there is a place for it and for its lane. */
  const ready: LeasedJob[] = [];
  const idleWaiters = new Set<() => void>();
  let started = false;
  let looking: Promise<void> | null = null;
  let recheck = false;
  /** Whether a due job waits for a slot of its lane. Otherwise the process that makes a job due wakes the worker. */
  let full = false;
  let endedMeanwhile = false;
  /** Whether more is due than there is room for, so that the lanes take turns. */
  let crowded = false;
  let lastPollAt: Date | null = null;
  let cancelTimer = () => {};
  let cancelRenewal = () => {};
  let stopListening = () => {};

  /** Looks for work. Wake-ups during a look are combined into one more look. */
  function wake(): void {
    if (!started) return;
    if (looking !== null) {
      recheck = true;
      return;
    }
    looking = poll().finally(() => {
      looking = null;
      if (recheck) {
        recheck = false;
        wake();
      } else if (places.isEmpty()) {
        resolveIdle();
      }
    });
  }

  async function poll(): Promise<void> {
    runReady();
    const free = places.free(promised);
    full = free <= 0;
    if (full) return;
    cancelTimer();
    try {
      endedMeanwhile = false;
      const now = clock.now();
      const mayTryLast = !places.jobs().some(isLastTry);
      const wish = { kinds, now, token: newId(), terms, mayTryLast };
      const taken = places.taken(ready);
      // This number of jobs cannot fill any lane; while no more are due, the lanes need not take turns.
      const harmless = Math.min(free, maxPerLane - Math.max(0, ...taken.values()));
      let nextAt: Date | null;
      if (!crowded && harmless > 0) {
        const found = await leaseDueJobs(connection.database, { ...wish, limit: harmless });
        await begin(found.leased);
        nextAt = found.nextAt;
        crowded = found.leased.length === harmless;
        recheck ||= crowded || found.leased.some(isLastTry);
      } else {
        const found = await leaseInTurns(connection.database, {
          ...wish,
          limit: free + ahead - Math.min(ready.length, ahead),
          running: taken,
          maxPerLane: maxPerLane + ahead,
        });
        // A job on its last try may kill the process, so other jobs must not wait for it.
        await begin(found.leased.filter(isLastTry));
        ready.push(...found.leased.filter((job) => !isLastTry(job)));
        if (started) runReady();
        nextAt = found.nextAt;
        crowded = found.leftBehind || ready.length > 0;
        full = crowded;
        const hasRoom = ready.length === 0 || places.free(promised) > 0;
        recheck ||= found.contended || (found.leftBehind && endedMeanwhile && hasRoom);
      }
      lastPollAt = clock.now();
      const rest = nextAt === null ? maxRestMs : nextAt.getTime() - clock.now().getTime();
      cancelTimer();
      cancelTimer = clock.setTimer(Math.min(Math.max(rest, 1), maxRestMs), wake);
    } catch (error) {
      logger.error({ error }, 'Looking for work failed');
      cancelTimer = clock.setTimer(1000, wake);
    }
  }

  /** Runs the jobs taken ahead for which there are places; returns whether there was one. */
  function runReady(): boolean {
    let hasRun = false;
    while (ready.length > 0 && places.free() > 0) {
      const taken = places.taken([]);
      const index = ready.findIndex(({ lane }) => (taken.get(lane) ?? 0) < maxPerLane);
      if (index === -1) break;
      run(ready.splice(index, 1)[0]!);
      hasRun = true;
    }
    return hasRun;
  }

  function isLastTry(job: LeasedJob): boolean {
    return job.starts === startLimit;
  }

  function run(job: LeasedJob): void {
    void places
      .hold(job, () => runner.perform(job))
      .then((isDueAgain) => fillPlaces(isDueAgain || isLastTry(job) || idleWaiters.size > 0));
  }

  /** Has others begin when a job has ended or left its place to wait. */
  function fillPlaces(shouldPoll: boolean): void {
    endedMeanwhile = true;
    const hasRun = started && runReady();
    // Those taken ahead may all be of lanes that have no room.
    const isBlocked = !hasRun && places.free(promised) > 0;
    const runsOut = full && (ready.length <= ahead / 2 || isBlocked);
    if (shouldPoll || runsOut) wake();
  }

  function renewRegularly(): void {
    cancelRenewal = clock.setTimer(leaseMs / renewalsInLease, () => {
      renewLeases(connection.database, [...places.jobs(), ...ready], terms, clock.now()).catch((error: unknown) =>
        logger.error({ error }, 'Leases could not be renewed'),
      );
      renewRegularly();
    });
  }

  /** Returns whether a number of further jobs leaves room for the regular looks, so that no lane's turn is skipped. */
  function hasRoomFor(count: number): boolean {
    return started && !crowded && places.hasHalfFor(ready.length + promised + count);
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
    const taken = requestAndLease(tx, definition, requests, { token: newId(), now: clock.now(), terms });
    onTransactionEnd(tx, (committed) => {
      promised -= count;
      // Jobs leased by a commit of unknown outcome are found once their lease has run out.
      if (committed) void taken.then(beginTaken);
      else wake();
    });
    return deferToCommit(tx, taken);
  }

  function beginTaken({ leased, remainingWait }: Taken): void {
    void begin(leased);
    if (remainingWait) wake();
  }

  async function begin(jobs: LeasedJob[]): Promise<void> {
    if (!started) return giveBack(jobs);
    for (const job of jobs) run(job);
  }

  /** Gives jobs back, so that other processes may take them at once; if that fails, their leases run out. */
  async function giveBack(jobs: LeasedJob[]): Promise<void> {
    await returnJobs(connection.database, jobs).catch((error: unknown) =>
      logger.error({ error }, 'Jobs could not be given back'),
    );
  }

  function resolveIdle(): void {
    for (const release of idleWaiters) release();
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
      await looking;
      cancelTimer();
      await places.ended();
      await giveBack(ready.splice(0));
      cancelRenewal();
    },
    idle() {
      return new Promise((resolve) => {
        idleWaiters.add(resolve);
        wake();
      });
    },
    request,
    refundRunning: () => refundAttempts(connection.database, places.jobs()),
    kinds,
    lastPollAt: () => lastPollAt,
  };
}
