import type { Connection } from '../database/connect.ts';
import { onTransactionEnd, deferToCommit, type Database } from '../database/database.ts';
import { batchCalls } from '../database/batch-calls.ts';
import { systemClock, type Clock } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import type { Logger } from '../platform/logger.ts';
import type { JobDefinition, JobHandler } from './define-job.ts';
import { createJobRunner, type JobWatch, type OnParked } from './job-runner.ts';
import type { LeaseTerms } from './lease-time.ts';
import {
  finishJobs,
  forgiveStarts,
  freeAllLeases,
  leaseDueJobs,
  leaseInTurns,
  renewLeases,
  returnJobs,
  type LeasedJob,
} from './lease.ts';
import { requestAndLease, requestJobs, type JobRequest, type Taken } from './queue.ts';

/** How long a job is held without a sign of life; a dead process's work starts again after at most this. */
const standardLeaseMs = 12_000;
const renewalsInLease = 3;
/** After so many starts without an end a job is parked. */
const standardStartLimit = 3;
/** Of all places one lane gets at most this part, so that one that hangs leaves room for the others. */
const mostOfOneLane = 3 / 4;
/** While more is due than there is room for, this part of the places is taken ahead, so that not every place needs a look. */
const takenAhead = 1 / 2;

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
  /** Takes back the starts of what still runs, for a process that cannot wait for it any longer. */
  forgiveRunning(): Promise<void>;
  /** What it does, and when it last found out what is due; null before it has. */
  kinds: string[];
  lastLookAt(): Date | null;
};

/** Does the work that is due: each kind and key one at a time, different ones side by side. */
export function createWorker(options: {
  connection: Connection;
  clock: Clock;
  logger: Logger;
  handlers: JobHandler[];
  concurrency: number;
  leaseMs?: number;
  /** After so many starts without an end a job is parked. */
  startLimit?: number;
  onParked?: OnParked;
  watch?: JobWatch;
}): Worker {
  const { connection, clock, logger, concurrency, leaseMs = standardLeaseMs } = options;
  const { startLimit = standardStartLimit } = options;
  const terms: LeaseTerms = { leaseMs, startLimit, clock: clock === systemClock ? 'database' : 'own' };
  /** Even if every wake-up were lost, and whoever else took work had died at once, work is looked for this often. */
  const longestRestMs = leaseMs;
  const handlers = new Map(options.handlers.map((handler) => [handler.definition.kind, handler]));
  const kinds = [...handlers.keys()];
  const mostInLane = Math.ceil(concurrency * mostOfOneLane);
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
    watch: options.watch ?? { begin: () => () => {} },
  });
  const running = new Map<Promise<void>, LeasedJob>();
  /** Places that are promised to what is being asked for. */
  let promised = 0;
  /** Taken ahead, in their turns; each is run when there is a place, and its lane has one. */
  const ready: LeasedJob[] = [];
  const idleWaiters = new Set<() => void>();
  let started = false;
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  /** With every place (of its lane) taken a due job waits for one that ends; otherwise whoever makes a job due says so. */
  let full = false;
  let endedMeanwhile = false;
  /** More is due than there is room for: the lanes take turns. */
  let crowded = false;
  let lastLookAt: Date | null = null;
  let cancelTimer = () => {};
  let cancelRenewal = () => {};
  let stopListening = () => {};

  /** Coalesces wake-ups: while one look is under way, any number of further ones become one more look. */
  function wake(): void {
    if (!started) return;
    if (looking !== null) {
      lookAgain = true;
      return;
    }
    looking = look().finally(() => {
      looking = null;
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
      const mayTryLast = ![...running.values()].some(isLastTry);
      const wish = { kinds, now, token: newId(), terms, mayTryLast };
      const held = heldByLane();
      // So many jobs cannot fill a lane, whosesoever they are; while they are all that is due, nobody has to take turns.
      const harmless = Math.min(free, mostInLane - Math.max(0, ...held.values()));
      let nextAt: Date | null;
      if (!crowded && harmless > 0) {
        const found = await leaseDueJobs(connection.database, { ...wish, limit: harmless });
        await begin(found.leased);
        nextAt = found.nextAt;
        crowded = found.leased.length === harmless;
        lookAgain ||= crowded || found.leased.some(isLastTry);
      } else {
        const found = await leaseInTurns(connection.database, {
          ...wish,
          limit: free + ahead - Math.min(ready.length, ahead),
          running: held,
          mostInLane: mostInLane + ahead,
        });
        // Others that it may take down with it shall not wait for it.
        await begin(found.leased.filter(isLastTry));
        ready.push(...found.leased.filter((job) => !isLastTry(job)));
        if (started) runReady();
        nextAt = found.nextAt;
        crowded = found.leftBehind || ready.length > 0;
        full = crowded;
        lookAgain ||= found.contended || (found.leftBehind && endedMeanwhile && ready.length === 0);
      }
      lastLookAt = clock.now();
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

  function isLastTry(job: LeasedJob): boolean {
    return job.starts === startLimit;
  }

  function run(job: LeasedJob): void {
    const work: Promise<void> = runner.perform(job).then((isDueAgain) => {
      running.delete(work);
      endedMeanwhile = true;
      if (started) runReady();
      const runsOut = full && ready.length <= ahead / 2;
      if (isDueAgain || runsOut || isLastTry(job) || idleWaiters.size > 0) wake();
    });
    running.set(work, job);
  }

  function renewRegularly(): void {
    cancelRenewal = clock.setTimer(leaseMs / renewalsInLease, () => {
      renewLeases(connection.database, tokensOf([...running.values(), ...ready]), terms, clock.now()).catch(
        (error: unknown) => logger.error({ error }, 'Leases could not be renewed'),
      );
      renewRegularly();
    });
  }

  function tokensOf(jobs: LeasedJob[]): string[] {
    return [...new Set(jobs.map((job) => job.lease_token))];
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
    const taken = requestAndLease(tx, definition, requests, { token: newId(), now: clock.now(), terms });
    onTransactionEnd(tx, (committed) => {
      promised -= count;
      // What a commit of unknown end has leased is looked for once the lease has run out.
      if (committed) void taken.then(beginTaken);
      else wake();
    });
    return deferToCommit(tx, taken);
  }

  function beginTaken({ leased, leftToLook }: Taken): void {
    void begin(leased);
    if (leftToLook) wake();
  }

  async function begin(jobs: LeasedJob[]): Promise<void> {
    if (!started) return giveBack(jobs);
    for (const job of jobs) run(job);
  }

  /** Others may have them at once; where that cannot be said, when their leases run out. */
  async function giveBack(jobs: LeasedJob[]): Promise<void> {
    await returnJobs(connection.database, jobs).catch((error: unknown) =>
      logger.error({ error }, 'Jobs could not be given back'),
    );
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
      await looking;
      cancelTimer();
      await Promise.all(running.keys());
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
    forgiveRunning: () => forgiveStarts(connection.database, tokensOf([...running.values()])),
    kinds,
    lastLookAt: () => lastLookAt,
  };
}
