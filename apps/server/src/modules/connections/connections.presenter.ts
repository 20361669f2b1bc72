import type { Credential } from '@spotter/contract';
import type { credentials } from './connections.tables.ts';

/** A stored credential as its owner may see it: never a token. */
export function presentCredential(row: typeof credentials.$inferSelect): Credential {
  return {
    _id: row.id,
    integration: row.integration,
    service: row.integration,
    status: row.status === 'connected' ? 'connected' : 'reconnect_needed',
    credentials: {
      agent: null,
      username: row.username,
      igId: row.accountId,
      from: row.integration === 'instagram' ? 'instagram' : row.integration === 'messenger' ? 'page' : null,
    },
  };
}
