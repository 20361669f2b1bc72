import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database, or one transaction in it: PGlite and PostgreSQL behind one type. */
export type Database = PgDatabase<PgQueryResultHKT>;

/**
 * Runs `work` in one transaction. Inside, only the given `tx` may be used: the embedded database has one
 * session, and a call past the transaction would wait for it for ever.
 */
export function inTransaction<T>(database: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return database.transaction((tx) => work(tx as Database));
}

/** The rows of a hand-written statement. Instants come back as strings: cast or convert them. */
export async function queryRows<Row>(database: Database, statement: SQL): Promise<Row[]> {
  const result = (await database.execute(statement)) as { rows: Row[] };
  return result.rows;
}
