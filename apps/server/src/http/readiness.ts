import type { ModerationState, Readiness, ReadinessProblem } from '@spotter/contract';

/** So long a worker may go without finding out what is due: it looks every few seconds, or when a job ends. */
const longestWithoutLookMs = 120_000;
/** Work that waits longer is done by nobody. */
const longestWaitMs = 15 * 60_000;

/** What a server finds when it looks at itself. */
export type ServerFacts = {
  now: Date;
  /** Null: the database does not answer. */
  work: { oldestJobAt: Date | null; oldestDeliveryAt: Date | null } | null;
  /** Null: this process does no work, only answers calls. */
  worker: { lastLookAt: Date | null } | null;
  /** Absent: there is none. */
  moderation?: ModerationState;
};

/** Whether a server can do its work. Old work is a problem of those who do it: calls can be answered all the same. */
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
