import { sql, type SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { sendSignals, setOutbox } from './signals.ts';
import type { InFlight } from './in-flight.ts';

/** The database, or one transaction in it: PGlite and PostgreSQL behind one type. */
export type Database = PgDatabase<PgQueryResultHKT>;

/**
 * Runs `work` in one transaction. Inside, only the given `tx` may be used: the embedded database has one
 * session, and a call outside the transaction would wait for it for ever.
 */
export async function inTransaction<T>(database: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  const underWay: UnderWay = { deferred: [], endings: [] };
  let committed = false;
  try {
    const result = await database.transaction(async (tx) => {
      transactions.set(tx, underWay);
      setOutbox(tx, { post: (signals) => underWay.endings.push(() => sendSignals(database, signals)) });
      return work(tx);
    });
    await Promise.all(underWay.deferred);
    committed = true;
    return result;
  } catch (error) {
    // After a failed statement the others fail for the same reason only.
    await Promise.all(underWay.deferred);
    throw error;
  } finally {
    for (const end of underWay.endings) end(committed);
  }
}

/** The deferred statements of a transaction, and the functions to call at its end. */
type UnderWay = { deferred: Promise<unknown>[]; endings: ((committed: boolean) => void)[] };

const transactions = new WeakMap<object, UnderWay>();

/**
 * Lets a transaction go on without waiting for a statement: its next statements, and finally its commit, are
 * sent right behind it. If the statement fails, nothing is stored, and the transaction fails with it. Outside a
 * transaction it is awaited.
 */
export async function deferToCommit(database: Database, statement: InFlight<unknown>): Promise<void> {
  const underWay = transactions.get(database);
  if (underWay === undefined) {
    await statement;
    return;
  }
  underWay.deferred.push(statement);
  // The caller of the transaction receives the error.
  statement.catch(() => {});
}

/**
 * Calls `end` when the transaction has ended. Without `committed` it failed: usually nothing of it is stored,
 * but the outcome of a commit whose answer was lost is unknown.
 */
export function onTransactionEnd(tx: Database, end: (committed: boolean) => void): void {
  const underWay = transactions.get(tx);
  if (underWay === undefined) throw new Error('Only a transaction ends');
  underWay.endings.push(end);
}

/** Returns the rows of a hand-written statement. Instants are returned as strings: cast or convert them. */
export async function queryRows<Row>(database: Database, statement: SQL): Promise<Row[]> {
  const result = (await database.execute(statement)) as { rows: Row[] };
  return result.rows;
}

/** Locks a name until the transaction ends: others who lock the same name wait. */
export async function lockName(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
