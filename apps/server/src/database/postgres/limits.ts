import type { PoolConfig } from 'pg';

/** How long the database may take, in milliseconds. */
export type DatabaseLimits = {
  /** To open a connection, or to get one of those there are. */
  connectMs: number;
  /** For one statement, by the database's watch; by ours a little longer, for a network that says nothing any more. */
  statementMs: number;
  /** To wait for a lock that somebody holds. */
  lockMs: number;
  /** Between two statements of a transaction. */
  idleInTransactionMs: number;
  /** How often the connection for signals is asked whether it lives, and how long it may take to say so. */
  pingEveryMs: number;
  pingMs: number;
};

export const standardLimits: DatabaseLimits = {
  connectMs: 10_000,
  statementMs: 30_000,
  lockMs: 10_000,
  idleInTransactionMs: 60_000,
  pingEveryMs: 10_000,
  pingMs: 5_000,
};

const byOurWatch = 1.2;

/** The limits as the driver takes them. */
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
