import {
  apiKeyRoutes,
  memberRoutes,
  offerRoutes,
  socketPath,
  tagRoutes,
  userRoutes,
  type NewApiKey,
} from '@spotter/contract';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addMember } from '../../test/add-member.ts';
import { createShiftedClock } from '../../test/shifted-clock.ts';
import { startSpotter, type Coach, type SpotterUnderTest } from '../../test/spotter-under-test.ts';
import { callsPerMinute } from '../../http/limits/call-limiter.ts';
import { apiKeys } from './api-keys.tables.ts';

const clock = createShiftedClock();
let spotter: SpotterUnderTest;
let coach: Coach;

beforeAll(async () => {
  spotter = await startSpotter({ clock });
  coach = await spotter.addCoach();
});
beforeEach(async () => {
  for (const { _id } of await coach.client.call(apiKeyRoutes.list)) await revoke(_id);
});
afterAll(() => spotter.close());

const make = (body: Partial<NewApiKey> = {}) =>
  coach.client.call(apiKeyRoutes.create, { body: { name: 'Zapier', scopes: ['read'], ...body } });
const revoke = (id: string) => coach.client.call(apiKeyRoutes.revoke, { params: { id } });
const call = (path: string, key: string, init: RequestInit = {}) =>
  fetch(`${spotter.origin}/api${path}`, {
    ...init,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
  });

describe('an API key', () => {
  test('is shown once, told from others by its beginning, and stored as a hash', async () => {
    const { key, ...made } = await make({ scopes: ['read', 'chats'] });
    expect(key).toMatch(/^spotter_live_[0-9A-Za-z]{39}$/);
    expect(key.startsWith(made.start)).toBe(true);
    expect(await coach.client.call(apiKeyRoutes.list)).toEqual([made]);
    expect(made).toMatchObject({ name: 'Zapier', scopes: ['read', 'chats'], makerWorksHere: true, lastUsedAt: null });
    const stored = JSON.stringify(await spotter.connection.database.select().from(apiKeys));
    expect(stored).not.toContain(key.slice('spotter_live_'.length + 4));
    const headers = { authorization: `Bearer ${coach.token}` };
    const exported = await (await fetch(`${spotter.origin}/api/users/me/export`, { headers })).text();
    expect(exported).toContain(made.start);
    expect(exported).not.toContain(key);
  });

  test('calls what its scope allows, in the workspace in which it was made', async () => {
    const tag = await coach.client.call(tagRoutes.create, { body: { name: 'VIP' } });
    const { key } = await make();
    const listed = await call('/tags', key);
    expect([listed.status, await listed.json()]).toMatchObject([200, [{ _id: tag._id }]]);
    const refused = await call('/offers', key, {
      method: 'POST',
      body: JSON.stringify({ name: 'Shred', price: null }),
    });
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { code: 'insufficient_scope', message: 'This API key needs the scope “agents” for this' },
    ]);
    const { key: other } = await make({ name: 'n8n', scopes: ['agents'] });
    const added = await call('/offers', other, {
      method: 'POST',
      body: JSON.stringify({ name: 'Shred', price: null }),
    });
    expect(added.status).toBe(201);
    expect(await coach.client.call(offerRoutes.list)).toMatchObject([{ name: 'Shred' }]);
  });

  test('that is revoked is refused at its next call', async () => {
    const { key, _id } = await make();
    expect((await call('/tags', key)).status).toBe(200);
    await revoke(_id);
    const refused = await call('/tags', key);
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toBe('Bearer');
    expect(await refused.json()).toMatchObject({ code: 'unauthenticated' });
    await expect(revoke(_id)).rejects.toMatchObject({ status: 404 });
  });

  test.each(['spotter_live_2bUj0AJu1maIiUfiNJxWEaK01qUnbbt6y3pCcUh', 'spotter_live_', 'spotter_live_typed-wrong'])(
    '%s that nobody made is refused, also where visitors may call',
    async (key) => {
      expect((await call('/tags', key)).status).toBe(401);
      expect((await call('/subscriptions/plans', key)).status).not.toBe(200);
    },
  );

  test('in an address is refused with a reason', async () => {
    const { key } = await make();
    for (const path of [`/tags?api_key=${key}`, `/tags?limit=5&access_token=${key}`]) {
      const refused = await fetch(`${spotter.origin}/api${path}`);
      expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'key_in_address' }]);
    }
  });

  test('opens no socket', async () => {
    const { key } = await make();
    const socket = io(spotter.origin, {
      path: socketPath,
      auth: { token: key },
      transports: ['websocket'],
      reconnection: false,
    });
    const refused = new Promise<Error>((resolve) => socket.once('connect_error', resolve));
    expect((await refused).message).toBe('unauthenticated');
    socket.close();
  });

  test('says what is left of its minute, and has a minute of its own', async () => {
    const { key } = await make();
    const { key: other } = await make({ name: 'n8n' });
    const first = await call('/tags', key);
    expect(first.headers.get('ratelimit-policy')).toBe(`"per-key";q=${callsPerMinute};w=60`);
    const left = (calls: number) => expect.stringMatching(new RegExp(`^"per-key";r=${calls};t=\\d+$`));
    expect(first.headers.get('ratelimit')).toEqual(left(callsPerMinute - 1));
    const next = await call('/offers', key, { method: 'POST', body: '{}' });
    expect([next.status, next.headers.get('ratelimit')]).toEqual([403, left(callsPerMinute - 2)]);
    expect((await call('/tags', other)).headers.get('ratelimit')).toEqual(left(callsPerMinute - 1));
  });

  test('has the time of its last use written once a minute at most', async () => {
    const { key } = await make();
    const usedAt = async () => (await coach.client.call(apiKeyRoutes.list))[0]!.lastUsedAt;
    await call('/tags', key);
    const first = await usedAt();
    expect(first).not.toBeNull();
    clock.putForward(30_000);
    await call('/tags', key);
    expect(await usedAt()).toBe(first);
    clock.putForward(30_000);
    await call('/tags', key);
    expect(Date.parse((await usedAt())!)).toBeGreaterThanOrEqual(Date.parse(first!) + 60_000);
  });

  test('is one of twenty at most', async () => {
    const makes = Array.from({ length: 22 }, (_, nth) => make({ name: `key ${nth}` }));
    const outcomes = await Promise.allSettled(makes);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    await expect(make()).rejects.toMatchObject({ status: 409, code: 'conflict' });
  });

  test.each([{ scopes: [] }, { scopes: ['everything'] }, { scopes: ['read', 'read'] }, { name: ' ' }])(
    'with %o is not made',
    async (body) => {
      await expect(make(body as Partial<NewApiKey>)).rejects.toMatchObject({ status: 400, code: 'invalid_input' });
    },
  );
});

test('made and revoked by a manager is told to the owner too, and outlives the manager in the workspace', async () => {
  const manager = await addMember(spotter, coach, 'manager');
  const { _id, key } = await manager.client.call(apiKeyRoutes.create, { body: { name: 'Sheets', scopes: ['read'] } });
  const activity = async (client: Coach['client']) =>
    (await client.call(userRoutes.listAudit, { query: { limit: 1 } })).map(({ action, detail }) => [action, detail]);
  expect(await activity(manager.client)).toEqual([['api-key-made', 'Sheets']]);
  const [[action, detail] = []] = await activity(coach.client);
  expect([action, detail]).toEqual(['api-key-made', expect.stringMatching(/^Sheets \(by .+\)$/)]);
  await coach.client.call(memberRoutes.removeMember, { params: { id: manager.userId }, query: {} });
  expect(await coach.client.call(apiKeyRoutes.list)).toMatchObject([{ _id, makerWorksHere: false }]);
  expect((await call('/tags', key)).status).toBe(200);
  await revoke(_id);
  expect(await activity(coach.client)).toEqual([['api-key-revoked', 'Sheets']]);
});
