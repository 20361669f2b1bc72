import type { ChannelKind } from '@spotter/domain/channels';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { Access } from '../../../platform/access.ts';
import { bots } from '../../bots/index.ts';
import { chats } from '../chats.tables.ts';

/** An account, also one that was removed. */
export type ExportedAccount = { id: string; name: string; channel: ChannelKind };

export function listAccounts(database: Database, access: Access): Promise<ExportedAccount[]> {
  return database
    .select({ id: bots.id, name: bots.name, channel: bots.channel })
    .from(bots)
    .where(eq(bots.workspaceId, access.workspaceId))
    .orderBy(asc(bots.id));
}

/** Returns a page of the contacts of an account, after the one with this platform id. */
export function listContacts(
  database: Database,
  access: Access,
  { botId, after, limit }: { botId: string; after: string; limit: number },
) {
  return database
    .select({ chatId: chats.id, contactId: chats.contactId, username: chats.username, name: chats.name })
    .from(chats)
    .where(and(eq(chats.workspaceId, access.workspaceId), eq(chats.botId, botId), gt(chats.contactId, after)))
    .orderBy(asc(chats.contactId))
    .limit(limit);
}
