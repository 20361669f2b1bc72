import type { Post } from '@spotter/contract';
import { boundsOf, type DayRange } from '@spotter/domain/analytics';
import { and, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { Access } from '../../../platform/access.ts';
import { bots } from '../../bots/index.ts';
import { commentPosts, comments } from '../comments.tables.ts';
import { presentPost } from './comments.presenter.ts';

type PostOfBot = { botId: string; postId: string };

/** Returns the posts with comments in a range of days, those with most first, and those named `besides`. */
export async function countUnderPosts(
  database: Database,
  access: Access,
  wanted: { range: DayRange; zone: string; besides: PostOfBot[]; limit: number },
): Promise<{ botId: string; post: Post; comments: number }[]> {
  const { start, end } = boundsOf(wanted.range, wanted.zone);
  const count = sql<number>`count(*)::int`;
  const counts = await database
    .select({ botId: comments.botId, postId: comments.postId, comments: count })
    .from(comments)
    .innerJoin(bots, and(eq(bots.id, comments.botId), isNull(bots.removedAt)))
    .where(and(eq(comments.workspaceId, access.workspaceId), gte(comments.at, start), lt(comments.at, end)))
    .groupBy(comments.botId, comments.postId)
    .orderBy(sql`${count} desc`, comments.botId, comments.postId)
    .limit(wanted.limit);
  const quiet = wanted.besides.filter((post) => !counts.some(isSame(post))).map((post) => ({ ...post, comments: 0 }));
  const all = [...counts, ...quiet];
  const posts = await findPosts(database, access, all);
  return all.map((row, index) => ({ ...posts[index]!, comments: row.comments }));
}

/** Returns posts in their order, with what is known of each. */
export async function findPosts(
  database: Database,
  access: Access,
  wanted: PostOfBot[],
): Promise<{ botId: string; post: Post }[]> {
  if (wanted.length === 0) return [];
  const known = await database
    .select({ post: commentPosts })
    .from(commentPosts)
    .innerJoin(bots, and(eq(bots.id, commentPosts.botId), eq(bots.workspaceId, access.workspaceId)))
    .where(
      or(
        ...[...Map.groupBy(wanted, ({ botId }) => botId)].map(([botId, own]) =>
          and(
            eq(commentPosts.botId, botId),
            inArray(commentPosts.postId, [...new Set(own.map(({ postId }) => postId))]),
          ),
        ),
      ),
    );
  return wanted.map((one) => ({
    botId: one.botId,
    post: presentPost(one.postId, known.find(({ post }) => isSame(one)(post))?.post ?? null),
  }));
}

const isSame = (one: PostOfBot) => (other: PostOfBot) => other.botId === one.botId && other.postId === one.postId;
