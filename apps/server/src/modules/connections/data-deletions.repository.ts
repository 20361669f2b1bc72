import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { dataDeletions } from './connections.tables.ts';

export type DataDeletionRow = typeof dataDeletions.$inferSelect;

export async function insertDataDeletion(
  tx: Database,
  request: Pick<DataDeletionRow, 'code' | 'integration' | 'appScopedId' | 'requestedAt'>,
): Promise<void> {
  await tx.insert(dataDeletions).values(request);
}

export async function findDataDeletion(database: Database, code: string): Promise<DataDeletionRow | null> {
  const [row] = await database.select().from(dataDeletions).where(eq(dataDeletions.code, code));
  return row ?? null;
}

/** Notes that a request is done. Nothing is left of the person. */
export async function completeDataDeletion(tx: Database, code: string, at: Date): Promise<void> {
  await tx.update(dataDeletions).set({ completedAt: at, appScopedId: null }).where(eq(dataDeletions.code, code));
}
