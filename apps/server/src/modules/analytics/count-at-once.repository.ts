import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

/**
 * Writes much into new accounts and counts it at once, instead of message by message: for a year of history that
 * would take longer than writing it. `write` must store the messages of a chat oldest first, because the wait
 * for an answer is measured as the answer is stored. The triggers of messages read the setting.
 */
export async function countAtOnce<T>(tx: Database, botIds: string[], write: () => Promise<T>): Promise<T> {
  await tx.execute(sql`set local spotter.count_later = 'on'`);
  const written = await write();
  for (const botId of botIds) await tx.execute(sql`select analytics_count_held(${botId}::uuid)`);
  await tx.execute(sql`set local spotter.count_later = 'off'`);
  return written;
}
