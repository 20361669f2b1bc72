import type { Connection } from '../database/connect.ts';
import { onTransactionEnd, deferToCommit, type Database } from '../database/database.ts';
import { batchCalls } from '../database/batch-calls.ts';
import { systemClock, type Clock } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import type { Logger } from '../platform/logger.ts';
import type { JobDefinition, JobHandler } from './define-job.ts';
import { createJobRunner, type OnParked } from './job-runner.ts';
import { finishJobs, refundAttempts, freeAllLeases, renewLeases, type LeasedJob } from './lease.ts';
import { createPlaces, type JobWatch } from './worker-slots.ts';
import { requestAndLease, requestJobs, type JobRequest } from './queue.ts';
import { begin, fillPlaces, giveBack, wake, type WorkerState } from './worker-looks.ts';

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

type Options = {
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
};

/** Runs due jobs: each kind and key one at a time, different ones in parallel. Waiting jobs hold no slot. */
export function createWorker(options: Options): Worker {
  const worker = createState(options);
  const { connection, places, kinds } = worker;
  let cancelRenewal = () => {};
  let stopListening = () => {};
  return {
    async start() {
      if (!connection.shared) await freeAllLeases(connection.database);
      worker.started = true;
      stopListening = connection.signals.on('work-due', () => wake(worker));
      cancelRenewal = renewRegularly(worker);
      wake(worker);
    },
    async stop() {
      worker.started = false;
      stopListening();
      await worker.looking;
      worker.cancelTimer();
      await places.ended();
      await giveBack(worker, worker.ready.splice(0));
      cancelRenewal();
    },
    idle() {
      return new Promise((resolve) => {
        worker.idleWaiters.add(resolve);
        wake(worker);
      });
    },
    request: (tx, definition, requests) => request(worker, tx, definition, requests),
    refundRunning: () => refundAttempts(connection.database, places.jobs()),
    kinds,
    lastPollAt: () => worker.lastPollAt,
  };
}

function createState(options: Options): WorkerState {
  const { connection, clock, logger, concurrency, leaseMs = standardLeaseMs } = options;
  const { startLimit = standardStartLimit } = options;
  const handlers = new Map(options.handlers.map((handler) => [handler.definition.kind, handler]));
  const finish = batchCalls(async (jobs: LeasedJob[]) => {
    await finishJobs(connection.database, jobs);
    return jobs.map(() => undefined);
  }, concurrency);
  const onParked = options.onParked ?? (async () => {});
  const worker: WorkerState = {
    connection,
    clock,
    logger,
    kinds: [...handlers.keys()],
    terms: { leaseMs, startLimit, clock: clock === systemClock ? 'database' : 'own' },
    ahead: Math.ceil(concurrency * takenAhead),
    runner: createJobRunner({ connection, clock, logger, handlers, startLimit, finish, onParked }),
    places: createPlaces({
      places: concurrency,
      maxWaiting: options.maxWaiting ?? 0,
      watch: options.watch ?? { begin: () => () => {} },
      onLeft: () => fillPlaces(worker, false),
    }),
    promised: 0,
    ready: [],
    idleWaiters: new Set(),
    started: false,
    looking: null,
    recheck: false,
    full: false,
    endedMeanwhile: false,
    crowded: false,
    lastPollAt: null,
    cancelTimer: () => {},
  };
  return worker;
}

/** Renews the leases of what runs and of what is taken ahead. Returns a function that ends that. */
function renewRegularly({ connection, clock, logger, places, ready, terms }: WorkerState): () => void {
  let cancel = () => {};
  const renewLater = () => {
    cancel = clock.setTimer(terms.leaseMs / renewalsInLease, () => {
      renewLeases(connection.database, [...places.jobs(), ...ready], terms, clock.now()).catch((error: unknown) =>
        logger.error({ error }, 'Leases could not be renewed'),
      );
      renewLater();
    });
  };
  renewLater();
  return () => cancel();
}

async function request<Payload>(
  worker: WorkerState,
  tx: Database,
  definition: JobDefinition<Payload>,
  requests: JobRequest<Payload>[],
): Promise<void> {
  const { kinds, clock, terms } = worker;
  const count = requests.length;
  if (count === 0 || !kinds.includes(definition.kind) || !hasRoomFor(worker, count)) {
    return requestJobs(tx, definition, requests);
  }
  worker.promised += count;
  const taken = requestAndLease(tx, definition, requests, { token: newId(), now: clock.now(), terms });
  onTransactionEnd(tx, (committed) => {
    worker.promised -= count;
    // Jobs leased by a commit of unknown outcome are found once their lease has run out.
    if (committed)
      void taken.then(({ leased, remainingWait }) => {
        void begin(worker, leased);
        if (remainingWait) wake(worker);
      });
    else wake(worker);
  });
  return deferToCommit(tx, taken);
}

/** Returns whether a number of further jobs leaves room for the regular looks, so that no lane's turn is skipped. */
function hasRoomFor({ started, crowded, places, ready, promised }: WorkerState, count: number): boolean {
  return started && !crowded && places.hasHalfFor(ready.length + promised + count);
}
