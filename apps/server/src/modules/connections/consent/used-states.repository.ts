import { lt } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { usedConsentStates } from '../connections.tables.ts';

/** Notes that a state came back. Returns false when it had come back before. Expired states are deleted. */
export async function insertUsedState(
  database: Database,
  state: typeof usedConsentStates.$inferInsert,
  now: Date,
): Promise<boolean> {
  await database.delete(usedConsentStates).where(lt(usedConsentStates.expiresAt, now));
  const rows = await database.insert(usedConsentStates).values(state).onConflictDoNothing().returning();
  return rows.length > 0;
}
