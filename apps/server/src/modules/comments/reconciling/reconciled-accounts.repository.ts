import { and, desc, eq, gt, isNotNull, isNull, min, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { agents } from '../../agents/index.ts';
import { bots } from '../../bots/index.ts';
import { credentials } from '../../connections/index.ts';
import { comments } from '../comments.tables.ts';

// An agent whose list has a comment trigger that is on.
const hasCommentTrigger = sql`${agents.triggers} @> '[{"kind":"comment","enabled":true}]'::jsonb`;

/**
 * Returns the accounts whose comments can bring somebody a message:
 * one by its bot, those of a credential, or all.
 */
export function listWatchedAccounts(database: Database, of: { botId: string } | { credentialId: string } | 'all') {
  return database
    .select({ bot: bots, triggers: agents.triggers, sealedToken: credentials.sealedToken })
    .from(bots)
    .innerJoin(credentials, eq(credentials.id, bots.credentialId))
    .innerJoin(agents, eq(agents.id, bots.agentId))
    .where(
      and(
        of === 'all' ? undefined : 'botId' in of ? eq(bots.id, of.botId) : eq(bots.credentialId, of.credentialId),
        isNull(bots.removedAt),
        eq(bots.enabled, true),
        eq(credentials.status, 'connected'),
        eq(credentials.commentsAllowed, true),
        hasCommentTrigger,
      ),
    );
}

/** Returns when the first comment was written that the platform reported on of an account; null before any was. */
export async function findFirstComment(database: Database, botId: string): Promise<Date | null> {
  const [row] = await database
    .select({ at: min(comments.at) })
    .from(comments)
    .where(eq(comments.botId, botId));
  return row?.at ?? null;
}

/** Returns the ads under which people commented since an instant, each with all ids of its post. */
export async function listCommentedAds(
  database: Database,
  { botId, since, limit }: { botId: string; since: Date; limit: number },
): Promise<string[][]> {
  const newest = sql`max(${comments.at})`;
  const rows = await database
    .select({ postIds: comments.postIds })
    .from(comments)
    .where(and(eq(comments.botId, botId), gt(comments.at, since), isNotNull(comments.adId)))
    .groupBy(comments.postIds)
    .orderBy(desc(newest))
    .limit(limit);
  return rows.map(({ postIds }) => postIds);
}
