import { AuditEntry } from '@spotter/contract';
import type { Mail, OutgoingMail } from '@spotter/providers/ports/mail';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { newId } from '../../platform/ids.ts';
import { createAuditLog, requestAuditPurge } from './audit-log.ts';
import { auditEntries } from './auth.tables.ts';
import { createTestApp, type TestApp } from './auth-app.test-support.ts';

const dayMs = 24 * 60 * 60_000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const mails: OutgoingMail[] = [];
const mail: Mail = { send: async (one) => void mails.push(one) };
let spotter: TestApp;
let ana: { token: string; userId: string };

beforeAll(async () => {
  spotter = await createTestApp(undefined, { mail });
});
beforeEach(async () => {
  await spotter.startAfresh();
  mails.length = 0;
  ana = await spotter.signUp('ana@example.com');
});
afterAll(() => spotter.close());

const pageAt = async (address: string, token = ana.token) => {
  const response = await spotter.call('GET', address, { token });
  expect(response.statusCode).toBe(200);
  const next = /<([^>]+)>; rel="next"/.exec(String(response.headers['link'] ?? ''))?.[1] ?? null;
  return { entries: z.array(AuditEntry.strict()).parse(response.json()), next };
};
const actions = async (token = ana.token) =>
  (await pageAt('/api/users/me/audit', token)).entries.map(({ action }) => action);
const signIn = async (userAgent: string, address = '203.0.113.7') => {
  const body = { email: 'ana@example.com', password: 'correct horse' };
  const headers = { 'user-agent': userAgent };
  return (await spotter.call('POST', '/api/auth/sign-in', { body, headers, address })).json<{ token: string }>().token;
};

describe('the activity of an account', () => {
  test('tells what was done, when and by which device, the newest first', async () => {
    const token = await signIn(firefox);
    spotter.clock.advance(1000);
    await spotter.call('POST', '/api/auth/change-password', {
      token,
      body: { password: 'correct horse', newPassword: 'another horse' },
      headers: { 'user-agent': firefox },
    });
    const { entries } = await pageAt('/api/users/me/audit', token);
    expect(entries).toEqual([
      {
        _id: expect.any(String),
        action: 'password-changed',
        detail: null,
        device: 'Firefox on Linux',
        at: '2026-11-20T12:00:01.000Z',
      },
      expect.objectContaining({ action: 'signed-in-new-device', device: 'Firefox on Linux' }),
      expect.objectContaining({ action: 'signed-up', device: null }),
    ]);
  });

  test('holds the export and the ends of sessions', async () => {
    const other = await signIn(firefox);
    await spotter.call('GET', '/api/users/me/export', { token: ana.token });
    await spotter.call('DELETE', '/api/auth/sessions', { token: ana.token });
    expect((await spotter.call('GET', '/api/auth/sessions', { token: other })).statusCode).toBe(401);
    expect(await actions()).toEqual(['other-sessions-ended', 'data-exported', 'signed-in-new-device', 'signed-up']);
  });

  test('comes in pages, and is one’s own alone', async () => {
    const audit = createAuditLog({ database: spotter.database, clock: spotter.clock });
    for (let nth = 0; nth < 30; nth++) {
      await audit.record(spotter.database, { userId: ana.userId, action: 'data-exported', detail: `number ${nth}` });
    }
    const first = await pageAt('/api/users/me/audit?limit=20');
    const second = await pageAt(first.next!);
    expect([first.entries.length, second.entries.length, second.next]).toEqual([20, 11, null]);
    expect(new Set([...first.entries, ...second.entries].map(({ _id }) => _id)).size).toBe(31);
    const bea = await spotter.signUp('bea@example.com');
    expect(await actions(bea.token)).toEqual(['signed-up']);
    const refused = await spotter.call('GET', '/api/users/me/audit?cursor=nonsense', { token: ana.token });
    expect(refused.statusCode).toBe(400);
    expect((await spotter.call('GET', '/api/users/me/audit')).statusCode).toBe(401);
  });

  test('is kept for a year, a thousand entries at most', async () => {
    const audit = createAuditLog({ database: spotter.database, clock: spotter.clock });
    const exported = { userId: ana.userId, action: 'data-exported' as const };
    const at = spotter.clock.now();
    const many = Array.from({ length: 1004 }, () => ({ ...exported, id: newId(), at }));
    await spotter.database.insert(auditEntries).values(many);
    await audit.record(spotter.database, exported);
    expect(await audit.listAll(ana.userId)).toHaveLength(1000);
    spotter.clock.advance(364 * dayMs);
    await requestAuditPurge(spotter.database, spotter.clock.now());
    await spotter.runJobs();
    expect(await audit.listAll(ana.userId)).toHaveLength(1000);
    spotter.clock.advance(dayMs);
    await spotter.runJobs();
    expect(await spotter.database.select().from(auditEntries)).toEqual([]);
  });

  test('goes with the account', async () => {
    await spotter.call('DELETE', '/api/users/me', { token: ana.token, body: { password: 'correct horse' } });
    expect(await spotter.database.select().from(auditEntries)).toEqual([]);
  });
});

describe('a sign-in from where nobody signed in before', () => {
  test('is mailed; the next one from there is not', async () => {
    await signIn(iphone);
    await signIn(iphone);
    await spotter.runJobs();
    expect(mails).toMatchObject([{ to: 'ana@example.com', subject: 'New sign-in to your Spotter account' }]);
    expect(mails[0]?.text).toContain('Nov 20, 2026, 12:00 PM (UTC) from Safari on iPhone');
    expect(await actions()).toEqual(['signed-in', 'signed-in-new-device', 'signed-up']);
  });

  test('is one from another network too, or by another browser', async () => {
    await signIn(iphone);
    await signIn(iphone, '198.51.100.20');
    await signIn(firefox);
    await spotter.runJobs();
    expect(mails).toHaveLength(3);
  });

  test('leaves nothing by which the network could be read', async () => {
    await signIn(iphone);
    expect(JSON.stringify(await spotter.database.select().from(auditEntries))).not.toContain('203.0.113.7');
  });
});

test('a new password is told by mail, with the way to get the account back', async () => {
  await spotter.call('POST', '/api/auth/change-password', {
    token: ana.token,
    body: { password: 'correct horse', newPassword: 'another horse' },
    headers: { 'user-agent': firefox },
  });
  await spotter.runJobs();
  expect(mails).toMatchObject([{ to: 'ana@example.com', subject: 'Your Spotter password was changed' }]);
  expect(mails[0]?.text).toContain('from Firefox on Linux');
  expect(mails[0]?.text).toContain('http://localhost:3000/forgot-password');
});
