import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { fillTables } from '../test/fill-tables.ts';
import { queryRows, type Database } from './database.ts';
import { createOlderDatabase } from './older-database.test-support.ts';

/** The tables whose rows went from a user to a workspace, and the column that named the user. */
const moved = {
  agents: 'user_id',
  bots: 'user_id',
  credentials: 'user_id',
  connection_tickets: 'user_id',
  chats: 'user_id',
  canned_replies: 'user_id',
  voice_counts: 'user_id',
  voice_findings: 'user_id',
  model_use: 'user_id',
  analytics_zones: 'user_id',
  availabilities: 'coach_id',
  appointments: 'coach_id',
};

/** Every row with its owner. */
function rowsOf(database: Database, table: string, owner: 'user_id' | 'coach_id' | 'workspace_id') {
  const of = owner === 'workspace_id' ? sql`workspaces.owner_id` : sql`entry.${sql.identifier(owner)}`;
  const join = owner === 'workspace_id' ? sql`join workspaces on workspaces.id = entry.workspace_id` : sql``;
  return queryRows<{ owner: string; rest: object }>(
    database,
    sql`select ${of} as owner, to_jsonb(entry) - ${owner}::text as rest
        from ${sql.identifier(table)} as entry ${join} order by 1, 2`,
  );
}

test('a database of users becomes one of workspaces: every row stays with its owner', async () => {
  const older = await createOlderDatabase('0021_sources-and-holidays');
  const people = [newId(), newId()].toSorted();
  for (const id of people) {
    await older.database.execute(sql`insert into users (id, email, first_name, last_name, role, time_zone, created_at)
      values (${id}, ${`${id}@example.test`}, 'Dana', 'Reyes', 'trainer', 'UTC', '2026-11-20T12:00:00Z')`);
    expect(await fillTables(older.database, { users: { id } })).toEqual(expect.arrayContaining(Object.keys(moved)));
  }
  const before = new Map<string, unknown>();
  for (const [table, column] of Object.entries(moved)) {
    const rows = await rowsOf(older.database, table, column as 'user_id' | 'coach_id');
    expect(rows.map(({ owner }) => owner)).toEqual(people);
    before.set(table, rows);
  }

  const { database, close } = await older.upgrade();
  for (const table of Object.keys(moved)) {
    // Later migrations add columns.
    expect({ table, rows: await rowsOf(database, table, 'workspace_id') }).toMatchObject({
      table,
      rows: before.get(table),
    });
  }
  const workspaces = await queryRows<{ id: string; owner: string }>(
    database,
    sql`select id, owner_id as owner from workspaces order by 2`,
  );
  expect(workspaces.map(({ owner }) => owner)).toEqual(people);
  for (const { id } of workspaces) expect(people).not.toContain(id);

  await database.execute(sql`delete from users where id = ${people[0]!}`);
  for (const table of Object.keys(moved)) {
    const rows = await rowsOf(database, table, 'workspace_id');
    expect({ table, owners: rows.map(({ owner }) => owner) }).toEqual({ table, owners: [people[1]] });
  }
  await close();
});
