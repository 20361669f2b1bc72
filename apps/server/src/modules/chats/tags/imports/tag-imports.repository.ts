import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { isOneOf } from '../../../../database/array-value.ts';
import { queryRows, type Database } from '../../../../database/database.ts';
import type { Access } from '../../../../platform/access.ts';
import { noteChanged } from '../chat-tags.repository.ts';
import { chatTags, tagImportRows, tagImports, tags } from '../tags.tables.ts';

export type TagImportRow = typeof tagImports.$inferSelect;

/** A chat of someone whom a list names. */
export type NamedChat = { id: string; handle: string; isAccountClosed: boolean; tagIds: string[] };

/** How many handles and tags go in one statement: an embedded database has nothing else run meanwhile. */
const namedAtOnce = 500;
const insertedAtOnce = 500;
const forgottenAtOnce = 2_000;

/** Returns the chats of the people with these handles, in all accounts that the workspace ever had. */
export async function listNamedChats(tx: Database, access: Access, handles: string[]): Promise<NamedChat[]> {
  const found: NamedChat[] = [];
  for (let start = 0; start < handles.length; start += namedAtOnce) {
    const some = JSON.stringify(handles.slice(start, start + namedAtOnce));
    const rows = await queryRows<NamedChat>(
      tx,
      sql`select chats.id, wanted.handle, bots.removed_at is not null as "isAccountClosed",
          (select coalesce(json_agg(had.tag_id), '[]') from chat_tags had where had.chat_id = chats.id) as "tagIds"
        from json_array_elements_text(${some}::json) as wanted (handle)
        join chats on chats.workspace_id = ${access.workspaceId} and lower(chats.username) = wanted.handle
        join bots on bots.id = chats.bot_id`,
    );
    for (const row of rows) found.push(row);
  }
  return found;
}

export async function insertImport(tx: Database, row: TagImportRow): Promise<void> {
  await tx.insert(tagImports).values(row);
}

/** Stores what an import is to give. Chats that are gone by now are left out. */
export async function insertWaiting(
  tx: Database,
  importId: string,
  given: { chatId: string; tagId: string }[],
): Promise<void> {
  for (let start = 0; start < given.length; start += insertedAtOnce) {
    const some = given.slice(start, start + insertedAtOnce).map((one, at) => ({ ...one, place: start + at }));
    await tx.execute(sql`insert into tag_import_rows (import_id, place, chat_id, tag_id)
      select ${importId}::uuid, place, chats.id, "tagId"
      from json_to_recordset(${JSON.stringify(some)}::json) as wanted (place int, "chatId" uuid, "tagId" uuid)
      join chats on chats.id = wanted."chatId"`);
  }
}

/** Returns the newest imports, each with how many chats have a tag by it, and how many tags it has not given. */
export function listImports(database: Database, access: Access, limit: number) {
  return database
    .select({
      id: tagImports.id,
      name: tagImports.name,
      state: tagImports.state,
      addedAt: tagImports.addedAt,
      chats: sql<number>`(select count(distinct given.chat_id)::int from ${chatTags} given
        where given.import_id = ${tagImports.id})`,
      waiting: sql<number>`(select count(*)::int from ${tagImportRows} waits where waits.import_id = ${tagImports.id})`,
    })
    .from(tagImports)
    .where(eq(tagImports.workspaceId, access.workspaceId))
    .orderBy(desc(tagImports.addedAt), desc(tagImports.id))
    .limit(limit);
}

/** Lets an import be undone. Returns false where it is gone. */
export async function beginUndo(tx: Database, access: Access, id: string): Promise<boolean> {
  const begun = await tx
    .update(tagImports)
    .set({ state: 'undoing' })
    .where(and(eq(tagImports.id, id), eq(tagImports.workspaceId, access.workspaceId)))
    .returning({ id: tagImports.id });
  return begun.length > 0;
}

/** Returns an import of any workspace, for its job; locked until the transaction ends. */
export async function lockImport(tx: Database, id: string): Promise<TagImportRow | null> {
  const [row] = await tx.select().from(tagImports).where(eq(tagImports.id, id)).for('update');
  return row ?? null;
}

export async function finishImport(tx: Database, id: string): Promise<void> {
  await tx.update(tagImports).set({ state: 'done' }).where(eq(tagImports.id, id));
}

/** Returns the next that an import is to give. */
export function listWaiting(tx: Database, importId: string, limit: number) {
  return tx
    .select()
    .from(tagImportRows)
    .where(eq(tagImportRows.importId, importId))
    .orderBy(asc(tagImportRows.place))
    .limit(limit);
}

/** Gives locked chats their tags, and notes that they have them. Returns the chats that had not. */
export async function giveWaiting(
  tx: Database,
  { importId, rows, at }: { importId: string; rows: { place: number; chatId: string; tagId: string }[]; at: Date },
): Promise<string[]> {
  const given = await queryRows<{ chatId: string }>(
    tx,
    sql`insert into chat_tags (chat_id, tag_id, bot_id, by, last_activity_at, at, import_id)
      select chats.id, tags.id, chats.bot_id, 'hand', chats.last_activity_at, ${at.toISOString()}::timestamptz, ${importId}::uuid
      from json_to_recordset(${JSON.stringify(rows)}::json) as wanted ("chatId" uuid, "tagId" uuid)
      join chats on chats.id = wanted."chatId" join tags on tags.id = wanted."tagId" and tags.workspace_id = chats.workspace_id
      on conflict do nothing returning chat_id as "chatId"`,
  );
  await deleteWaiting(tx, importId, rows.at(-1)!.place);
  return noteChanged(tx, given);
}

/** Forgets some of what an import has not given. Returns whether there was anything. */
export async function forgetWaiting(tx: Database, importId: string): Promise<boolean> {
  const some = (await listWaiting(tx, importId, forgottenAtOnce)).at(-1);
  if (some !== undefined) await deleteWaiting(tx, importId, some.place);
  return some !== undefined;
}

async function deleteWaiting(tx: Database, importId: string, upTo: number): Promise<void> {
  await tx
    .delete(tagImportRows)
    .where(and(eq(tagImportRows.importId, importId), sql`${tagImportRows.place} <= ${upTo}`));
}

/** Returns chats that have a tag by an import. */
export async function listGivenChats(tx: Database, importId: string, limit: number): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ chatId: chatTags.chatId })
    .from(chatTags)
    .where(eq(chatTags.importId, importId))
    .orderBy(asc(chatTags.chatId))
    .limit(limit);
  return rows.map(({ chatId }) => chatId);
}

/** Takes off locked chats what an import gave them. Returns those that had something of it. */
export async function takeGiven(tx: Database, importId: string, chatIds: string[]): Promise<string[]> {
  const taken = await tx
    .delete(chatTags)
    .where(and(eq(chatTags.importId, importId), isOneOf(chatTags.chatId, chatIds)))
    .returning({ chatId: chatTags.chatId });
  return noteChanged(tx, taken);
}

/** Deletes an import, and the tags it added that nothing uses: no chat, rule, agent, view or other import. */
export async function deleteImport(tx: Database, id: string): Promise<void> {
  // Whoever gives a chat one of them has to wait, or is waited for.
  await tx.select({ id: tags.id }).from(tags).where(eq(tags.importId, id)).orderBy(asc(tags.id)).for('update');
  await tx.execute(sql`delete from tags where import_id = ${id} and not by_agent and not is_client and rule_kind is null
    and not exists (select from chat_tags where tag_id = tags.id)
    and not exists (select from tag_import_rows where tag_id = tags.id)
    and not exists (select from saved_views
      where saved_views.workspace_id = tags.workspace_id and filter->>'tag' = tags.id::text)`);
  await tx.delete(tagImports).where(eq(tagImports.id, id));
}

/** Lets imports that have not given a tag yet give the one that it is merged into. */
export async function moveImportsToTag(tx: Database, tag: { from: string; to: string }): Promise<void> {
  await tx.update(tagImportRows).set({ tagId: tag.to }).where(eq(tagImportRows.tagId, tag.from));
}
