import type { ModerationState, Readiness, ReadinessProblem } from '@spotter/contract';

/** Max time of a worker without a look for due jobs. It looks every few seconds, or when a job ends. */
const longestWithoutLookMs = 120_000;
/** Max wait of due work. Work that waits longer is being done by no process. */
const longestWaitMs = 15 * 60_000;

/** The facts by which a server judges its readiness. */
export type ServerFacts = {
  now: Date;
  /** The oldest waiting work; null: the database does not answer. */
  work: { oldestJobAt: Date | null; oldestDeliveryAt: Date | null } | null;
  /** The state of the worker; null: this process does no work and only answers calls. */
  worker: { lastLookAt: Date | null } | null;
  /** The state of the moderation endpoint; absent: there is none. */
  moderation?: ModerationState;
};

/**
 * Returns whether a server can do its work. Old work counts only for a process with a worker; others can still answer
 * calls.
 */
export function judgeReadiness({ now, work, worker, moderation = 'off' }: ServerFacts): Readiness {
  const ageOf = (at: Date | null | undefined) => (at == null ? null : Math.max(0, now.getTime() - at.getTime()));
  const ages = {
    job: ageOf(work?.oldestJobAt),
    delivery: ageOf(work?.oldestDeliveryAt),
    look: ageOf(worker?.lastLookAt),
  };
  const isTooOld = (age: number | null) => worker !== null && age !== null && age > longestWaitMs;
  const problems: ReadinessProblem[] = [];
  if (work === null) problems.push('database');
  if (worker !== null && (ages.look === null || ages.look > longestWithoutLookMs)) problems.push('worker');
  if (isTooOld(ages.job)) problems.push('jobs');
  if (isTooOld(ages.delivery)) problems.push('deliveries');
  return {
    status: problems.length === 0 ? 'ok' : 'unavailable',
    problems,
    oldestJobSeconds: inSeconds(ages.job),
    oldestDeliverySeconds: inSeconds(ages.delivery),
    lastLookSeconds: inSeconds(ages.look),
    moderation,
  };
}

function inSeconds(ms: number | null): number | null {
  return ms === null ? null : Math.round(ms / 1000);
}
