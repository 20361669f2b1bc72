import type { Database } from './database.ts';

/**
 * The session through which drizzle sends every statement of a database, or of a transaction, which has its own
 * connection. Drizzle's types do not expose it.
 */
export type Session = {
  prepareQuery(...query: unknown[]): { execute(...values: unknown[]): Promise<unknown> };
  transaction(work: (tx: Database) => Promise<unknown>, config?: unknown): Promise<unknown>;
};

export function sessionOf(database: Database): Session {
  return (database as unknown as { session: Session }).session;
}
