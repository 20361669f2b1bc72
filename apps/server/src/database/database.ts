import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { sendSignals, setOutbox } from './signals.ts';
import type { InFlight } from './in-flight.ts';

/** The database, or one transaction in it: PGlite and PostgreSQL behind one type. */
export type Database = PgDatabase<PgQueryResultHKT>;

/**
 * Runs `work` in one transaction. Inside, only the given `tx` may be used: the embedded database has one
 * session, and a call past the transaction would wait for it for ever.
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
    // Once a statement has failed the others fail for that reason only.
    await Promise.all(underWay.deferred);
    throw error;
  } finally {
    for (const end of underWay.endings) end(committed);
  }
}

/** Of a transaction: statements that nobody waits for, and what is to be done at its end. */
type UnderWay = { deferred: Promise<unknown>[]; endings: ((committed: boolean) => void)[] };

const transactions = new WeakMap<object, UnderWay>();

/**
 * Does not wait for a statement in a transaction: what else the transaction says goes to the database with it, its commit
 * at last. Where it fails nothing stays, and the transaction fails with it. Outside a transaction it is waited for.
 */
export async function deferToCommit(database: Database, statement: InFlight<unknown>): Promise<void> {
  const underWay = transactions.get(database);
  if (underWay === undefined) {
    await statement;
    return;
  }
  underWay.deferred.push(statement);
  // Whoever waits for the transaction learns of it.
  statement.catch(() => {});
}

/**
 * Calls `end` when the transaction has ended. Not `committed` means that it failed: mostly nothing of it stays, but of a
 * commit whose answer was lost nobody knows.
 */
export function onTransactionEnd(tx: Database, end: (committed: boolean) => void): void {
  const underWay = transactions.get(tx);
  if (underWay === undefined) throw new Error('Only a transaction ends');
  underWay.endings.push(end);
}

/** The rows of a hand-written statement. Instants come back as strings: cast or convert them. */
export async function queryRows<Row>(database: Database, statement: SQL): Promise<Row[]> {
  const result = (await database.execute(statement)) as { rows: Row[] };
  return result.rows;
}
