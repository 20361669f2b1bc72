import type { Connection } from '../database/connect.ts';
import type { Clock } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import type { Logger } from '../platform/logger.ts';
import type { createJobRunner } from './job-runner.ts';
import type { LeaseTerms } from './lease-time.ts';
import { leaseDueJobs, leaseInTurns, returnJobs, type LeasedJob } from './lease.ts';
import { looksAgain, planLook, type LookPlan } from './look-plan.ts';
import type { createPlaces } from './worker-slots.ts';

/** What a worker works with, and how far it is. */
export type WorkerState = {
  connection: Connection;
  clock: Clock;
  logger: Logger;
  kinds: string[];
  terms: LeaseTerms;
  /** Max jobs taken ahead. */
  ahead: number;
  runner: ReturnType<typeof createJobRunner>;
  places: ReturnType<typeof createPlaces>;
  /** The number of places promised to requests under way. */
  promised: number;
  /** Jobs taken ahead, in order; each runs when there is a place for it and for its lane. */
  ready: LeasedJob[];
  idleWaiters: Set<() => void>;
  started: boolean;
  looking: Promise<void> | null;
  recheck: boolean;
  /** Whether a due job waits for a slot of its lane. Otherwise the process that makes a job due wakes the worker. */
  full: boolean;
  endedMeanwhile: boolean;
  /** Whether more is due than there is room for, so that the lanes take turns. */
  crowded: boolean;
  lastPollAt: Date | null;
  cancelTimer: () => void;
};

/** Looks for work. Wake-ups during a look are combined into one more look. */
export function wake(worker: WorkerState): void {
  if (!worker.started) return;
  if (worker.looking !== null) {
    worker.recheck = true;
    return;
  }
  worker.looking = poll(worker).finally(() => {
    worker.looking = null;
    if (worker.recheck) {
      worker.recheck = false;
      wake(worker);
    } else if (worker.places.isEmpty()) {
      resolveIdle(worker);
    }
  });
}

async function poll(worker: WorkerState): Promise<void> {
  const { clock, logger, places, ready, ahead } = worker;
  /** Max pause between two looks, even if each wake-up is lost and the process that took the work died at once. */
  const maxRestMs = worker.terms.leaseMs;
  runReady(worker);
  const free = places.free(worker.promised);
  worker.full = free <= 0;
  if (worker.full) return;
  worker.cancelTimer();
  try {
    worker.endedMeanwhile = false;
    const { crowded } = worker;
    const { maxPerLane } = places;
    const taken = places.taken(ready);
    const plan = planLook({ free, ahead, ready: ready.length, taken, maxPerLane, crowded });
    const nextAt = plan.kind === 'all' ? await takeDue(worker, plan) : await takeInTurns(worker, plan, taken);
    worker.lastPollAt = clock.now();
    const rest = nextAt === null ? maxRestMs : nextAt.getTime() - clock.now().getTime();
    worker.cancelTimer();
    worker.cancelTimer = clock.setTimer(Math.min(Math.max(rest, 1), maxRestMs), () => wake(worker));
  } catch (error) {
    logger.error({ error }, 'Looking for work failed');
    worker.cancelTimer = clock.setTimer(1000, () => wake(worker));
  }
}

/** Begins what is due, of any lane. Returns when the next job is due. */
async function takeDue(worker: WorkerState, { limit }: Extract<LookPlan, { kind: 'all' }>): Promise<Date | null> {
  const found = await leaseDueJobs(worker.connection.database, { ...wishOf(worker), limit });
  await begin(worker, found.leased);
  worker.crowded = found.leased.length === limit;
  worker.recheck ||= worker.crowded || found.leased.some((job) => isLastTry(worker, job));
  return found.nextAt;
}

/** Begins what is due or takes it ahead, in turns of the lanes. Returns when the next job is due. */
async function takeInTurns(
  worker: WorkerState,
  { limit, maxPerLane }: Extract<LookPlan, { kind: 'in-turns' }>,
  running: ReadonlyMap<string, number>,
): Promise<Date | null> {
  const { connection, places, ready } = worker;
  const found = await leaseInTurns(connection.database, { ...wishOf(worker), limit, running, maxPerLane });
  // A job on its last try may kill the process, so other jobs must not wait for it.
  await begin(
    worker,
    found.leased.filter((job) => isLastTry(worker, job)),
  );
  ready.push(...found.leased.filter((job) => !isLastTry(worker, job)));
  if (worker.started) runReady(worker);
  worker.crowded = found.leftBehind || ready.length > 0;
  worker.full = worker.crowded;
  const hasRoom = ready.length === 0 || places.free(worker.promised) > 0;
  worker.recheck ||= looksAgain(found, { ended: worker.endedMeanwhile, hasRoom });
  return found.nextAt;
}

function wishOf(worker: WorkerState) {
  const { kinds, terms, clock, places } = worker;
  const mayTryLast = !places.jobs().some((job) => isLastTry(worker, job));
  return { kinds, now: clock.now(), token: newId(), terms, mayTryLast };
}

/** Runs the jobs taken ahead for which there are places; returns whether there was one. */
function runReady(worker: WorkerState): boolean {
  const { ready, places } = worker;
  let hasRun = false;
  while (ready.length > 0 && places.free() > 0) {
    const taken = places.taken([]);
    const index = ready.findIndex(({ lane }) => (taken.get(lane) ?? 0) < places.maxPerLane);
    if (index === -1) break;
    run(worker, ready.splice(index, 1)[0]!);
    hasRun = true;
  }
  return hasRun;
}

function isLastTry({ terms }: WorkerState, { starts }: LeasedJob): boolean {
  return starts === terms.startLimit;
}

function run(worker: WorkerState, job: LeasedJob): void {
  const { places, runner, idleWaiters } = worker;
  void places
    .hold(job, () => runner.perform(job))
    .then((isDueAgain) => fillPlaces(worker, isDueAgain || isLastTry(worker, job) || idleWaiters.size > 0));
}

/** Has others begin when a job has ended or left its place to wait. */
export function fillPlaces(worker: WorkerState, shouldPoll: boolean): void {
  const { ready, places, ahead } = worker;
  worker.endedMeanwhile = true;
  const hasRun = worker.started && runReady(worker);
  // Those taken ahead may all be of lanes that have no room.
  const isBlocked = !hasRun && places.free(worker.promised) > 0;
  const runsOut = worker.full && (ready.length <= ahead / 2 || isBlocked);
  if (shouldPoll || runsOut) wake(worker);
}

/** Runs leased jobs, unless the worker has stopped meanwhile. */
export async function begin(worker: WorkerState, jobs: LeasedJob[]): Promise<void> {
  if (!worker.started) return giveBack(worker, jobs);
  for (const job of jobs) run(worker, job);
}

/** Gives jobs back, so that other processes may take them at once; if that fails, their leases run out. */
export async function giveBack({ connection, logger }: WorkerState, jobs: LeasedJob[]): Promise<void> {
  await returnJobs(connection.database, jobs).catch((error: unknown) =>
    logger.error({ error }, 'Jobs could not be given back'),
  );
}

function resolveIdle({ idleWaiters }: WorkerState): void {
  for (const release of idleWaiters) release();
  idleWaiters.clear();
}
