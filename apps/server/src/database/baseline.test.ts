import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { queryRows, type Database } from './database.ts';
import { describeSchema } from './describe-schema.test-support.ts';
import { beforeBaseline } from './migrations.ts';
import { restoreOlderDatabase } from './older-database.test-support.ts';
import { createTestDatabase } from './test-database.ts';

/** What pg_dump wrote of a database that was made by the 44 migrations before the baseline, with rows in every table. */
const dump = gunzipSync(readFileSync(join(import.meta.dirname, '__fixtures__/before-baseline.sql.gz'))).toString();

/** Every row of every table, as text. */
async function readAll(database: Database): Promise<Record<string, string[]>> {
  const tables = await queryRows<{ name: string }>(
    database,
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const contents: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await queryRows<{ text: string }>(
      database,
      sql`select entry::text as text from ${sql.identifier(name)} as entry order by 1`,
    );
    contents[name] = rows.map(({ text }) => text);
  }
  return contents;
}

test('a database of the release before the baseline goes on with all its rows, and is like a new one', async () => {
  const older = await restoreOlderDatabase(dump);
  const before = await readAll(older.database);
  expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
  expect(Object.keys(before).length).toBeGreaterThan(65);

  const upgraded = await older.upgrade();
  expect(await readAll(upgraded.database)).toEqual(before);
  const fresh = await createTestDatabase();
  expect(await describeSchema(upgraded.database)).toEqual(await describeSchema(fresh.database));
  await upgraded.close();
  await fresh.close();
});

test('an older one is refused with a sentence that says what to do, and stays as it is', async () => {
  const older = await restoreOlderDatabase(dump);
  await older.database.execute(sql`delete from drizzle.__drizzle_migrations
    where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`);
  await expect(older.upgrade()).rejects.toThrow(beforeBaseline);
});
