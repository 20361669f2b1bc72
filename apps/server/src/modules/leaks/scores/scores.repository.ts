import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../../database/database.ts';

/** Returns the chats whose scores are due, the longest due first. */
export async function listToScore(database: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    database,
    sql`select id from chats where score_due_at <= ${now.toISOString()}::timestamptz order by score_due_at limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}
