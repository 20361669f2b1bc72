import type { ChannelKind } from '@spotter/domain/channels';
import { and, desc, eq, gte, inArray, lt, or, type SQL } from 'drizzle-orm';
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

/** Lists comments of the user's, newest first. */
export async function listComments(
  database: Database,
  access: Access,
  wanted: {
    botId?: string;
    chatId?: string;
    post?: string | undefined;
    /** Written in these days: the first included, the end not. */
    since?: Date | undefined;
    until?: Date | undefined;
    limit: number;
    start?: { at: Date; id: string } | null;
  },
): Promise<ShownComment[]> {
  const { botId, chatId, limit, post, since, start = null, until } = wanted;
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
        since === undefined ? undefined : gte(comments.at, since),
        until === undefined ? undefined : lt(comments.at, until),
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

/**
 * Those that led to a chat, and others of the same person:
 * each of the two is found by an index, both at once by none.
 */
function isOfChat(database: Database, chatId: string): SQL {
  const led = database.select({ id: comments.id }).from(comments).where(eq(comments.chatId, chatId));
  const others = database
    .select({ id: comments.id })
    .from(chats)
    .innerJoin(comments, and(eq(comments.botId, chats.botId), eq(comments.contactId, chats.contactId)))
    .where(eq(chats.id, chatId));
  return inArray(comments.id, led.unionAll(others));
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
