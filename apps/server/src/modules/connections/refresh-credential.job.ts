import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { inTransaction, type Database } from '../../database/database.ts';
import { resealOne } from '../../database/sealed-place.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { defineJob, handleJob } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import { credentials } from './connections.tables.ts';
import type { OAuthProviders } from './consent/consent.service.ts';
import { markReconnectNeeded } from './reconnect-needed.job.ts';
import { accountTokens } from './sealed-tokens.ts';
import { subscribeWebhooksJob } from './subscribe-webhooks.job.ts';
import type { TokenRenewal } from './token-renewal.ts';
import { openTokens } from './token-set.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Looks after one account, once a day for as long as it is connected. Its key is the credential's id. */
const refreshCredentialJob = defineJob('refresh-credential', z.object({}));

/** Has an account looked after from tomorrow on. */
export function lookAfterDaily(tx: Database, credentialId: string, now: Date): Promise<void> {
  return requestJobs(tx, refreshCredentialJob, [
    { key: credentialId, payload: {}, dueAt: new Date(now.getTime() + dayMs) },
  ]);
}

/**
 * Renews the token in good time, notices one that was revoked, and subscribes to webhooks anew: the platforms drop a
 * subscription after an hour of failed deliveries and tell nobody.
 */
export function createCredentialRefresh(options: {
  database: Database;
  clock: Clock;
  secretBox: SecretBox;
  providers: OAuthProviders;
  renewal: TokenRenewal;
}) {
  const { database, clock, secretBox, providers, renewal } = options;

  /** Tokens sealed with a former secret are sealed anew, so that it can be given up one day. */
  async function sealAnew(credentialId: string): Promise<void> {
    const [row] = await database.select().from(credentials).where(eq(credentials.id, credentialId));
    if (row === undefined || row.sealedToken === null) return;
    await resealOne(database, accountTokens, { id: credentialId, sealed: row.sealedToken }, secretBox, clock.now());
  }

  return handleJob(refreshCredentialJob, async ({ key: credentialId }) => {
    await sealAnew(credentialId);
    const fresh = await renewal.freshTokens(credentialId);
    if (fresh.kind === 'reconnect-needed') return { kind: 'done' };
    const [row] = await database.select().from(credentials).where(eq(credentials.id, credentialId));
    const provider = row === undefined ? undefined : providers[row.integration];
    if (row === undefined || row.status !== 'connected' || row.sealedToken === null || provider === undefined) {
      return { kind: 'done' };
    }
    const { sealedToken } = row;
    const state = await provider.inspect(openTokens(secretBox, sealedToken));
    const now = clock.now();
    await inTransaction(database, async (tx) => {
      if (state.kind === 'revoked') return markReconnectNeeded(tx, { credentialId, sealedToken }, now);
      await tx
        .update(credentials)
        .set({ permissionsMissing: state.missing })
        .where(and(eq(credentials.id, credentialId), eq(credentials.sealedToken, sealedToken)));
      await requestJobs(tx, subscribeWebhooksJob, [{ key: credentialId, payload: {}, dueAt: now }]);
    });
    return state.kind === 'revoked' ? { kind: 'done' } : { kind: 'again', at: new Date(now.getTime() + dayMs) };
  });
}
