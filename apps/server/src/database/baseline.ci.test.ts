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

/** What pg_dump wrote of a database of the last release before the baseline, with rows in every table. */
const dump = gunzipSync(readFileSync(join(import.meta.dirname, '__fixtures__/before-baseline.sql.gz'))).toString();

type Row = Record<string, unknown>;

/** Columns that later migrations have dropped. */
const dropped = ['seen_writer', 'writer_before_seen', 'profile_writer', 'writer_before_profile'];

/** Returns every row of every table. */
async function readAll(database: Database): Promise<Record<string, Row[]>> {
  const tables = await queryRows<{ name: string }>(
    database,
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const contents: Record<string, Row[]> = {};
  for (const { name } of tables) {
    const rows = await queryRows<{ entry: Row }>(
      database,
      sql`select to_jsonb(entry) as entry from ${sql.identifier(name)} as entry`,
    );
    contents[name] = rows.map(({ entry }) =>
      Object.fromEntries(Object.entries(entry).filter(([column]) => !dropped.includes(column))),
    );
  }
  return contents;
}

test('a database of the release before the baseline goes on with all its rows, and is like a new one', async () => {
  const older = await restoreOlderDatabase(dump);
  const before = await readAll(older.database);
  expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
  expect(Object.keys(before).length).toBeGreaterThan(60);

  const upgraded = await older.upgrade();
  const after = await readAll(upgraded.database);
  // Later migrations add columns, and jobs that fill them.
  for (const [table, rows] of Object.entries(before))
    expect(after[table], table).toEqual(expect.arrayContaining(rows.map((row) => expect.objectContaining(row) as Row)));
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
