import { sql } from 'drizzle-orm';
import { inTransaction, type Database } from '../database/database.ts';
import { writeProbes } from './write-probe.tables.ts';

/**
 * Writes one row, and waits until it is on the disk:
 * what reads may be answered from memory while no write succeeds.
 */
export async function proveWrite(database: Database, now: Date): Promise<void> {
  await inTransaction(database, async (tx) => {
    await tx.execute(sql`set local synchronous_commit = on`);
    await tx
      .insert(writeProbes)
      .values({ key: 'health', writtenAt: now })
      .onConflictDoUpdate({ target: writeProbes.key, set: { writtenAt: now } });
  });
}
