import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { sendSignals, setOutbox, type Signal } from './signals.ts';
import type { Sent } from './written-once.ts';

/** The database, or one transaction in it: PGlite and PostgreSQL behind one type. */
export type Database = PgDatabase<PgQueryResultHKT>;

/**
 * Runs `work` in one transaction. Inside, only the given `tx` may be used: the embedded database has one
 * session, and a call past the transaction would wait for it for ever.
 */
export async function inTransaction<T>(database: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  const signals: Signal[] = [];
  const left: Promise<unknown>[] = [];
  try {
    const result = await database.transaction(async (tx) => {
      setOutbox(tx, { post: (posted) => signals.push(...posted) });
      leftTo.set(tx, left);
      return work(tx);
    });
    await Promise.all(left);
    return result;
  } catch (error) {
    // Once a statement has failed the others fail for that reason only.
    await Promise.all(left);
    throw error;
  } finally {
    // Whether a commit that failed has happened nobody knows: signals may come for nothing, but should not be missed.
    if (signals.length > 0) sendSignals(database, signals);
  }
}

const leftTo = new WeakMap<object, Promise<unknown>[]>();

/**
 * Does not wait for a statement in a transaction: what else the transaction says goes to the database with it, its commit
 * at last. Where it fails nothing stays, and the transaction fails with it. Outside a transaction it is waited for.
 */
export async function leaveToCommit(database: Database, statement: Sent<unknown>): Promise<void> {
  const left = leftTo.get(database);
  if (left === undefined) {
    await statement;
    return;
  }
  left.push(statement);
  // Whoever waits for the transaction learns of it.
  statement.catch(() => {});
}

/** The rows of a hand-written statement. Instants come back as strings: cast or convert them. */
export async function queryRows<Row>(database: Database, statement: SQL): Promise<Row[]> {
  const result = (await database.execute(statement)) as { rows: Row[] };
  return result.rows;
}
