import { z } from 'zod';
import { inTransaction, type Database } from '../../database/database.ts';
import { resealOne } from '../../database/sealed-place.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { defineJob, handleJob } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import type { OAuthProviders } from './consent/consent.service.ts';
import { findCredentialForAll } from './credentials.repository.ts';
import { markReconnectNeeded } from './reconnect-needed.job.ts';
import { requestSubscription } from './subscribe-webhooks.job.ts';
import { accountTokens } from './tokens/sealed-tokens.repository.ts';
import type { TokenRenewal } from './tokens/token-renewal.ts';
import { openTokens } from './tokens/token-set.ts';
import { setPermissionsMissing } from './tokens/tokens.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Maintains one account, once a day while it is connected. The job's key is the credential's id. */
const refreshCredentialJob = defineJob('refresh-credential', z.object({}));

/** Schedules the daily maintenance of an account, from tomorrow on. */
export function maintainDaily(tx: Database, credentialId: string, now: Date): Promise<void> {
  return requestJobs(tx, refreshCredentialJob, [
    { key: credentialId, payload: {}, dueAt: new Date(now.getTime() + dayMs) },
  ]);
}

/**
 * Renews the token in good time, notices a revoked one, and subscribes to webhooks again: the platforms drop a
 * subscription after an hour of failed deliveries without telling anyone.
 */
export function createCredentialRefresh(options: {
  database: Database;
  clock: Clock;
  secretBox: SecretBox;
  providers: OAuthProviders;
  renewal: TokenRenewal;
}) {
  const { database, clock, secretBox, providers, renewal } = options;

  /** Seals tokens again that were sealed with a former secret, so that the secret can be retired. */
  async function reseal(credentialId: string): Promise<void> {
    const row = await findCredentialForAll(database, credentialId);
    if (row === null || row.sealedToken === null) return;
    await resealOne(database, accountTokens, { id: credentialId, sealed: row.sealedToken }, secretBox, clock.now());
  }

  return handleJob(refreshCredentialJob, async ({ key: credentialId }) => {
    await reseal(credentialId);
    const fresh = await renewal.freshTokens(credentialId);
    if (fresh.kind === 'reconnect-needed') return { kind: 'done' };
    const row = await findCredentialForAll(database, credentialId);
    const provider = row === null ? undefined : providers[row.integration];
    if (row === null || row.status !== 'connected' || row.sealedToken === null || provider === undefined) {
      return { kind: 'done' };
    }
    const { sealedToken } = row;
    const state = await provider.inspect(openTokens(secretBox, sealedToken));
    const now = clock.now();
    await inTransaction(database, async (tx) => {
      if (state.kind === 'revoked') return markReconnectNeeded(tx, { credentialId, sealedToken }, now);
      await setPermissionsMissing(tx, { credentialId, sealedToken }, state.missing);
      await requestSubscription(tx, credentialId, now);
    });
    return state.kind === 'revoked' ? { kind: 'done' } : { kind: 'again', at: new Date(now.getTime() + dayMs) };
  });
}
