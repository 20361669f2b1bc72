import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { bots, sendPauses } from '../../bots/index.ts';
import { credentials } from '../../connections/index.ts';

type ConnectedAccount = {
  bot: typeof bots.$inferSelect;
  credential: typeof credentials.$inferSelect;
  /** The pause of an account that the platform forbids to send. */
  pause: typeof sendPauses.$inferSelect | null;
};

/** Returns a workspace's accounts, in the order in which they were connected. */
export async function listConnectedAccounts(database: Database, workspaceId: WorkspaceId): Promise<ConnectedAccount[]> {
  return database
    .select({ bot: bots, credential: credentials, pause: sendPauses })
    .from(bots)
    .innerJoin(credentials, eq(credentials.id, bots.credentialId))
    .leftJoin(sendPauses, and(eq(sendPauses.botId, bots.id), inArray(sendPauses.because, ['account-restricted'])))
    .where(and(eq(bots.workspaceId, workspaceId), isNull(bots.removedAt)))
    .orderBy(asc(bots.createdAt), asc(bots.id));
}

/** The owner of an account. */
export type AccountOwner = { botId: string; workspaceId: WorkspaceId; credentialId: string };

/** Returns all users' accounts that are connected and have been heard. */
export async function listHeardAccounts(database: Database): Promise<AccountOwner[]> {
  return database
    .select({ botId: bots.id, workspaceId: bots.workspaceId, credentialId: bots.credentialId })
    .from(bots)
    .innerJoin(credentials, eq(credentials.id, bots.credentialId))
    .where(and(isNull(bots.removedAt), isNotNull(bots.webhooksSeenAt), eq(credentials.status, 'connected')));
}
