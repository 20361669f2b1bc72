import { sql } from 'drizzle-orm';
import { queryRows } from '../../database/database.ts';
import type { SpotterUnderTest } from '../../test/spotter-under-test.ts';

/** Whether every chat has its score, and what happened is added up. */
export async function isAtRest({ connection: { database } }: SpotterUnderTest, now: Date): Promise<boolean> {
  const open = await queryRows(
    database,
    sql`select from chats where score_due_at <= ${now} union all select from analytics_changes`,
  );
  return open.length === 0;
}

/** Returns the names of the tables whose content is another one after some work. */
export async function changedTables(spotter: SpotterUnderTest, work: () => Promise<unknown>): Promise<string[]> {
  const before = await marksOfTables(spotter);
  await work();
  const after = await marksOfTables(spotter);
  return Object.keys(after).filter((table) => after[table] !== before[table]);
}

/** Returns a mark of the content of each table. */
async function marksOfTables({ connection: { database } }: SpotterUnderTest): Promise<Record<string, string>> {
  const tables = await queryRows<{ name: string }>(
    database,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const marks: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await queryRows<{ mark: string | null }>(
      database,
      sql`select md5(string_agg(row::text, ',' order by row::text)) as mark from ${sql.identifier(name)} as row`,
    );
    marks[name] = row!.mark ?? '';
  }
  return marks;
}
