import { visitsPerMinute } from '../http/limits/call-limiter.ts';
import type { Read } from './variables.ts';

/** How long, how often and how much. */
export type LimitsConfig = {
  replyQuietMs: number;
  /** How long a call to an outside service may take; after that the outcome of a send is unknown. */
  providerTimeoutMs: number;
  signUpsPerHour: number;
  /** Calls of one network address without a session. */
  visitsPerMinute: number;
  /** For how many days messages are kept (null: for good), and what platforms delivered and nobody could use. */
  retention: { messagesDays: number | null; deliveriesDays: number };
  /** How long a job is held without a sign of life of who runs it. */
  jobLeaseMs: number;
  /** After so many starts without an end a job is parked. */
  jobStartLimit: number;
  /** How long the event loop may stand still. */
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
