import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { lockName, type Database } from '../../../database/database.ts';
import type { Access } from '../../../platform/access.ts';
import { chatTags, tagCounts, tags } from './tags.tables.ts';

export type TagRow = typeof tags.$inferSelect;
export type TagColumns = Omit<TagRow, 'id' | 'workspaceId' | 'createdAt' | 'importId'>;

/** Returns the tags of a workspace by their names. */
export function listTags(database: Database, access: Pick<Access, 'workspaceId'>): Promise<TagRow[]> {
  return database
    .select()
    .from(tags)
    .where(eq(tags.workspaceId, access.workspaceId))
    .orderBy(asc(tags.key), asc(tags.id));
}

/**
 * Returns the same, and keeps others from changing them until the transaction ends. Chats may get them
 * meanwhile, in transactions that have locked a chat.
 */
export async function lockTags(tx: Database, access: Access): Promise<TagRow[]> {
  // The rows of a workspace without tags could not be locked.
  await lockName(tx, `tags ${access.workspaceId}`);
  return tx
    .select()
    .from(tags)
    .where(eq(tags.workspaceId, access.workspaceId))
    .orderBy(asc(tags.id))
    .for('no key update');
}

/** Returns how many chats have each tag of a workspace, in all of its accounts. */
export async function countTagged(database: Database, access: Access): Promise<Map<string, number>> {
  const rows = await database
    .select({ tagId: tagCounts.tagId, count: sql<number>`sum(${tagCounts.count})`.mapWith(Number) })
    .from(tagCounts)
    .innerJoin(tags, eq(tags.id, tagCounts.tagId))
    .where(eq(tags.workspaceId, access.workspaceId))
    .groupBy(tagCounts.tagId);
  return new Map(rows.map(({ tagId, count }) => [tagId, count]));
}

/** Adds a tag; null where its name is taken. */
export async function insertTag(tx: Database, row: typeof tags.$inferInsert): Promise<TagRow | null> {
  const [added] = await tx
    .insert(tags)
    .values(row)
    .onConflictDoNothing({ target: [tags.workspaceId, tags.key] })
    .returning();
  return added ?? null;
}

export async function updateTag(tx: Database, access: Access, id: string, change: TagColumns): Promise<TagRow | null> {
  const [changed] = await tx.update(tags).set(change).where(isOwn(access, id)).returning();
  return changed ?? null;
}

/** Gives a tag to all chats that have another one. */
export async function copyTag(tx: Database, { from, to }: { from: string; to: string }): Promise<void> {
  const copies = tx
    .select({
      chatId: chatTags.chatId,
      tagId: sql<string>`${to}::uuid`.as('to_id'),
      botId: chatTags.botId,
      by: chatTags.by,
      decided: chatTags.decided,
      lastActivityAt: chatTags.lastActivityAt,
      at: chatTags.at,
      importId: chatTags.importId,
    })
    .from(chatTags)
    .where(eq(chatTags.tagId, from));
  await tx.insert(chatTags).select(copies).onConflictDoNothing();
}

/** Deletes a tag, on all chats too. Returns false where it is gone. */
export async function deleteTag(tx: Database, access: Access, id: string): Promise<boolean> {
  const removed = await tx.delete(tags).where(isOwn(access, id)).returning({ id: tags.id });
  return removed.length > 0;
}

function isOwn(access: Access, id: string): SQL | undefined {
  return and(eq(tags.id, id), eq(tags.workspaceId, access.workspaceId));
}
