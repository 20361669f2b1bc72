import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { notificationPreferences } from './notifications.tables.ts';

type PreferencesRow = typeof notificationPreferences.$inferSelect;

/** null: the coach has chosen nothing. */
export async function findPreferences(database: Database, userId: string): Promise<PreferencesRow | null> {
  const [row] = await database.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId));
  return row ?? null;
}

export async function storePreferences(
  database: Database,
  userId: string,
  change: Omit<PreferencesRow, 'userId'>,
): Promise<void> {
  await database
    .insert(notificationPreferences)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: notificationPreferences.userId, set: change });
}
