import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../database/database.ts';
import { agents } from '../agents/index.ts';
import { chatMilestones } from '../analytics/index.ts';
import { availabilities } from '../booking/index.ts';
import { bots } from '../bots/index.ts';
import { credentials } from '../connections/index.ts';
import type { Access } from '../../platform/access.ts';

/** Returns a user's agents with their keywords, the oldest first. */
export async function listAgents(database: Database, access: Access): Promise<{ id: string; keywords: string[] }[]> {
  return database
    .select({ id: agents.id, keywords: agents.triggerKeywords })
    .from(agents)
    .where(eq(agents.workspaceId, access.workspaceId))
    .orderBy(asc(agents.createdAt), asc(agents.id));
}

/** Returns a user's connected accounts. Instagram comes first, because most coaches begin with it. */
export async function listAccounts(
  database: Database,
  access: Access,
): Promise<{ bot: typeof bots.$inferSelect; username: string }[]> {
  return database
    .select({ bot: bots, username: credentials.username })
    .from(bots)
    .innerJoin(credentials, eq(credentials.id, bots.credentialId))
    .where(and(eq(bots.workspaceId, access.workspaceId), isNull(bots.removedAt)))
    .orderBy(asc(bots.channel), asc(bots.createdAt), asc(bots.id));
}

/** Whether a user has hours for calls, or a Calendly account, which has hours of its own. */
export async function takesCalls(database: Database, access: Access): Promise<boolean> {
  const [row] = await queryRows<{ takes: boolean }>(
    database,
    sql`select exists (select from ${availabilities} where workspace_id = ${access.workspaceId})
      or exists (select from ${credentials} where workspace_id = ${access.workspaceId} and integration = 'calendly'
        and status <> 'disconnected') as takes`,
  );
  return row?.takes ?? false;
}

/** Whether a conversation of these accounts was ever engaged. */
export async function hasEngaged(database: Database, botIds: string[]): Promise<boolean> {
  if (botIds.length === 0) return false;
  const [row] = await database
    .select({ id: chatMilestones.chatId })
    .from(chatMilestones)
    .where(and(inArray(chatMilestones.botId, botIds), sql`${chatMilestones.reached} >= 1`))
    .limit(1);
  return row !== undefined;
}
