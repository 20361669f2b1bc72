import { commentsPermission, type Credential } from '@spotter/contract';
import { isChannelKind } from '@spotter/domain/channels';
import type { credentials } from './connections.tables.ts';
import { sourceOfService } from './integrations.ts';

/** What other modules know of an account. */
export type AccountHealthFacts = { agentId: string | null; webhooksLastSeenAt: Date | null; lastSentAt: Date | null };

/** Returns a stored credential as its owner may see it: never a token. */
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
      permissionsMissing: permissionsMissingOf(row),
      webhooksLastSeenAt: facts.webhooksLastSeenAt?.toISOString() ?? null,
      lastSentAt: facts.lastSentAt?.toISOString() ?? null,
      webhooksSubscribed: row.webhooksSubscribed,
      bookingRefusedAt: row.bookingRefusedAt?.toISOString() ?? null,
    },
  };
}

/** Returns what the user did not allow, or was never asked for, in words. */
export function permissionsMissingOf({
  commentsAllowed,
  integration,
  permissionsMissing,
}: Pick<typeof credentials.$inferSelect, 'commentsAllowed' | 'integration' | 'permissionsMissing'>): string[] {
  const lacksComments = isChannelKind(integration) && !commentsAllowed;
  return lacksComments ? [...permissionsMissing, commentsPermission] : permissionsMissing;
}
