import type { Database } from './database.ts';

/**
 * What drizzle sends every statement of a database, or of a transaction, through: that of a transaction has the
 * transaction's connection. Its types keep it to itself.
 */
export type Session = {
  prepareQuery(...query: unknown[]): { execute(...values: unknown[]): Promise<unknown> };
  transaction(work: (tx: Database) => Promise<unknown>, config?: unknown): Promise<unknown>;
};

export function sessionOf(database: Database): Session {
  return (database as unknown as { session: Session }).session;
}
