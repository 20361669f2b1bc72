import type { Credential } from '@spotter/contract';
import type { credentials } from './connections.tables.ts';
import { sourceOfService } from './integrations.ts';

/** What other parts know of an account. */
export type AccountHealthFacts = { agentId: string | null; webhooksLastSeenAt: Date | null; lastSentAt: Date | null };

/** A stored credential as its owner may see it: never a token. */
export function presentCredential(row: typeof credentials.$inferSelect, facts: AccountHealthFacts): Credential {
  return {
    _id: row.id,
    integration: row.integration,
    service: row.integration,
    status: row.status === 'connected' ? 'connected' : 'reconnect_needed',
    credentials: {
      agent: facts.agentId,
      username: row.username,
      igId: row.accountId,
      from: sourceOfService(row.integration),
    },
    health: {
      tokenExpiresAt: row.tokenExpiresAt?.toISOString() ?? null,
      permissionsMissing: row.permissionsMissing,
      webhooksLastSeenAt: facts.webhooksLastSeenAt?.toISOString() ?? null,
      lastSentAt: facts.lastSentAt?.toISOString() ?? null,
      webhooksSubscribed: row.webhooksSubscribed,
    },
  };
}
