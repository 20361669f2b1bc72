import type { BulkReason, ChatSnapshot } from '@spotter/domain/inbox';
import { and, asc, desc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm';
import { isOneOf } from '../../../database/array-value.ts';
import { queryRows, type Database, lockName } from '../../../database/database.ts';
import type { Access, WorkspaceId } from '../../../platform/access.ts';
import { bots } from '../../bots/index.ts';
import { changeChats } from '../answers/chat-version.repository.ts';
import type { BriefChat } from '../chat-state.ts';
import { chats } from '../chats.tables.ts';
import { chatTags, type TagGiver } from '../tags/tags.tables.ts';
import type { PutBack } from './before-bulk.ts';
import { bulkChanges, bulkChats } from './bulk.tables.ts';

export type BulkRow = typeof bulkChanges.$inferSelect;
export type BulkChatRow = typeof bulkChats.$inferSelect;
type Outcome = BulkChatRow['outcome'];

/** Max changes that are stored of a workspace. */
const maxChanges = 20;

const { facts: _, refusedDrafts: _drafts, draftsAborted: _aborted, ...columns } = getTableColumns(chats);
/** A chat, and what a change of many asks besides. */
export type BulkChat = {
  chat: BriefChat;
  isAccountClosed: boolean;
  /** Who gave it the tag of the change; null: it does not have the tag. */
  tagBy: TagGiver | null;
  /** The import that gave it. */
  tagImportId: string | null;
};

/**
 * Returns chats of a workspace in the order in which deliveries lock them, too: in two orders, two transactions
 * could wait for each other. With `lock` nothing else changes them until the transaction ends.
 */
export async function listBulkChats(
  tx: Database,
  { workspaceId }: Pick<Access, 'workspaceId'>,
  { chatIds, tagId, lock }: { chatIds: string[]; tagId: string | null; lock: boolean },
): Promise<BulkChat[]> {
  const rows = tx
    .select({
      chat: columns,
      isAccountClosed: sql<boolean>`${bots.removedAt} is not null`,
      tagBy: chatTags.by,
      tagImportId: chatTags.importId,
    })
    .from(chats)
    .innerJoin(bots, eq(bots.id, chats.botId))
    .leftJoin(chatTags, and(eq(chatTags.chatId, chats.id), sql`${chatTags.tagId} = ${tagId}::uuid`))
    .where(and(eq(chats.workspaceId, workspaceId), isOneOf(chats.id, chatIds)))
    .orderBy(chats.botId, sql`${chats.contactId} collate "C"`)
    .$dynamic();
  return lock ? rows.for('update', { of: chats }) : rows;
}

/** Stores a dry run. The workspace's oldest changes go, and the dry runs of the same person. */
export async function insertBulk(
  tx: Database,
  row: typeof bulkChanges.$inferInsert & { workspaceId: WorkspaceId },
  chosen: { chatId: string; reason: BulkReason | null; snapshot: ChatSnapshot }[],
): Promise<void> {
  const { id, workspaceId, createdBy } = row;
  const newest = tx
    .select({ id: bulkChanges.id })
    .from(bulkChanges)
    .where(eq(bulkChanges.workspaceId, workspaceId))
    .orderBy(desc(bulkChanges.createdAt))
    .limit(maxChanges - 1);
  await tx.delete(bulkChanges).where(
    and(
      eq(bulkChanges.workspaceId, workspaceId),
      sql`(${bulkChanges.state} = 'planned' and ${bulkChanges.createdBy} = ${createdBy}::uuid
        or ${bulkChanges.state} not in ('running', 'undoing') and ${bulkChanges.id} not in ${newest})`,
    ),
  );
  await tx.insert(bulkChanges).values(row);
  if (chosen.length === 0) return;
  await tx.execute(sql`insert into bulk_chats (bulk_id, place, chat_id, outcome, reason, snapshot)
    select ${id}::uuid, place, "chatId", case when reason is null then 'waiting' else 'left-out' end, reason, snapshot
    from json_to_recordset(${JSON.stringify(chosen.map((one, place) => ({ ...one, place })))}::json)
      as chosen ("chatId" uuid, place int, reason text, snapshot jsonb)`);
}

/** Returns a change of a workspace, or null; locked until the transaction ends where `lock` is set. */
export async function findBulk(
  database: Database,
  { workspaceId }: Pick<Access, 'workspaceId'>,
  id: string,
  lock = false,
): Promise<BulkRow | null> {
  const rows = database
    .select()
    .from(bulkChanges)
    .where(and(eq(bulkChanges.id, id), eq(bulkChanges.workspaceId, workspaceId)))
    .$dynamic();
  const [row] = await (lock ? rows.for('update') : rows);
  return row ?? null;
}

/** Returns the change of any workspace, for its job; locked until the transaction ends. */
export async function lockBulk(tx: Database, id: string): Promise<BulkRow | null> {
  const [row] = await tx.select().from(bulkChanges).where(eq(bulkChanges.id, id)).for('update');
  return row ?? null;
}

/** Returns the newest change of a workspace that was begun; null: none was. */
export async function findLatestBulk(database: Database, { workspaceId }: Access): Promise<BulkRow | null> {
  const [row] = await database
    .select()
    .from(bulkChanges)
    .where(and(eq(bulkChanges.workspaceId, workspaceId), ne(bulkChanges.state, 'planned')))
    .orderBy(desc(bulkChanges.startedAt))
    .limit(1);
  return row ?? null;
}

/** Returns how many chats of a change have each outcome, for each reason. */
export function countOutcomes(
  database: Database,
  bulkId: string,
): Promise<{ outcome: Outcome; reason: BulkReason | null; chats: number }[]> {
  return queryRows(
    database,
    sql`select outcome, reason, count(*)::int as chats from bulk_chats where bulk_id = ${bulkId} group by 1, 2
      order by 3 desc, 2`,
  );
}

export async function updateBulk(
  tx: Database,
  id: string,
  change: Partial<Pick<BulkRow, 'state' | 'startedAt'>>,
): Promise<void> {
  await tx.update(bulkChanges).set(change).where(eq(bulkChanges.id, id));
}

/** Counts one more chat that a change deleted. */
export async function countDeleted(tx: Database, id: string): Promise<void> {
  await tx
    .update(bulkChanges)
    .set({ deleted: sql`${bulkChanges.deleted} + 1` })
    .where(eq(bulkChanges.id, id));
}

/** Whether a change of a workspace runs. */
export async function isBulkRunning(tx: Database, { workspaceId }: Access): Promise<boolean> {
  const rows = await tx
    .select({ id: bulkChanges.id })
    .from(bulkChanges)
    .where(and(eq(bulkChanges.workspaceId, workspaceId), inArray(bulkChanges.state, ['running', 'undoing'])))
    .limit(1);
  return rows.length > 0;
}

/** Keeps others from beginning a change in a workspace until the transaction ends. */
export async function lockBulks(tx: Database, { workspaceId }: Access): Promise<void> {
  await lockName(tx, `bulk ${workspaceId}`);
}

/** Returns the next chats of a change with an outcome. */
export function listBulkRows(tx: Database, bulkId: string, outcome: Outcome, limit: number): Promise<BulkChatRow[]> {
  return tx
    .select()
    .from(bulkChats)
    .where(and(eq(bulkChats.bulkId, bulkId), eq(bulkChats.outcome, outcome)))
    .orderBy(asc(bulkChats.place))
    .limit(limit);
}

export async function resolveBulkRow(
  tx: Database,
  { bulkId, place }: Pick<BulkChatRow, 'bulkId' | 'place'>,
  resolved: { outcome: Outcome; reason: BulkReason | null; before?: BulkChatRow['before'] },
): Promise<void> {
  await tx
    .update(bulkChats)
    .set(resolved)
    .where(and(eq(bulkChats.bulkId, bulkId), eq(bulkChats.place, place)));
}

/** Returns the chats that a change leaves out or did not put back, after a place. */
export function listLeftOut(database: Database, bulkId: string, page: { limit: number; after: number }) {
  return database
    .select({
      place: bulkChats.place,
      chatId: bulkChats.chatId,
      name: chats.name,
      username: chats.username,
      reason: sql<BulkReason>`${bulkChats.reason}`,
    })
    .from(bulkChats)
    .innerJoin(chats, eq(chats.id, bulkChats.chatId))
    .where(
      and(
        eq(bulkChats.bulkId, bulkId),
        inArray(bulkChats.outcome, ['left-out', 'not-undone']),
        sql`${bulkChats.place} > ${page.after}::int`,
      ),
    )
    .orderBy(asc(bulkChats.place))
    .limit(page.limit);
}

export async function putChatBack(
  tx: Database,
  chatId: string,
  before: Partial<PutBack> & { pendingReplyAt?: null },
): Promise<void> {
  await changeChats(tx, before).where(eq(chats.id, chatId));
}
