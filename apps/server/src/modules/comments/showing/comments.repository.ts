import type { CommentStep } from '@spotter/contract';
import type { ChannelKind } from '@spotter/domain';
import { and, desc, eq, exists, gte, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/database.ts';
import type { Access } from '../../../platform/access.ts';
import { agents } from '../../agents/index.ts';
import { bots } from '../../bots/index.ts';
import { chats } from '../../chats/index.ts';
import { users, workspaces } from '../../users/index.ts';
import type { CommentRow, PostRow, ReplyRow } from '../answering/comment-state.repository.ts';
import { commentPosts, commentReplies, comments } from '../comments.tables.ts';

/** A comment with what is shown beside it. `agentId`: null where the agent is gone. */
export type ShownComment = {
  comment: CommentRow;
  channel: ChannelKind;
  post: PostRow | null;
  agentId: string | null;
  replies: ReplyRow[];
};

const reply = alias(commentReplies, 'reply');

/** Returns the condition for comments that got at least as far as a step. */
function reached(database: Database, step: CommentStep): SQL | undefined {
  const wasSent = exists(
    database
      .select({ one: sql`1` })
      .from(reply)
      .where(and(eq(reply.commentId, comments.id), eq(reply.kind, 'private'), eq(reply.status, 'sent'))),
  );
  const ofChat = (condition: SQL | undefined) =>
    exists(
      database
        .select({ one: sql`1` })
        .from(chats)
        .where(and(eq(chats.id, comments.chatId), condition)),
    );
  const answered = ofChat(gte(chats.lastInboundAt, comments.at));
  switch (step) {
    case 'comments':
      return undefined;
    case 'fired':
      return isNotNull(comments.triggerId);
    case 'messaged':
      return wasSent;
    case 'answered':
      return and(wasSent, answered);
    case 'qualified':
      return and(wasSent, answered, ofChat(or(isNotNull(chats.qualifiedAt), eq(chats.stage, 'booked'))));
    case 'booked':
      return and(wasSent, answered, ofChat(eq(chats.stage, 'booked')));
  }
}

/** Lists comments of the user's, newest first. */
export async function listComments(
  database: Database,
  access: Access,
  wanted: {
    botId?: string;
    chatId?: string;
    post?: string | undefined;
    trigger?: string | undefined;
    step?: CommentStep | undefined;
    limit: number;
    start?: { at: Date; id: string } | null;
  },
): Promise<ShownComment[]> {
  const { botId, chatId, limit, post, start = null, step, trigger } = wanted;
  const rows = await database
    .select({ comment: comments, channel: bots.channel, post: commentPosts, agentId: agents.id })
    .from(comments)
    .innerJoin(bots, eq(bots.id, comments.botId))
    .leftJoin(agents, eq(agents.id, comments.agentId))
    .leftJoin(commentPosts, and(eq(commentPosts.botId, comments.botId), eq(commentPosts.postId, comments.postId)))
    .where(
      and(
        eq(comments.workspaceId, access.workspaceId),
        botId === undefined ? undefined : eq(comments.botId, botId),
        chatId === undefined ? undefined : isOfChat(database, chatId),
        post === undefined ? undefined : eq(comments.postId, post),
        trigger === undefined ? undefined : eq(comments.triggerId, trigger),
        step === undefined ? undefined : reached(database, step),
        start === null
          ? undefined
          : or(lt(comments.at, start.at), and(eq(comments.at, start.at), lt(comments.id, start.id))),
      ),
    )
    .orderBy(desc(comments.at), desc(comments.id))
    .limit(limit);
  if (rows.length === 0) return [];
  const ids = rows.map(({ comment }) => comment.id);
  const replies = await database.select().from(commentReplies).where(inArray(commentReplies.commentId, ids));
  return rows.map((row) => ({ ...row, replies: replies.filter(({ commentId }) => commentId === row.comment.id) }));
}

/** Those that led to a chat, and others of the same person. */
function isOfChat(database: Database, chatId: string): SQL | undefined {
  return or(
    eq(comments.chatId, chatId),
    exists(
      database
        .select({ one: sql`1` })
        .from(chats)
        .where(and(eq(chats.id, chatId), eq(chats.botId, comments.botId), eq(chats.contactId, comments.contactId))),
    ),
  );
}

/** What the comments of a range under one post brought, by trigger. */
export type FiguresRow = {
  botId: string;
  postId: string;
  triggerId: string | null;
  agentId: string | null;
  counts: Record<CommentStep, number>;
  post: PostRow | null;
};

const mostRows = 200;

/** Counts what comments of a range brought, those with most comments first. `from` included, `to` not. */
export async function countComments(
  database: Database,
  access: Access,
  range: { from: Date; to: Date },
): Promise<FiguresRow[]> {
  const count = (step: CommentStep) => {
    const condition = reached(database, step);
    const people = sql<number>`count(distinct ${comments.chatId}) filter (where ${condition})::int`;
    if (condition === undefined) return sql<number>`count(*)::int`;
    return step === 'fired' ? sql<number>`count(*) filter (where ${condition})::int` : people;
  };
  const all = count('comments');
  const rows = await database
    .select({
      botId: comments.botId,
      postId: comments.postId,
      triggerId: comments.triggerId,
      agentId: agents.id,
      comments: all,
      fired: count('fired'),
      messaged: count('messaged'),
      answered: count('answered'),
      qualified: count('qualified'),
      booked: count('booked'),
    })
    .from(comments)
    .innerJoin(bots, and(eq(bots.id, comments.botId), isNull(bots.removedAt)))
    .leftJoin(agents, eq(agents.id, comments.agentId))
    .where(and(eq(comments.workspaceId, access.workspaceId), gte(comments.at, range.from), lt(comments.at, range.to)))
    .groupBy(comments.botId, comments.postId, comments.triggerId, agents.id)
    .orderBy(desc(all), comments.botId, comments.postId, sql`${comments.triggerId} nulls last`)
    .limit(mostRows);
  const posts =
    rows.length === 0
      ? []
      : await database
          .select()
          .from(commentPosts)
          .where(
            and(
              inArray(commentPosts.botId, [...new Set(rows.map(({ botId }) => botId))]),
              inArray(commentPosts.postId, [...new Set(rows.map(({ postId }) => postId))]),
            ),
          );
  return rows.map(({ agentId, botId, postId, triggerId, ...counts }) => ({
    botId,
    postId,
    triggerId,
    agentId,
    counts,
    post: posts.find((post) => post.botId === botId && post.postId === postId) ?? null,
  }));
}

/** Blanks what a person wrote whose chat is deleted; that their comments were answered is kept. */
export async function eraseCommentsOf(tx: Database, chatId: string): Promise<void> {
  const erased = await tx
    .update(comments)
    .set({ text: '', username: null, authorId: null, state: 'removed' })
    .where(isOfChat(tx, chatId))
    .returning({ id: comments.id });
  if (erased.length === 0) return;
  const ids = erased.map(({ id }) => id);
  await tx
    .delete(commentReplies)
    .where(and(inArray(commentReplies.commentId, ids), eq(commentReplies.status, 'waiting')));
}

/** Returns the time zone (IANA) in which the user's days are counted. */
export async function findTimeZone(database: Database, access: Access): Promise<string> {
  const [row] = await database
    .select({ zone: users.timeZone })
    .from(workspaces)
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .where(eq(workspaces.id, access.workspaceId));
  return row!.zone;
}

/** Returns what is stored of the comments of a chat's contact. */
export function listOfContact(database: Database, chatId: string) {
  return database.select().from(comments).where(isOfChat(database, chatId)).orderBy(comments.at, comments.id).execute();
}

/** Returns the comments of an account's owner, for the export of everything. */
export function exportComments(database: Database, access: Access) {
  return database
    .select()
    .from(comments)
    .where(eq(comments.workspaceId, access.workspaceId))
    .orderBy(comments.at, comments.id)
    .execute();
}

/** Returns what was written because of comments, for the same. */
export function exportReplies(database: Database, access: Access) {
  return database
    .select({ reply: commentReplies })
    .from(commentReplies)
    .innerJoin(comments, eq(comments.id, commentReplies.commentId))
    .where(eq(comments.workspaceId, access.workspaceId))
    .orderBy(commentReplies.createdAt, commentReplies.id)
    .execute();
}
