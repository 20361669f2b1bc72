import type { TokenSet } from '@spotter/providers/ports/oauth-provider';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { inTransaction, type Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { credentials } from './connections.tables.ts';
import type { OAuthProviders } from './consent/consent.service.ts';
import { isProviderError } from './provider-failure.ts';
import { markReconnectNeeded } from './reconnect-needed.job.ts';
import { openTokens, sealTokens } from './token-set.ts';

type CredentialRow = typeof credentials.$inferSelect;

/** While another process renews, this often its result is looked for. */
const lookAgainMs = 100;

/** Tokens that the provider takes, or that the account has to be connected again (or is no more). */
export type FreshTokens = { kind: 'fresh'; tokens: TokenSet } | { kind: 'reconnect-needed' };

/**
 * Renews tokens before they end. However many ask at once, in however many processes, the provider is asked once: a
 * rotating refresh token that is used twice is lost. The right to ask is a mark on the row rather than a lock on it,
 * since the embedded database would stand still during the call.
 */
export function createTokenRenewal(options: {
  database: Database;
  clock: Clock;
  secretBox: SecretBox;
  providers: OAuthProviders;
  /** Longer than a call to a provider can take. */
  leaseMs: number;
}) {
  const { database, clock, secretBox, providers, leaseMs } = options;
  const underWay = new Map<string, Promise<FreshTokens>>();

  function isDue(row: CredentialRow, tokens: TokenSet, now: Date): boolean {
    const renewal = providers[row.integration]?.renewal;
    if (renewal === null || renewal === undefined) return false;
    if (now.getTime() - row.tokensAt.getTime() < renewal.minimumAgeMs) return false;
    // A token whose end nobody told is renewed to learn it.
    return tokens.expiresAt === null || tokens.expiresAt.getTime() - now.getTime() < renewal.remainingMs;
  }

  async function look(credentialId: string, refused: string | null): Promise<FreshTokens> {
    for (;;) {
      const [row] = await database.select().from(credentials).where(eq(credentials.id, credentialId));
      if (row === undefined || row.status !== 'connected' || row.sealedToken === null)
        return { kind: 'reconnect-needed' };
      const tokens = openTokens(secretBox, row.sealedToken);
      const now = clock.now();
      const isRefused = tokens.accessToken === refused && providers[row.integration]?.renewal != null;
      if (!isRefused && !isDue(row, tokens, now)) return { kind: 'fresh', tokens };
      if (await claim(row, now)) return renew(row, row.sealedToken, tokens);
      // Somebody else renews; meanwhile the old one serves as long as it lives.
      const mayServe = tokens.expiresAt !== null && tokens.expiresAt.getTime() > now.getTime();
      if (mayServe && !isRefused) return { kind: 'fresh', tokens };
      await new Promise<void>((resolve) => {
        clock.setTimer(lookAgainMs, resolve);
      });
    }
  }

  async function claim(row: CredentialRow, now: Date): Promise<boolean> {
    const rows = await database
      .update(credentials)
      .set({ renewingUntil: new Date(now.getTime() + leaseMs) })
      .where(
        and(
          eq(credentials.id, row.id),
          eq(credentials.sealedToken, row.sealedToken!),
          eq(credentials.status, 'connected'),
          or(isNull(credentials.renewingUntil), lte(credentials.renewingUntil, now)),
        ),
      )
      .returning({ id: credentials.id });
    return rows.length > 0;
  }

  async function renew(row: CredentialRow, sealedToken: string, old: TokenSet): Promise<FreshTokens> {
    const unchanged = and(eq(credentials.id, row.id), eq(credentials.sealedToken, sealedToken));
    try {
      const outcome = await providers[row.integration]!.refresh(old);
      const now = clock.now();
      if (outcome.kind === 'revoked') {
        await inTransaction(database, (tx) => markReconnectNeeded(tx, { credentialId: row.id, sealedToken }, now));
        return { kind: 'reconnect-needed' };
      }
      await database
        .update(credentials)
        .set({
          sealedToken: sealTokens(secretBox, outcome.tokens),
          tokensAt: now,
          tokenExpiresAt: outcome.tokens.expiresAt,
          renewingUntil: null,
        })
        // Connected anew in the meantime: then those tokens are the ones to keep.
        .where(unchanged);
      return { kind: 'fresh', tokens: outcome.tokens };
    } catch (error) {
      await database.update(credentials).set({ renewingUntil: null }).where(unchanged);
      // Refused for now, such as one that is too young: the old one serves as long as it lives.
      const mayServe = old.expiresAt === null || old.expiresAt.getTime() > clock.now().getTime();
      if (isProviderError(error) && error.kind === 'rejected' && mayServe) return { kind: 'fresh', tokens: old };
      throw error;
    }
  }

  return {
    /**
     * Tokens to call the provider with, renewed if that is due, or if the provider has refused the access token that
     * is named. Throws ProviderError when that cannot be done now.
     */
    freshTokens(credentialId: string, refused: string | null = null): Promise<FreshTokens> {
      const key = refused === null ? credentialId : `${credentialId} ${refused}`;
      const existing = underWay.get(key);
      if (existing !== undefined) return existing;
      const looking = look(credentialId, refused).finally(() => underWay.delete(key));
      underWay.set(key, looking);
      return looking;
    },
  };
}

export type TokenRenewal = ReturnType<typeof createTokenRenewal>;
