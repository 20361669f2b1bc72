import { visitsPerMinute } from '../http/limits/call-limiter.ts';
import type { Read } from './variables.ts';

/** Limits of time, number and size. */
export type LimitsConfig = {
  replyQuietMs: number;
  /** Max time of a call to an outside service, after which the outcome of a send is unknown. */
  providerTimeoutMs: number;
  signUpsPerHour: number;
  /** Max calls per minute of one network address without a session. */
  visitsPerMinute: number;
  /** The days that messages are kept (null: forever), and the days that unusable deliveries of platforms are kept. */
  retention: { messagesDays: number | null; deliveriesDays: number };
  /** Max time that a job is held without a sign of life from its process. */
  jobLeaseMs: number;
  /** Max starts without an end, after which a job is parked. */
  jobStartLimit: number;
  /** Max time that the event loop may stand still. */
  watchdogMs: number;
};

export function readLimits(read: Read): LimitsConfig {
  return {
    replyQuietMs: read('REPLY_QUIET_MS') ?? 4000,
    providerTimeoutMs: read('PROVIDER_TIMEOUT_MS') ?? 10_000,
    signUpsPerHour: read('RATE_LIMIT_SIGN_UP') ?? 30,
    retention: {
      messagesDays: read('RETENTION_MESSAGES_DAYS') ?? null,
      deliveriesDays: read('RETENTION_DELIVERIES_DAYS') ?? 30,
    },
    jobLeaseMs: read('JOB_LEASE_MS') ?? 12_000,
    jobStartLimit: read('JOB_START_LIMIT') ?? 3,
    watchdogMs: read('WATCHDOG_MS') ?? 10_000,
    visitsPerMinute: read('RATE_LIMIT_VISITS') ?? visitsPerMinute,
  };
}
