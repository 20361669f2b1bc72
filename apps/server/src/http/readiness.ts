import type { DatabaseState, ModerationState, Readiness, ReadinessProblem } from '@spotter/contract';
import { minFreeBytes } from '../platform/files/disk-space.ts';
import type { PatientAnswer } from './patient-question.ts';

/** Max time of a worker without a look for due jobs. It looks every few seconds, or when a job ends. */
const maxUncheckedMs = 120_000;
/** Max wait of due work. Work that waits longer is being done by no process. */
const maxWaitMs = 15 * 60_000;

/**
 * Max time without a successful write while one is under way.
 * A first start keeps a small machine busy for as long.
 */
const maxSilenceMs = 60_000;

/** The facts by which a server judges its readiness. */
export type ServerFacts = {
  now: Date;
  /** Whether a write succeeds. */
  write: PatientAnswer<unknown>;
  /** The free bytes on the disk of the data folder; null: the system does not say. */
  freeDiskBytes: number | null;
  /** The oldest waiting work. */
  work: PatientAnswer<{ oldestJobAt: Date | null; oldestDeliveryAt: Date | null }>;
  /** The state of the worker; null: this process does no work and only answers calls. */
  worker: { lastPollAt: Date | null } | null;
  /** The state of the moderation endpoint; absent: there is none. */
  moderation?: ModerationState;
};

/**
 * Returns whether a server can do its work. Old work counts only for a process with a worker; others can still
 * answer calls.
 */
export function judgeReadiness(facts: ServerFacts): Readiness {
  const { now, worker, freeDiskBytes, moderation = 'off' } = facts;
  const work = facts.work.kind === 'answered' ? facts.work.answer : null;
  const database = judgeDatabase(facts);
  const ageOf = (at: Date | null | undefined) => (at == null ? null : Math.max(0, now.getTime() - at.getTime()));
  const ages = {
    job: ageOf(work?.oldestJobAt),
    delivery: ageOf(work?.oldestDeliveryAt),
    look: ageOf(worker?.lastPollAt),
  };
  const isTooOld = (age: number | null) => worker !== null && age !== null && age > maxWaitMs;
  const problems: ReadinessProblem[] = [];
  if (database === 'down') problems.push('database');
  if (freeDiskBytes !== null && freeDiskBytes < minFreeBytes) problems.push('disk');
  if (worker !== null && (ages.look === null || ages.look > maxUncheckedMs)) problems.push('worker');
  if (isTooOld(ages.job)) problems.push('jobs');
  if (isTooOld(ages.delivery)) problems.push('deliveries');
  return {
    status: problems.length === 0 ? 'ok' : 'unavailable',
    problems,
    database,
    freeDiskMegabytes: freeDiskBytes === null ? null : Math.floor(freeDiskBytes / 1024 / 1024),
    oldestJobSeconds: inSeconds(ages.job),
    oldestDeliverySeconds: inSeconds(ages.delivery),
    lastLookSeconds: inSeconds(ages.look),
    moderation,
  };
}

/** One that takes long over an answer is busy, unless nothing was written for so long that nothing may be ever. */
function judgeDatabase({ write, work }: Pick<ServerFacts, 'write' | 'work'>): DatabaseState {
  if (write.kind === 'failed' || work.kind === 'failed') return 'down';
  if (write.kind === 'pending') return write.silentMs > maxSilenceMs ? 'down' : 'busy';
  return work.kind === 'pending' ? 'busy' : 'ok';
}

function inSeconds(ms: number | null): number | null {
  return ms === null ? null : Math.round(ms / 1000);
}
