import { authRoutes, socketPath, userRoutes } from '@spotter/contract';
import { sql } from 'drizzle-orm';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryRows } from '../database/database.ts';
import { account, startSpotter, type Coach, type SpotterUnderTest } from './spotter-under-test.ts';

let spotter: SpotterUnderTest;
let coach: Coach;

beforeAll(async () => {
  spotter = await startSpotter();
  coach = await spotter.addCoach();
  spotter.writes('SHRED');
  await spotter.until('an answer', () => spotter.answers().length === 1);
  await spotter.settled();
});
afterAll(() => spotter.close());

test('a wrong password deletes nothing', async () => {
  const refused = coach.client.call(userRoutes.remove, { body: { password: 'not it' } });
  await expect(refused).rejects.toMatchObject({ status: 403, code: 'wrong_password' });
  expect((await spotter.chat(coach)).history).toHaveLength(2);
});

test('an export holds the conversations, and no token', async () => {
  const response = await fetch(`${spotter.origin}/api/users/me/export`, {
    headers: { authorization: `Bearer ${coach.token}` },
  });
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ messages: [{ text: 'SHRED' }, { author: 'agent' }] });
  expect(text).not.toContain('sealed');
});

test('who leaves is disconnected at Instagram, signed out everywhere, and in no table any more', async () => {
  const socket = io(spotter.origin, {
    path: socketPath,
    auth: { token: coach.token },
    transports: ['websocket'],
    reconnection: false,
  });
  await new Promise((resolve) => socket.once('connect', () => resolve(undefined)));
  const cutOff = new Promise((resolve) => socket.once('disconnect', resolve));

  await coach.client.call(userRoutes.remove, { body: { password: 'a long password' } });
  await cutOff;
  await expect(coach.client.call(userRoutes.find, { params: { id: coach.userId } })).rejects.toMatchObject({
    status: 401,
  });
  expect(await coach.client.call(authRoutes.validateToken)).toEqual({ isValid: false });
  await spotter.settled();
  await spotter.until('Instagram delivers nothing more', () =>
    spotter.instagram.accounts().some(({ id, subscribed }) => id === account.id && !subscribed),
  );

  const { database } = spotter.connection;
  const tables = await queryRows<{ name: string }>(
    database,
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  for (const { name } of tables) {
    const named = await queryRows(
      database,
      sql`select 1 from ${sql.identifier(name)} as kept where kept::text like ${`%${coach.userId}%`}
          or kept::text like '%example.test%'`,
    );
    expect(named, name).toEqual([]);
  }
});
