import type { OAuthProvider, RefreshOutcome } from '@spotter/providers/ports/oauth-provider';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../database/test-database.ts';
import type { Connection } from '../../../database/connect.ts';
import { systemClock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { storeUser } from '../../../test/store-user.ts';
import { credentials } from '../connections.tables.ts';
import { createCredentialRefresh } from '../refresh-credential.job.ts';
import { createTokenRenewal } from './token-renewal.ts';
import { openTokens, sealTokens } from './token-set.ts';

const hourMs = 3_600_000;
const secretBox = createSecretBox('a secret for tests only');

describe('tokens of a provider that gives every refresh token once', () => {
  let connection: Connection;
  let workspaceId: WorkspaceId;
  let credentialId: string;
  /** The token that the provider accepts now. */
  let valid: string;
  let calls: number;
  let answer: (() => Promise<RefreshOutcome>) | null;

  const inAnHour = () => new Date(Date.now() + hourMs);
  const provider: OAuthProvider = {
    kind: 'calendly',
    renewal: { remainingMs: 5 * 60_000, minimumAgeMs: 0 },
    authorizationUrl: () => '',
    exchangeCode: async () => ({ kind: 'code-unusable' }),
    listAccounts: async () => [],
    async refresh({ refreshToken }) {
      calls += 1;
      await new Promise((resolve) => setImmediate(resolve));
      if (answer !== null) return answer();
      if (refreshToken !== valid) return { kind: 'revoked' };
      valid = `refresh-${calls}`;
      return {
        kind: 'refreshed',
        tokens: { accessToken: `access-${calls}`, refreshToken: valid, expiresAt: inAnHour() },
      };
    },
    inspect: async () => ({ kind: 'usable', missing: [] }),
    revoke: async () => undefined,
  };

  /** One server process. */
  const startProcess = () =>
    createTokenRenewal({
      database: connection.database,
      clock: systemClock,
      secretBox,
      providers: { calendly: provider },
      leaseMs: 5_000,
    });

  async function stored() {
    const [row] = await connection.database.select().from(credentials).where(eq(credentials.id, credentialId));
    return row!;
  }

  beforeAll(async () => {
    connection = await createTestDatabase();
    ({ workspaceId } = await storeUser(connection.database, new Date()));
  });
  afterAll(() => connection.close());

  beforeEach(async () => {
    calls = 0;
    answer = null;
    valid = 'refresh-0';
    credentialId = newId();
    const tokens = { accessToken: 'access-0', refreshToken: valid, expiresAt: new Date(Date.now() - 1) };
    await connection.database.insert(credentials).values({
      id: credentialId,
      workspaceId,
      integration: 'calendly',
      accountId: credentialId,
      username: 'Dana',
      sealedToken: sealTokens(secretBox, tokens),
      tokensAt: new Date(Date.now() - 2 * hourMs),
      tokenExpiresAt: tokens.expiresAt,
      status: 'connected',
      createdAt: new Date(),
    });
  });

  test('a hundred that need them at once, in four processes, renew them once and all get the new ones', async () => {
    const processes = Array.from({ length: 4 }, startProcess);
    const results = await Promise.all(
      Array.from({ length: 100 }, (_, index) => processes[index % 4]!.freshTokens(credentialId)),
    );
    expect(calls).toBe(1);
    for (const result of results) expect(result).toMatchObject({ kind: 'fresh', tokens: { accessToken: 'access-1' } });
    const row = await stored();
    expect(openTokens(secretBox, row.sealedToken!)).toMatchObject({ refreshToken: 'refresh-1' });
    expect(row.renewingUntil).toBeNull();
  });

  test('while they live nobody is asked', async () => {
    const renewal = startProcess();
    await renewal.freshTokens(credentialId);
    await renewal.freshTokens(credentialId);
    expect(calls).toBe(1);
  });

  test('one that the provider refuses before its time is renewed, once for all who were refused', async () => {
    const [one, other] = [startProcess(), startProcess()];
    await one.freshTokens(credentialId);
    expect(await one.freshTokens(credentialId)).toMatchObject({ tokens: { accessToken: 'access-1' } });
    const renewed = await Promise.all([
      one.freshTokens(credentialId, 'access-1'),
      one.freshTokens(credentialId, 'access-1'),
      other.freshTokens(credentialId, 'access-1'),
    ]);
    expect(new Set(renewed.map((fresh) => fresh.kind === 'fresh' && fresh.tokens.accessToken))).toEqual(
      new Set(['access-2']),
    );
    expect(calls).toBe(2);
  });

  test('a provider that is down leaves them as they were, and the next try succeeds', async () => {
    const renewal = startProcess();
    answer = () => Promise.reject(new Error('down'));
    await expect(renewal.freshTokens(credentialId)).rejects.toThrow('down');
    answer = null;
    expect(await renewal.freshTokens(credentialId)).toMatchObject({ kind: 'fresh' });
  });

  test('a revoked one marks the account, and nobody asks again', async () => {
    const renewal = startProcess();
    valid = 'another';
    expect(await renewal.freshTokens(credentialId)).toEqual({ kind: 'reconnect-needed' });
    expect(await renewal.freshTokens(credentialId)).toEqual({ kind: 'reconnect-needed' });
    expect(calls).toBe(1);
    expect((await stored()).status).toBe('reconnect_needed');
  });

  test('tokens of a connection made meanwhile are not overwritten', async () => {
    const reconnected = sealTokens(secretBox, { accessToken: 'anew', refreshToken: 'anew', expiresAt: inAnHour() });
    answer = async () => {
      await connection.database
        .update(credentials)
        .set({ sealedToken: reconnected })
        .where(eq(credentials.id, credentialId));
      return { kind: 'revoked' };
    };
    await startProcess().freshTokens(credentialId);
    expect(await stored()).toMatchObject({ status: 'connected', sealedToken: reconnected });
  });

  test('those of a former secret are not sealed anew while they are renewed: what the provider gave is kept', async () => {
    const former = 'a former secret for tests';
    const rotated = createSecretBox('a secret for tests only', former);
    const { sealedToken } = await stored();
    const bySecretBefore = createSecretBox(former).seal(secretBox.open(sealedToken!));
    await connection.database
      .update(credentials)
      .set({ sealedToken: bySecretBefore })
      .where(eq(credentials.id, credentialId));
    const { database } = connection;
    const surroundings = { database, clock: systemClock, secretBox: rotated, providers: { calendly: provider } };
    const daily = createCredentialRefresh({
      ...surroundings,
      renewal: { freshTokens: async () => ({ kind: 'reconnect-needed' }) },
    });
    const lease = { kind: daily.definition.kind, key: credentialId, lease_token: newId(), revision: 1 };
    answer = async () => {
      await daily.run({ key: credentialId, payload: {}, attempts: 0, lease });
      return { kind: 'refreshed', tokens: { accessToken: 'new', refreshToken: 'only once', expiresAt: inAnHour() } };
    };
    await createTokenRenewal({ ...surroundings, leaseMs: 5_000 }).freshTokens(credentialId);
    expect(openTokens(secretBox, (await stored()).sealedToken!)).toMatchObject({ refreshToken: 'only once' });
  });

  test('a process that died over it is not waited for beyond its lease', async () => {
    await connection.database
      .update(credentials)
      .set({ renewingUntil: new Date(Date.now() + 150) })
      .where(eq(credentials.id, credentialId));
    expect(await startProcess().freshTokens(credentialId)).toMatchObject({ tokens: { accessToken: 'access-1' } });
    expect(calls).toBe(1);
  });
});
