import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { Access } from '../../../platform/access.ts';
import { cannedReplies } from './notes.tables.ts';

export type CannedReplyRow = typeof cannedReplies.$inferSelect;

/** Returns the saved replies of a workspace, by their shortcuts. */
export function listRepliesOf(database: Database, access: Access): Promise<CannedReplyRow[]> {
  return database
    .select()
    .from(cannedReplies)
    .where(eq(cannedReplies.workspaceId, access.workspaceId))
    .orderBy(asc(cannedReplies.shortcut));
}

/** Returns the reply as it is stored, or null where its shortcut is taken. */
export async function insertReply(database: Database, reply: CannedReplyRow): Promise<CannedReplyRow | null> {
  const [added] = await database
    .insert(cannedReplies)
    .values(reply)
    .onConflictDoNothing({ target: [cannedReplies.workspaceId, cannedReplies.shortcut] })
    .returning();
  return added ?? null;
}

/**
 * Returns the reply as it is now, `taken` where another one has the shortcut,
 * or null when there is no such reply.
 */
export async function updateReply(
  database: Database,
  access: Access,
  id: string,
  words: { shortcut: string; text: string },
): Promise<CannedReplyRow | 'taken' | null> {
  const changed = await database
    .update(cannedReplies)
    .set(words)
    .where(isOwn(access, id))
    .returning()
    .catch((error: unknown) => {
      if (isTaken(error)) return 'taken' as const;
      throw error;
    });
  return changed === 'taken' ? changed : (changed[0] ?? null);
}

/** Deletes a saved reply. Returns false when there is no such reply. */
export async function deleteReply(database: Database, access: Access, id: string): Promise<boolean> {
  const removed = await database.delete(cannedReplies).where(isOwn(access, id)).returning({ id: cannedReplies.id });
  return removed.length > 0;
}

function isOwn(access: Access, id: string): SQL | undefined {
  return and(eq(cannedReplies.id, id), eq(cannedReplies.workspaceId, access.workspaceId));
}

/** PostgreSQL: unique_violation. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && (error.cause as { code?: string } | undefined)?.code === '23505';
}
