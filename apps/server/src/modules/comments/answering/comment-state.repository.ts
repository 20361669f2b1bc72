import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { type Database, lockName } from '../../../database/database.ts';
import { agents } from '../../agents/index.ts';
import { bots, sendPauses } from '../../bots/index.ts';
import { credentials } from '../../connections/index.ts';
import { users, workspaces } from '../../users/index.ts';
import { commentPosts, commentReplies, comments } from '../comments.tables.ts';

export type CommentRow = typeof comments.$inferSelect;
export type ReplyRow = typeof commentReplies.$inferSelect;
export type PostRow = typeof commentPosts.$inferSelect;

/** A comment with everything around it; null when it is gone, or its account is. */
export async function findComment(database: Database, id: string, { lock }: { lock: boolean }) {
  const query = database
    .select({
      comment: comments,
      bot: bots,
      agent: agents,
      account: {
        credentialId: credentials.id,
        status: credentials.status,
        sealedToken: credentials.sealedToken,
        username: credentials.username,
        commentsAllowed: credentials.commentsAllowed,
      },
      pause: sendPauses,
      post: commentPosts,
      zone: users.timeZone,
      coachName: users.firstName,
    })
    .from(comments)
    .innerJoin(bots, eq(bots.id, comments.botId))
    .innerJoin(workspaces, eq(workspaces.id, bots.workspaceId))
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .innerJoin(credentials, eq(credentials.id, bots.credentialId))
    .leftJoin(agents, eq(agents.id, bots.agentId))
    .leftJoin(sendPauses, eq(sendPauses.botId, bots.id))
    .leftJoin(commentPosts, and(eq(commentPosts.botId, bots.id), eq(commentPosts.postId, comments.postId)))
    .where(and(eq(comments.id, id), isNull(bots.removedAt)));
  const [row] = await (lock ? query.for('update', { of: comments }) : query);
  return row ?? null;
}

/** Returns what was written because of a comment. */
export function listReplies(database: Database, commentId: string): Promise<ReplyRow[]> {
  return database.select().from(commentReplies).where(eq(commentReplies.commentId, commentId));
}

/** Returns the chat id of a comment's author, if an earlier message to them revealed it. */
export async function findContactOfAuthor(
  database: Database,
  { authorId, botId }: Pick<CommentRow, 'authorId' | 'botId'>,
): Promise<string | null> {
  if (authorId === null) return null;
  const [row] = await database
    .select({ contactId: comments.contactId })
    .from(comments)
    .where(and(eq(comments.botId, botId), eq(comments.authorId, authorId), isNotNull(comments.contactId)))
    .limit(1);
  return row?.contactId ?? null;
}

/** Returns whether another comment of this person under a post got the message. */
export async function isServed(
  database: Database,
  { botId, id, person, postId }: Pick<CommentRow, 'botId' | 'id' | 'person' | 'postId'>,
): Promise<boolean> {
  if (person === null) return false;
  const rows = await database
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(eq(comments.botId, botId), eq(comments.servedPost, postId), eq(comments.person, person), ne(comments.id, id)),
    )
    .limit(1);
  return rows.length > 0;
}

/** Returns whether an author was written to, or may have been, because of another comment. */
export async function wasWrittenTo(
  tx: Database,
  { authorId, botId, id }: Pick<CommentRow, 'authorId' | 'botId' | 'id'>,
): Promise<boolean> {
  if (authorId === null) return false;
  const rows = await tx
    .select({ id: comments.id })
    .from(comments)
    .innerJoin(commentReplies, and(eq(commentReplies.commentId, comments.id), eq(commentReplies.kind, 'private')))
    .where(
      and(
        eq(comments.botId, botId),
        eq(comments.authorId, authorId),
        ne(comments.id, id),
        inArray(commentReplies.status, ['sending', 'sent', 'unconfirmed']),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Returns the newest answer of ours under a post, as its coach wrote it, beside those under one comment. */
export async function findLastAnswer(
  database: Database,
  { botId, id, postId }: Pick<CommentRow, 'botId' | 'id' | 'postId'>,
): Promise<string | null> {
  const [row] = await database
    .select({ text: sql<string>`coalesce(${commentReplies.record}->>'written', ${commentReplies.text})` })
    .from(commentReplies)
    .innerJoin(comments, eq(comments.id, commentReplies.commentId))
    .where(
      and(
        eq(commentReplies.botId, botId),
        eq(commentReplies.kind, 'public'),
        eq(comments.postId, postId),
        ne(comments.id, id),
        isNotNull(commentReplies.attemptedAt),
      ),
    )
    .orderBy(desc(commentReplies.attemptedAt))
    .limit(1);
  return row?.text ?? null;
}

/** Returns the instants at which messages for comments were tried since an instant, oldest first. */
export async function listAttempts(database: Database, botId: string, since: Date): Promise<Date[]> {
  const rows = await database
    .select({ at: commentReplies.attemptedAt })
    .from(commentReplies)
    .where(
      and(eq(commentReplies.botId, botId), eq(commentReplies.kind, 'private'), gt(commentReplies.attemptedAt, since)),
    )
    .orderBy(commentReplies.attemptedAt);
  return rows.map(({ at }) => at!);
}

/** Returns how many older comments of an account wait for their message. */
export async function countBefore(database: Database, { botId, at, id }: CommentRow): Promise<number> {
  const [row] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(comments)
    .where(
      and(
        eq(comments.botId, botId),
        eq(comments.reason, 'rate-limited'),
        ne(comments.id, id),
        sql`(${comments.at}, ${comments.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`,
      ),
    );
  return row!.count;
}

/** Returns how many comments of an account, written since an instant, wait in line for their message. */
export async function countInLine(database: Database, botId: string, since: Date): Promise<number> {
  const [row] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(comments)
    .where(and(eq(comments.botId, botId), gt(comments.at, since), eq(comments.reason, 'rate-limited')));
  return row!.count;
}

/** Returns the comments that wait for the coach or for the end of a pause. */
export function listHeldComments(
  tx: Database,
  of: { credentialId: string } | { botIds: string[] },
): Promise<{ id: string; botId: string }[]> {
  return tx
    .select({ id: comments.id, botId: comments.botId })
    .from(comments)
    .innerJoin(bots, eq(bots.id, comments.botId))
    .where(
      and(
        'botIds' in of ? inArray(comments.botId, of.botIds) : eq(bots.credentialId, of.credentialId),
        inArray(comments.reason, ['account-reconnect', 'account-restricted', 'paused', 'until-active-hours']),
      ),
    );
}

/** Locks a bot's comments against other claims, so that its limits and its words in public hold. */
export async function lockClaims(tx: Database, botId: string): Promise<void> {
  await lockName(tx, `comments ${botId}`);
}

export async function changeComment(tx: Database, id: string, change: Partial<CommentRow>): Promise<void> {
  await tx.update(comments).set(change).where(eq(comments.id, id));
}

export async function insertReplies(tx: Database, rows: (typeof commentReplies.$inferInsert)[]): Promise<void> {
  await tx.insert(commentReplies).values(rows);
}

export async function changeReply(tx: Database, id: string, change: Partial<ReplyRow>): Promise<void> {
  await tx.update(commentReplies).set(change).where(eq(commentReplies.id, id));
}

/** Changes a reply while no one knows its outcome. Returns whether that was still so. */
export async function changeOpenReply(tx: Database, id: string, change: Partial<ReplyRow>): Promise<boolean> {
  const changed = await tx
    .update(commentReplies)
    .set(change)
    .where(and(eq(commentReplies.id, id), inArray(commentReplies.status, ['sending', 'unconfirmed'])))
    .returning({ id: commentReplies.id });
  return changed.length > 0;
}

/** Deletes what was never tried, or certainly not sent, and waits. */
export async function deleteWaiting(tx: Database, commentId: string): Promise<void> {
  await tx
    .delete(commentReplies)
    .where(and(eq(commentReplies.commentId, commentId), eq(commentReplies.status, 'waiting')));
}

/** Returns an account's private replies with unknown outcome, with their comments. */
export function listOpenPrivateReplies(
  tx: Database,
  botId: string,
): Promise<{ reply: ReplyRow; comment: CommentRow }[]> {
  return tx
    .select({ reply: commentReplies, comment: comments })
    .from(commentReplies)
    .innerJoin(comments, eq(comments.id, commentReplies.commentId))
    .where(
      and(
        eq(commentReplies.botId, botId),
        eq(commentReplies.kind, 'private'),
        inArray(commentReplies.status, ['sending', 'unconfirmed']),
      ),
    )
    .orderBy(commentReplies.attemptedAt);
}

/** Returns the platform's ids of an account's private replies among these. */
export async function listKnownIds(tx: Database, botId: string, providerIds: string[]): Promise<Set<string>> {
  if (providerIds.length === 0) return new Set();
  const rows = await tx
    .select({ providerId: commentReplies.providerId })
    .from(commentReplies)
    .where(and(eq(commentReplies.botId, botId), inArray(commentReplies.providerId, providerIds)));
  return new Set(rows.flatMap(({ providerId }) => providerId ?? []));
}
