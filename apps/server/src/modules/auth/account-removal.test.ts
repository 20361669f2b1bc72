import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queryRows } from '../../database/database.ts';
import { fillTables } from '../../test/fill-tables.ts';
import { createTestApp, type TestApp } from './auth-app.test-support.ts';

let spotter: TestApp;
const removed: string[] = [];

beforeAll(async () => {
  spotter = await createTestApp(undefined, {
    beforeRemoval: async (userId) => {
      removed.push(userId);
    },
  });
});
afterAll(() => spotter.close());

const remove = (token: string, password: string) =>
  spotter.call('DELETE', '/api/users/me', { token, body: { password } });

async function countRows(table: string): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    spotter.database,
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  );
  return row?.count ?? 0;
}

async function listTables(): Promise<string[]> {
  const rows = await queryRows<{ name: string }>(
    spotter.database,
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Returns the tables with a row in which one of the words stands, in any column. */
async function tablesNaming(...words: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of await listTables()) {
    const [row] = await queryRows<{ count: number }>(
      spotter.database,
      sql`select count(*)::int as count from ${sql.identifier(table)} as entry
          where ${sql.join(
            words.map((word) => sql`to_jsonb(entry)::text ilike ${`%${word}%`}`),
            sql` or `,
          )}`,
    );
    if ((row?.count ?? 0) > 0) found.push(table);
  }
  return found;
}

describe('deleting the account', () => {
  test('leaves no row in any table that names the user', async () => {
    const { token, userId, access } = await spotter.signUp('leaving@example.com');
    const { workspaceId } = access;
    const filled = await fillTables(spotter.database, {
      users: { id: userId },
      workspaces: { id: workspaceId, owner_id: userId },
      workspace_members: { workspace_id: workspaceId, user_id: userId },
    });
    await spotter.call('POST', '/api/auth/forgot-password', { body: { email: 'leaving@example.com' } });
    expect(filled).toEqual(expect.arrayContaining(['agents', 'bots', 'chats', 'credentials', 'messages', 'sessions']));
    expect(await tablesNaming(userId, workspaceId, 'leaving@example.com')).toEqual(
      expect.arrayContaining(['agents', 'bots', 'chats', 'credentials', 'jobs', 'sessions', 'user_avatars', 'users']),
    );

    const response = await remove(token, 'correct horse');
    expect([response.statusCode, response.json()]).toEqual([200, { isValid: true }]);
    expect((await listTables()).length).toBeGreaterThan(12);
    expect(await tablesNaming(userId, workspaceId, 'leaving@example.com')).toEqual([]);
    for (const table of filled) expect(`${table}: ${await countRows(table)}`).toBe(`${table}: 0`);
  });

  test('leaves everybody else alone', async () => {
    const { token } = await spotter.signUp('going@example.com');
    const { token: staying, userId: neighbour } = await spotter.signUp('staying@example.com');
    await remove(token, 'correct horse');
    expect(await tablesNaming(neighbour)).toEqual(expect.arrayContaining(['sessions', 'users']));
    expect((await spotter.call('GET', `/api/users/${neighbour}`, { token: staying })).statusCode).toBe(200);
  });

  test.each([
    ['users', ['user_id', 'owner_id']],
    ['workspaces', ['workspace_id']],
  ])('is followed by every table: what %s own goes with them', async (owner, columns) => {
    const owned = await queryRows<{ name: string }>(
      spotter.database,
      sql`select table_name as name from information_schema.columns
          where table_schema = 'public' and column_name in ${columns} order by 1`,
    );
    const cascading = await queryRows<{ name: string }>(
      spotter.database,
      sql`select conrelid::regclass::text as name from pg_constraint
          where contype = 'f' and confrelid = ${owner}::regclass and confdeltype = 'c' order by 1`,
    );
    expect(owned.length).toBeGreaterThan(6);
    expect(new Set(cascading.map(({ name }) => name))).toEqual(new Set(owned.map(({ name }) => name)));
  });

  test('ends all sessions, undoes what is connected, and frees the address', async () => {
    const { token, userId } = await spotter.signUp('twice@example.com');
    const before = spotter.endedSessions.length;
    const body = { email: 'twice@example.com', password: 'correct horse' };
    const second = (await spotter.call('POST', '/api/auth/sign-in', { body })).json<{ token: string }>().token;
    expect((await remove(second, 'correct horse')).statusCode).toBe(200);
    expect(removed.at(-1)).toBe(userId);
    expect(spotter.endedSessions).toHaveLength(before + 2);
    for (const ended of [token, second]) {
      expect((await spotter.call('GET', '/api/auth/user', { token: ended })).json()).toEqual({ user: null });
    }
    expect((await spotter.call('POST', '/api/auth/sign-in', { body })).statusCode).toBe(401);
    const { userId: again } = await spotter.signUp('twice@example.com');
    expect(again).not.toBe(userId);
  });

  test('with a wrong password is a 403 and deletes nothing', async () => {
    const { token, userId } = await spotter.signUp('wrong@example.com');
    const response = await remove(token, 'battery');
    expect([response.statusCode, response.json()]).toEqual([
      403,
      { message: 'That isn’t your current password', code: 'wrong_password' },
    ]);
    expect(removed).not.toContain(userId);
    expect((await spotter.call('GET', `/api/users/${userId}`, { token })).statusCode).toBe(200);
  });

  test('needs a session, and a password', async () => {
    const { token } = await spotter.signUp('bare@example.com');
    expect((await spotter.call('DELETE', '/api/users/me', { body: { password: 'x' } })).statusCode).toBe(401);
    const response = await spotter.call('DELETE', '/api/users/me', { token, body: {} });
    expect([response.statusCode, response.json()]).toMatchObject([400, { message: 'Password is required' }]);
  });
});
