import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { bots } from '../../bots/index.ts';
import { credentials } from '../../connections/index.ts';
import { commentReplies, comments } from '../comments.tables.ts';

/** Returns the names of accounts, by their bots. */
export async function findAccountNames(tx: Database, botIds: string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ botId: bots.id, username: credentials.username })
    .from(bots)
    .innerJoin(credentials, eq(credentials.id, bots.credentialId))
    .where(inArray(bots.id, botIds));
  return new Map(rows.map(({ botId, username }) => [botId, username]));
}

/** Stores comments that are new. Returns the ids of those that were not known. */
export async function insertComments(tx: Database, rows: (typeof comments.$inferInsert)[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const stored = await tx.insert(comments).values(rows).onConflictDoNothing().returning({ id: comments.id });
  return stored.map(({ id }) => id);
}

type Named = { botId: string; commentId: string };

/** Changes a comment by the platform's id. Returns whether it is known. What was removed stays so. */
export async function changeComment(
  tx: Database,
  { botId, commentId }: Named,
  change: Partial<Pick<typeof comments.$inferSelect, 'state' | 'text'>>,
): Promise<boolean> {
  const changed = await tx
    .update(comments)
    .set({
      ...change,
      ...(change.state === undefined
        ? {}
        : { state: sql`case when ${comments.state} = 'removed' then 'removed' else ${change.state} end` }),
    })
    .where(and(eq(comments.botId, botId), eq(comments.commentId, commentId)))
    .returning({ id: comments.id });
  return changed.length > 0;
}

/** An answer of ours under a comment that an event may be the report of. */
export type OwnAnswer = { id: string; providerId: string | null; commentId: string };

/**
 * Returns our answer under a comment: by the platform's id; where that is not known yet, by its words under the
 * same comment.
 */
export async function findOwnAnswer(
  tx: Database,
  event: Named & { parentId: string | null; text: string | null },
): Promise<OwnAnswer | null> {
  const { botId, commentId, parentId, text } = event;
  const isSame = eq(commentReplies.providerId, commentId);
  const isUnder = parentId === null ? undefined : or(eq(comments.commentId, parentId), eq(comments.parentId, parentId));
  const mayBe =
    isUnder === undefined || text === null
      ? undefined
      : and(isUnder, isNull(commentReplies.providerId), eq(commentReplies.text, text.trim()));
  const rows = await tx
    .select({ id: commentReplies.id, providerId: commentReplies.providerId, commentId: commentReplies.commentId })
    .from(commentReplies)
    .innerJoin(comments, eq(comments.id, commentReplies.commentId))
    .where(
      and(
        eq(commentReplies.botId, botId),
        eq(commentReplies.kind, 'public'),
        inArray(commentReplies.status, ['sending', 'unconfirmed', 'sent']),
        or(isSame, mayBe),
      ),
    )
    .orderBy(commentReplies.createdAt);
  return rows.find(({ providerId }) => providerId === commentId) ?? rows[0] ?? null;
}

/** Notes that an answer stands under its comment, by the id that the platform gave it. */
export async function finishAnswer(tx: Database, id: string, providerId: string): Promise<void> {
  await tx
    .update(commentReplies)
    .set({ status: 'sent', providerId, failure: null, nextAttemptAt: null })
    .where(and(eq(commentReplies.id, id), ne(commentReplies.status, 'sent')));
}
