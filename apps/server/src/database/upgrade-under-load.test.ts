import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { describeTables, storeRows, type KnownRows, type TablesDescribed } from '../test/fill-tables.ts';
import { queryRows, type Database } from './database.ts';
import { createOlderDatabase } from './older-database.test-support.ts';

/**
 * The state of the oldest release that may still be running while this one is rolled out. A migration that its
 * code could not live with goes into a release of its own; only then this moves on
 * (docs/how-to/change-a-table.md).
 */
const oldestServed = '0003_chat-versions';
const oldServers = 4;

/**
 * One piece of the older server's work:
 * it stores a coach with all that is theirs, and reads and writes every column.
 */
async function work(database: Database, tables: TablesDescribed): Promise<KnownRows> {
  const id = newId();
  await database.execute(sql`insert into users (id, email, first_name, last_name, role, time_zone, created_at)
      values (${id}, ${`${id}@example.test`}, 'Dana', 'Reyes', 'trainer', 'UTC', '2026-11-20T12:00:00Z')`);
  const rows = await storeRows(database, tables, { users: { id } });
  for (const [table, row] of Object.entries(rows)) {
    const names = tables.columns
      .filter((column) => column.table === table && column.isWritable)
      .map(({ column }) => sql.identifier(column));
    const [key, value] = Object.entries(row)[0]!;
    await database.execute(
      sql`update ${sql.identifier(table)} set ${sql.join(
        names.map((name) => sql`${name} = ${name}`),
        sql`, `,
      )} where ${sql.identifier(key)}::text = ${value} returning ${sql.join(names, sql`, `)}`,
    );
  }
  return rows;
}

/** Returns how many of these rows a table has, value by value. */
async function countKept(database: Database, table: string, rows: Record<string, string>[]): Promise<number> {
  const same = Object.keys(rows[0]!).map((name) => sql`entry.${sql.identifier(name)} = given.${sql.identifier(name)}`);
  const [found] = await queryRows<{ kept: string }>(
    database,
    sql`select count(*) as kept from ${sql.identifier(table)} as entry
        join jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb) as given
          on ${sql.join(same, sql` and `)}`,
  );
  return Number(found!.kept);
}

// The embedded database has one process: nothing is rolled out beside it.
test.skipIf((process.env['TEST_DATABASE_URL'] ?? '') === '')(
  'while the database is upgraded, older servers go on answering, and nothing of what they store is lost',
  async () => {
    const older = await createOlderDatabase(oldestServed);
    const tables = await describeTables(older.database);
    const stored: KnownRows[] = [];
    let goOn = true;
    const servers = await Promise.all(Array.from({ length: oldServers }, () => older.connectAgain()));
    const failures: unknown[] = [];
    const load = Promise.all(
      servers.map(async ({ database }) => {
        while (goOn) stored.push(await work(database, tables));
      }),
    ).catch((error: unknown) => failures.push(error));
    const untilMoreThan = (count: number) => expect.poll(() => failures[0] ?? stored.length > count).toBe(true);
    await untilMoreThan(oldServers);
    const { database, close } = await older.upgrade();
    const upgradedAt = stored.length;
    await untilMoreThan(upgradedAt + oldServers);
    goOn = false;
    await load;

    for (const table of Object.keys(stored[0]!)) {
      const counted = await countKept(
        database,
        table,
        stored.map((rows) => rows[table]!),
      );
      expect({ table, kept: counted }).toEqual({ table, kept: stored.length });
    }
    expect(Object.keys(stored[0]!).length).toBeGreaterThan(30);
    await Promise.all(servers.map((server) => server.close()));
    await close();
  },
);
