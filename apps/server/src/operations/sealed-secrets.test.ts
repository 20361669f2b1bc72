import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Connection } from '../database/connect.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { sessions, twoStepKeys } from '../modules/auth/auth.tables.ts';
import { connectionTickets, credentials } from '../modules/connections/connections.tables.ts';
import { issueTicket } from '../modules/connections/tickets.ts';
import { requestWithdrawal } from '../modules/connections/withdraw-access.job.ts';
import { users } from '../modules/users/users.tables.ts';
import { createTestClock } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import { jobs } from '../queue/queue.tables.ts';
import type { Access } from '../platform/access.ts';
import { runCommand } from '../test/run-command.ts';
import { storeUser } from '../test/store-user.ts';
import { handleSecrets } from './sealed-secrets.ts';

const start = new Date('2026-11-20T12:00:00Z');
const [oldSecret, newSecret] = ['the old secret of this server', 'the new secret of this server'];
const old = createSecretBox(oldSecret);
const rotated = createSecretBox(newSecret, oldSecret);
const alone = createSecretBox(newSecret);

describe('what is sealed', () => {
  let connection: Connection & { url: string | null };
  let access: Access;
  let clock = createTestClock(start);
  beforeAll(async () => {
    connection = await createTestDatabase();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    clock = createTestClock(start);
    const { database } = connection;
    await database.delete(users);
    await database.delete(jobs);
    access = await storeUser(database, start);
    const { userId } = access;
    await database.insert(twoStepKeys).values({ userId, sealedSecret: old.seal('key of an app') });
    await issueTicket(database, old, { access, kind: 'calendly' }, [], start);
    const account = { integration: 'calendly', accountId: 'gone', subscriptionId: 'hook' } as const;
    await requestWithdrawal(database, { ...account, credentialId: 'gone', sealedToken: old.seal('gone') }, start);
    await addAccounts(1);
  });

  async function addAccounts(many: number): Promise<void> {
    const { workspaceId } = access;
    const account = {
      workspaceId,
      integration: 'instagram',
      username: 'dana',
      tokensAt: start,
      createdAt: start,
    } as const;
    const rows = Array.from({ length: many }, () => {
      const id = newId();
      return { ...account, id, accountId: id, sealedToken: old.seal(`token of ${id}`), status: 'connected' } as const;
    });
    await connection.database.insert(credentials).values(rows);
  }

  const run = (words: string[], secretBox = rotated) => handleSecrets({ connection, clock, secretBox }, words);
  /** The rows of the table in a text: what, and how many with which key. */
  const tableIn = (text: string) =>
    Object.fromEntries(
      [...text.matchAll(/^(\S.*?) +(\d+) +(\d+) +(\d+)$/gm)].map(([, name, ...many]) => [name, many.join(' ')]),
    );

  test('is counted by place and key', async () => {
    await connection.database
      .insert(twoStepKeys)
      .values({ userId: await anotherUser(), sealedSecret: alone.seal('x') });
    const { text, done } = await run(['status']);
    expect(done).toBe(true);
    expect(tableIn(text)).toEqual({
      'tokens of accounts': '0 1 0',
      'tokens of consents': '0 1 0',
      'tokens to give back': '0 1 0',
      'two-step keys': '1 1 0',
      'push keys': '0 0 0',
    });
    expect(text).toContain('APP_SECRET_PREVIOUS is still needed');
  });

  test('with a key that is not known is told, and the command fails', async () => {
    const { text, done } = await run(['status'], alone);
    expect(done).toBe(false);
    expect(tableIn(text)).toMatchObject({ 'tokens of accounts': '0 0 1', 'two-step keys': '0 0 1' });
    expect(text).toContain('unknown key');
    expect((await run(['reseal'], alone)).done).toBe(false);
  });

  test('is sealed anew, all of it, and opens to the same with the new secret alone', async () => {
    await addAccounts(250);
    const { text, done } = await run(['reseal']);
    expect(done).toBe(true);
    expect(text).toContain('Resealed: 254.');
    expect(tableIn(text)).toEqual({
      'tokens of accounts': '251 0 0',
      'tokens of consents': '1 0 0',
      'tokens to give back': '1 0 0',
      'two-step keys': '1 0 0',
      'push keys': '0 0 0',
    });
    for (const { id, sealedToken } of await connection.database.select().from(credentials)) {
      expect(alone.open(sealedToken!)).toBe(`token of ${id}`);
    }
    const [key] = await connection.database.select().from(twoStepKeys);
    expect(alone.open(key!.sealedSecret)).toBe('key of an app');
    const [ticket] = await connection.database.select().from(connectionTickets);
    expect(alone.open(ticket!.sealedAccounts!)).toBe('[]');
    const [job] = await connection.database.select().from(jobs);
    const payload = job!.payload as { sealedToken: string };
    expect(alone.open(payload.sealedToken)).toBe('gone');
    expect(payload).toMatchObject({ integration: 'calendly', accountId: 'gone', subscriptionId: 'hook' });
    expect((await run(['reseal'])).text).toContain('Resealed: 0.');
  });

  test('is left to whoever is just renewing it, and said to be left', async () => {
    await connection.database.update(credentials).set({ renewingUntil: new Date(start.getTime() + 20_000) });
    const first = await run(['reseal']);
    expect(first.done).toBe(false);
    expect(tableIn(first.text)).toMatchObject({ 'tokens of accounts': '0 1 0', 'two-step keys': '1 0 0' });
    clock.advance(20_000);
    expect((await run(['reseal'])).done).toBe(true);
  });

  test('and can no longer be opened does not keep the rest from being sealed anew', async () => {
    const damaged = `${old.seal('key of an app').slice(0, -8)}AAAAAAAA`;
    await connection.database.update(twoStepKeys).set({ sealedSecret: damaged });
    const { text, done } = await run(['reseal']);
    expect(done).toBe(false);
    expect(tableIn(text)).toMatchObject({ 'tokens of accounts': '1 0 0', 'two-step keys': '0 1 0' });
  });

  test('in a consent that has run out is dropped, not sealed anew', async () => {
    clock.advance(11 * 60_000);
    expect(tableIn((await run(['reseal'])).text)).toMatchObject({ 'tokens of consents': '0 0 0' });
  });

  test('does not matter to ending sessions: everybody is signed out', async () => {
    const session = { userId: access.userId, createdAt: start, lastUsedAt: start, expiresAt: new Date('2026-12-20') };
    await connection.database.insert(sessions).values([
      { ...session, id: newId(), tokenHash: 'one' },
      { ...session, id: newId(), userId: await anotherUser(), tokenHash: 'other' },
    ]);
    expect((await run(['end-sessions'])).text).toContain('Sessions ended: 2.');
    expect(await connection.database.select().from(sessions)).toEqual([]);
  });

  test.each([[], ['reseal', 'now'], ['rotate']])(
    'is not touched by a command that is none: %j %j',
    async (...words) => {
      expect(await run(words.filter((word) => word !== undefined))).toMatchObject({
        done: false,
        text: expect.stringMatching(/^Usage/),
      });
      const [{ sealedSecret } = { sealedSecret: '' }] = await connection.database
        .select()
        .from(twoStepKeys)
        .where(eq(twoStepKeys.userId, access.userId));
      expect(rotated.keyOf(sealedSecret)).toBe('previous');
    },
  );

  async function anotherUser(): Promise<string> {
    const [first] = await connection.database.select().from(users);
    const id = newId();
    await connection.database.insert(users).values({ ...first!, id, email: 'another@example.test' });
    return id;
  }

  test('can be counted on the command line, with the secrets of the environment', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'spotter-secrets-'));
    try {
      const status = (environment: Record<string, string>) =>
        runCommand('secrets', ['status'], { ...process.env, DATABASE_URL: '', DATA_DIR: folder, ...environment });
      if (connection.url === null) {
        cpSync(inject('preparedDatabase')!, join(folder, 'database'), { recursive: true });
        expect((await status({})).stdout).toContain('Everything is sealed with the present key.');
        expect(readFileSync(join(folder, 'app-secret'), 'utf8').length).toBeGreaterThan(40);
        return;
      }
      const secrets = { DATABASE_URL: connection.url, APP_SECRET: newSecret, APP_SECRET_PREVIOUS: oldSecret };
      expect((await status(secrets)).stdout).toContain('still needed');
      await expect(status({ ...secrets, APP_SECRET_PREVIOUS: '' })).rejects.toMatchObject({ code: 1 });
      const message = expect.stringContaining('APP_SECRET must be set');
      await expect(status({ ...secrets, APP_SECRET: '' })).rejects.toMatchObject({ code: 1, stderr: message });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
