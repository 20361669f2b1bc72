import type { OAuthProvider, TokenSet } from '@spotter/providers/ports/oauth-provider';
import type { Database } from '../database/database.ts';
import { credentials } from '../modules/connections/connections.tables.ts';
import { createTokenRenewal, type FreshTokens } from '../modules/connections/token-renewal.ts';
import { sealTokens } from '../modules/connections/token-set.ts';
import { users } from '../modules/users/users.tables.ts';
import type { Clock } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { createSecretBox } from '../platform/secret-box.ts';

/** Tokens of a provider as the server keeps them, of a user of their own, with four processes that want them. */
export async function storeTokens(database: Database, provider: OAuthProvider, tokens: TokenSet, clock: Clock) {
  const secretBox = createSecretBox('a secret for tests only');
  const userId = newId();
  const credentialId = newId();
  let refreshes = 0;
  const counted: OAuthProvider = {
    ...provider,
    refresh(old) {
      refreshes += 1;
      return provider.refresh(old);
    },
  };
  await database.insert(users).values({
    id: userId,
    email: `${userId}@example.test`,
    firstName: 'Dana',
    lastName: 'Reyes',
    role: 'trainer',
    timeZone: 'UTC',
    createdAt: clock.now(),
  });
  await database.insert(credentials).values({
    id: credentialId,
    userId,
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
    /** How often the provider was asked for new ones. */
    refreshes: () => refreshes,
  };
}
