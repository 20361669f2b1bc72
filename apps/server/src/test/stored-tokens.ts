import type { OAuthProvider, TokenSet } from '@spotter/providers/ports/oauth-provider';
import type { Database } from '../database/database.ts';
import { credentials } from '../modules/connections/connections.tables.ts';
import { createTokenRenewal, type FreshTokens } from '../modules/connections/tokens/token-renewal.ts';
import { sealTokens } from '../modules/connections/tokens/token-set.ts';
import type { Clock } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import { storeUser } from './store-user.ts';

/**
 * Stores tokens of a provider as the server keeps them, for a user of their own.
 * Returns four processes that need them.
 */
export async function storeTokens(database: Database, provider: OAuthProvider, tokens: TokenSet, clock: Clock) {
  const secretBox = createSecretBox('a secret for tests only');
  const credentialId = newId();
  let refreshes = 0;
  const counted: OAuthProvider = {
    ...provider,
    refresh(old) {
      refreshes += 1;
      return provider.refresh(old);
    },
  };
  const { workspaceId } = await storeUser(database, clock.now());
  await database.insert(credentials).values({
    id: credentialId,
    workspaceId,
    integration: provider.kind,
    accountId: 'account',
    username: 'Dana',
    sealedToken: sealTokens(secretBox, tokens),
    tokensAt: clock.now(),
    tokenExpiresAt: tokens.expiresAt,
    status: 'connected',
    createdAt: clock.now(),
  });

  function startProcess(): () => Promise<FreshTokens> {
    const providers = { [provider.kind]: counted };
    const renewal = createTokenRenewal({ database, clock, secretBox, providers, leaseMs: 30_000 });
    return () => renewal.freshTokens(credentialId);
  }

  return {
    processes: Array.from({ length: 4 }, startProcess),
    /** Returns how often the provider was asked for new ones. */
    refreshes: () => refreshes,
  };
}
