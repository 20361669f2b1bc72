import type { TokenSet } from '@spotter/providers/ports/oauth-provider';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { OAuthProviders } from '../consent/consent.service.ts';
import { type CredentialRow, findCredentialForAll } from '../credentials.repository.ts';
import { isProviderError } from '../provider-failure.ts';
import { markReconnectNeeded } from '../reconnect-needed.job.ts';
import { openTokens, sealTokens } from './token-set.ts';
import { claimRenewal, endRenewal, storeRenewedTokens } from './tokens.repository.ts';

/** How often the result of another process's renewal is looked for, in ms. */
const recheckMs = 100;

/**
 * Tokens that the provider accepts,
 * or the fact that the account has to be connected again (or no longer exists).
 */
export type FreshTokens = { kind: 'fresh'; tokens: TokenSet } | { kind: 'reconnect-needed' };

/**
 * Renews tokens before they expire. The provider is asked once, however many callers in however many processes
 * ask at the same time, because a rotating refresh token that is used twice is lost. The right to ask is a mark
 * on the row rather than a lock on it, since the embedded database would stand still during the call.
 */
export function createTokenRenewal(options: {
  database: Database;
  clock: Clock;
  secretBox: SecretBox;
  providers: OAuthProviders;
  /** How long a renewal is reserved, in ms: longer than a call to a provider can take. */
  leaseMs: number;
}) {
  const { database, clock, secretBox, providers, leaseMs } = options;
  const underWay = new Map<string, Promise<FreshTokens>>();

  function isDue(row: CredentialRow, tokens: TokenSet, now: Date): boolean {
    const renewal = providers[row.integration]?.renewal;
    if (renewal === null || renewal === undefined) return false;
    if (now.getTime() - row.tokensAt.getTime() < renewal.minimumAgeMs) return false;
    // A token without a known expiry is renewed to learn it.
    return tokens.expiresAt === null || tokens.expiresAt.getTime() - now.getTime() < renewal.remainingMs;
  }

  async function check(credentialId: string, refused: string | null): Promise<FreshTokens> {
    for (;;) {
      const row = await findCredentialForAll(database, credentialId);
      if (row === null || row.status !== 'connected' || row.sealedToken === null) return { kind: 'reconnect-needed' };
      const tokens = openTokens(secretBox, row.sealedToken);
      const now = clock.now();
      const isRefused = tokens.accessToken === refused && providers[row.integration]?.renewal != null;
      if (!isRefused && !isDue(row, tokens, now)) return { kind: 'fresh', tokens };
      const until = new Date(now.getTime() + leaseMs);
      if (await claimRenewal(database, { credentialId, sealedToken: row.sealedToken }, { now, until })) {
        return renew(row, row.sealedToken, tokens);
      }
      // Another process renews it; meanwhile the old token serves until it expires.
      const mayServe = tokens.expiresAt !== null && tokens.expiresAt.getTime() > now.getTime();
      if (mayServe && !isRefused) return { kind: 'fresh', tokens };
      await new Promise<void>((resolve) => {
        clock.setTimer(recheckMs, resolve);
      });
    }
  }

  async function renew(row: CredentialRow, sealedToken: string, old: TokenSet): Promise<FreshTokens> {
    const held = { credentialId: row.id, sealedToken };
    try {
      const outcome = await providers[row.integration]!.refresh(old);
      const now = clock.now();
      if (outcome.kind === 'revoked') {
        await inTransaction(database, (tx) => markReconnectNeeded(tx, held, now));
        return { kind: 'reconnect-needed' };
      }
      await storeRenewedTokens(database, held, {
        sealedToken: sealTokens(secretBox, outcome.tokens),
        tokensAt: now,
        tokenExpiresAt: outcome.tokens.expiresAt,
      });
      return { kind: 'fresh', tokens: outcome.tokens };
    } catch (error) {
      await endRenewal(database, held);
      // The renewal was refused for now, for example because the token is too new:
      // the old one serves until it expires.
      const mayServe = old.expiresAt === null || old.expiresAt.getTime() > clock.now().getTime();
      if (isProviderError(error) && error.kind === 'rejected' && mayServe) return { kind: 'fresh', tokens: old };
      throw error;
    }
  }

  return {
    /**
     * Returns tokens to call the provider with, renewed if that is due, or if the provider has refused the named
     * access token. Throws ProviderError when that cannot be done now.
     */
    freshTokens(credentialId: string, refused: string | null = null): Promise<FreshTokens> {
      const key = refused === null ? credentialId : `${credentialId} ${refused}`;
      const existing = underWay.get(key);
      if (existing !== undefined) return existing;
      const looking = check(credentialId, refused).finally(() => underWay.delete(key));
      underWay.set(key, looking);
      return looking;
    },
  };
}

export type TokenRenewal = ReturnType<typeof createTokenRenewal>;
