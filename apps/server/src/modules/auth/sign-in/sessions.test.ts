import { ActiveSession } from '@spotter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createPasswordHasher } from '../../../platform/password-hash.ts';
import { users } from '../../users/users.tables.ts';
import { sessions } from '../auth.tables.ts';
import { createTestApp, type TestApp } from '../auth-app.test-support.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
let spotter: TestApp;

beforeAll(async () => {
  spotter = await createTestApp();
});
afterAll(() => spotter.close());

const signIn = async (email: string, userAgent: string) => {
  const response = await spotter.call('POST', '/api/auth/sign-in', {
    body: { email, password: 'correct horse' },
    headers: { 'user-agent': userAgent },
  });
  return response.json<{ token: string }>().token;
};
const list = async (token: string) =>
  z.array(ActiveSession.strict()).parse((await spotter.call('GET', '/api/auth/sessions', { token })).json());

describe('the sessions of a user', () => {
  test('say where and when, the last used one first, and which one asks', async () => {
    await spotter.signUp('somebody-else@example.com');
    await spotter.signUp('ana@example.com');
    spotter.clock.advance(minuteMs);
    const token = await signIn('ana@example.com', firefox);
    expect(await list(token)).toEqual([
      {
        _id: expect.any(String),
        device: 'Firefox on Linux',
        createdAt: '2026-11-20T12:01:00.000Z',
        lastUsedAt: '2026-11-20T12:01:00.000Z',
        current: true,
      },
      {
        _id: expect.any(String),
        device: null,
        createdAt: '2026-11-20T12:00:00.000Z',
        lastUsedAt: '2026-11-20T12:00:00.000Z',
        current: false,
      },
    ]);
  });

  test('note their use to within ten minutes', async () => {
    const { token } = await spotter.signUp('using@example.com');
    const [opened] = await list(token);
    spotter.clock.advance(9 * minuteMs);
    expect((await list(token))[0]?.lastUsedAt).toBe(opened?.createdAt);
    spotter.clock.advance(minuteMs);
    expect((await list(token))[0]?.lastUsedAt).toBe(spotter.clock.now().toISOString());
  });

  test('end everywhere else at once, with their sockets', async () => {
    await spotter.signUp('away@example.com');
    const other = await signIn('away@example.com', firefox);
    const token = await signIn('away@example.com', firefox);
    const { token: stranger } = await spotter.signUp('stranger@example.com');
    const ids = (await list(token)).filter(({ current }) => !current).map(({ _id }) => _id);
    const before = spotter.endedSessions.length;
    const response = await spotter.call('DELETE', '/api/auth/sessions', { token });
    expect([response.statusCode, response.json()]).toEqual([200, { ok: true }]);
    expect(new Set(spotter.endedSessions.slice(before))).toEqual(new Set(ids));
    expect(await list(token)).toHaveLength(1);
    expect((await spotter.call('GET', '/api/auth/sessions', { token: other })).statusCode).toBe(401);
    expect(await list(stranger)).toHaveLength(1);
  });

  test('end one by one, with its sockets, and no stranger’s', async () => {
    const { token: stranger } = await spotter.signUp('passer-by@example.com');
    const [ofStranger] = await list(stranger);
    await spotter.signUp('one-by-one@example.com');
    const phone = await signIn('one-by-one@example.com', firefox);
    const token = await signIn('one-by-one@example.com', firefox);
    const [, lost] = await list(token);
    const before = spotter.endedSessions.length;
    const response = await spotter.call('DELETE', `/api/auth/sessions/${lost!._id}`, { token });
    expect([response.statusCode, response.json()]).toEqual([200, { ok: true }]);
    expect(spotter.endedSessions.slice(before)).toEqual([lost!._id]);
    expect((await spotter.call('GET', '/api/auth/sessions', { token: phone })).statusCode).toBe(401);
    expect(await list(token)).toHaveLength(2);
    for (const id of [lost!._id, ofStranger!._id, 'nonsense']) {
      expect((await spotter.call('DELETE', `/api/auth/sessions/${id}`, { token })).statusCode).toBe(404);
    }
    expect(await list(stranger)).toHaveLength(1);
  });

  test('end after ninety days, however much they are used', async () => {
    const { token } = await spotter.signUp('every-day@example.com');
    for (let day = 1; day < 90; day++) {
      spotter.clock.advance(dayMs);
      expect(await list(token)).toHaveLength(1);
    }
    spotter.clock.advance(dayMs);
    expect((await spotter.call('GET', '/api/auth/sessions', { token })).statusCode).toBe(401);
  });

  test('that an older server has let live longer end then too', async () => {
    const { token, userId } = await spotter.signUp('older-server@example.com');
    const inAYear = new Date(spotter.clock.now().getTime() + 365 * dayMs);
    await spotter.database.update(sessions).set({ expiresAt: inAYear }).where(eq(sessions.userId, userId));
    spotter.clock.advance(90 * dayMs);
    expect((await spotter.call('GET', '/api/auth/sessions', { token })).statusCode).toBe(401);
  });

  test('are nothing for visitors', async () => {
    for (const method of ['GET', 'DELETE'] as const) {
      const response = await spotter.call(method, '/api/auth/sessions');
      expect([response.statusCode, response.json()]).toEqual([
        401,
        { message: 'Please sign in', code: 'unauthenticated' },
      ]);
    }
  });
});

test('a hash of an older kind is made anew at the next sign-in', async () => {
  const { userId } = await spotter.signUp('older@example.com');
  const passwordHash = await createPasswordHasher({ memoryKiB: 8, passes: 1 }).hash('correct horse');
  await spotter.database.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await signIn('older@example.com', firefox);
  const [row] = await spotter.database.select().from(users).where(eq(users.id, userId));
  expect(row?.passwordHash).toContain('m=64,');
  expect(await signIn('older@example.com', firefox)).toEqual(expect.any(String));
});
