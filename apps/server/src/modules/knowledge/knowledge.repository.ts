import { and, count, desc, eq, like, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Access, WorkspaceId } from '../../platform/access.ts';
import type { PageStart } from '../chats/index.ts';
import { knowledgeFiles, knowledgeItems, knowledgePassages } from './knowledge.tables.ts';

export type ItemRow = typeof knowledgeItems.$inferSelect;
export type ShownItem = { item: ItemRow; passageCount: number };

const passageCount = sql<number>`(select count(*)::int from ${knowledgePassages} where ${knowledgePassages.itemId} = ${knowledgeItems.id})`;

/** Returns items of a workspace, newest first. */
export function listItems(
  database: Database,
  access: Access,
  wanted: { kind?: ItemRow['kind'] | undefined; limit: number; start: PageStart | null },
): Promise<ShownItem[]> {
  const { kind, limit, start } = wanted;
  return database
    .select({ item: knowledgeItems, passageCount })
    .from(knowledgeItems)
    .where(
      and(
        eq(knowledgeItems.workspaceId, access.workspaceId),
        kind === undefined ? undefined : eq(knowledgeItems.kind, kind),
        start === null
          ? undefined
          : or(
              lt(knowledgeItems.createdAt, start.at),
              and(eq(knowledgeItems.createdAt, start.at), lt(knowledgeItems.id, start.id)),
            ),
      ),
    )
    .orderBy(desc(knowledgeItems.createdAt), desc(knowledgeItems.id))
    .limit(limit);
}

/** Returns an item, or null when the workspace has no such item. */
export async function findItem(
  database: Database,
  { workspaceId }: { workspaceId: WorkspaceId },
  id: string,
): Promise<ShownItem | null> {
  const [found] = await database
    .select({ item: knowledgeItems, passageCount })
    .from(knowledgeItems)
    .where(isOwn(workspaceId, id));
  return found ?? null;
}

/** Returns an item for the work on it, which belongs to nobody who calls. */
export async function findItemToRead(database: Database, id: string): Promise<ItemRow | null> {
  const [found] = await database.select().from(knowledgeItems).where(eq(knowledgeItems.id, id));
  return found ?? null;
}

export async function countItems(database: Database, access: Access): Promise<{ items: number; bytes: number }> {
  const [found] = await database
    .select({ items: count(), bytes: sql<number>`coalesce(sum(${knowledgeItems.bytes}), 0)::float8` })
    .from(knowledgeItems)
    .where(eq(knowledgeItems.workspaceId, access.workspaceId));
  return found!;
}

export async function insertItem(tx: Database, item: typeof knowledgeItems.$inferInsert): Promise<void> {
  await tx.insert(knowledgeItems).values(item);
}

/** Changes an item. Returns false when the workspace has no such item. */
export async function updateItem(
  tx: Database,
  { workspaceId }: { workspaceId: WorkspaceId },
  id: string,
  change: Partial<Omit<ItemRow, 'id' | 'workspaceId' | 'kind'>>,
): Promise<boolean> {
  const changed = await tx
    .update(knowledgeItems)
    .set(change)
    .where(isOwn(workspaceId, id))
    .returning({ id: knowledgeItems.id });
  return changed.length > 0;
}

/** Deletes an item with its passages and its file. Returns false when there is no such item. */
export async function deleteItem(tx: Database, access: Access, id: string): Promise<boolean> {
  const removed = await tx
    .delete(knowledgeItems)
    .where(isOwn(access.workspaceId, id))
    .returning({ id: knowledgeItems.id });
  return removed.length > 0;
}

/** Returns items whose file is still in the database. */
export function listItemsWithContent(
  database: Database,
  limit: number,
): Promise<{ id: string; workspaceId: WorkspaceId }[]> {
  return database
    .select({ id: knowledgeItems.id, workspaceId: knowledgeItems.workspaceId })
    .from(knowledgeFiles)
    .innerJoin(knowledgeItems, eq(knowledgeItems.id, knowledgeFiles.itemId))
    .limit(limit);
}

/** Returns the size of a file that is still in the database; null: it is not. */
export async function findContentSize(database: Database, itemId: string): Promise<number | null> {
  const [found] = await database
    .select({ bytes: sql<number>`octet_length(${knowledgeFiles.content})` })
    .from(knowledgeFiles)
    .where(eq(knowledgeFiles.itemId, itemId));
  return found?.bytes ?? null;
}

/** Returns a chunk of a file in the database. */
export async function findContentPiece(
  database: Database,
  itemId: string,
  { from, bytes }: { from: number; bytes: number },
): Promise<Buffer> {
  const piece = sql`substring(${knowledgeFiles.content} from ${from + 1}::int for ${bytes}::int)`;
  const [found] = await database
    .select({ piece: piece.mapWith(knowledgeFiles.content) })
    .from(knowledgeFiles)
    .where(eq(knowledgeFiles.itemId, itemId));
  return Buffer.from((found?.piece as Uint8Array | undefined) ?? []);
}

/** Removes a file from the database. Returns false where it is gone already. */
export async function deleteContent(tx: Database, itemId: string): Promise<boolean> {
  const removed = await tx
    .delete(knowledgeFiles)
    .where(eq(knowledgeFiles.itemId, itemId))
    .returning({ itemId: knowledgeFiles.itemId });
  return removed.length > 0;
}

/** Returns pages that were read, or failed, before an instant, those that have waited longest first. */
export function listPagesToRead(
  database: Database,
  before: Date,
  limit: number,
): Promise<{ id: string; workspaceId: WorkspaceId }[]> {
  return database
    .select({ id: knowledgeItems.id, workspaceId: knowledgeItems.workspaceId })
    .from(knowledgeItems)
    .where(and(eq(knowledgeItems.kind, 'page'), lt(knowledgeItems.readAt, before)))
    .orderBy(knowledgeItems.readAt)
    .limit(limit);
}

function isOwn(workspaceId: WorkspaceId, id: string): SQL | undefined {
  return and(eq(knowledgeItems.id, id), eq(knowledgeItems.workspaceId, workspaceId));
}

/** Gives the pages of a workspace another origin, where a server on this machine has them. */
export async function movePages(tx: Database, workspaceId: WorkspaceId, origin: string): Promise<void> {
  await tx
    .update(knowledgeItems)
    .set({ url: sql`regexp_replace(${knowledgeItems.url}, '^http://127\\.0\\.0\\.1:\\d+', ${origin})` })
    .where(and(eq(knowledgeItems.workspaceId, workspaceId), like(knowledgeItems.url, 'http://127.0.0.1:%')));
}
