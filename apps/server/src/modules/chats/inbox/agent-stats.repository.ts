import type { ChannelKind } from '@spotter/domain/channels';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { Access } from '../../../platform/access.ts';
import { bots } from '../../bots/index.ts';
import { chats, isListed } from '../chats.tables.ts';

/**
 * The chats of one channel that an agent answers:
 * how many there are, how many are active, and when the newest moved.
 */
export type ChannelFigures = { channel: ChannelKind; dated: Date | null; chats: number; actives: number };

/** Returns the figures of an agent's chats by channel. Active chats are on and have moved since an instant. */
export function countChatsOfAgent(
  database: Database,
  access: Access,
  agentId: string,
  activeSince: Date,
): Promise<ChannelFigures[]> {
  const since = activeSince.toISOString();
  return database
    .select({
      channel: bots.channel,
      dated: sql<Date | null>`max(${chats.lastActivityAt})`.mapWith(chats.lastActivityAt),
      chats: sql`count(*)`.mapWith(Number),
      actives:
        sql`count(*) filter (where ${chats.autorepliesEnabled} and ${chats.lastActivityAt} >= ${since}::timestamptz)`.mapWith(
          Number,
        ),
    })
    .from(bots)
    .innerJoin(chats, eq(chats.botId, bots.id))
    .where(and(eq(bots.agentId, agentId), eq(bots.workspaceId, access.workspaceId), isNull(bots.removedAt), isListed))
    .groupBy(bots.channel);
}
