import type { PoolConfig } from 'pg';

/** Time limits of the database, in milliseconds. */
export type DatabaseLimits = {
  /** Max time to open a connection, or to get a free one. */
  connectMs: number;
  /** Max time of one statement in the database; our own limit is a little longer, for a network that went silent. */
  statementMs: number;
  /** Max wait for a lock. */
  lockMs: number;
  /**
   * Max wait of a migration for a lock, and the pause before it tries again: whatever wants the table waits behind
   * it. Shorter than PostgreSQL's `deadlock_timeout` of 1 s, so that of two that wait for each other the migration
   * gives in.
   */
  migrationLockMs: number;
  migrationPauseMs: number;
  /** Max pause between two statements of a transaction. */
  idleInTransactionMs: number;
  /** The interval of pings on the connection for signals, and the max time for an answer. */
  pingEveryMs: number;
  pingMs: number;
};

export const standardLimits: DatabaseLimits = {
  connectMs: 10_000,
  statementMs: 30_000,
  lockMs: 10_000,
  migrationLockMs: 500,
  migrationPauseMs: 1_000,
  idleInTransactionMs: 60_000,
  pingEveryMs: 10_000,
  pingMs: 5_000,
};

const byOurWatch = 1.2;

/** Returns the limits in the driver's form. */
export function limitsOf({ connectMs, statementMs, lockMs, idleInTransactionMs }: DatabaseLimits): PoolConfig {
  return {
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: Math.ceil(statementMs * byOurWatch),
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: connectMs,
  };
}
