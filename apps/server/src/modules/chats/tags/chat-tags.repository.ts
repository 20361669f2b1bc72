import { and, asc, eq, sql } from 'drizzle-orm';
import { arrayParameter, arrayValue, isOneOf } from '../../../database/array-value.ts';
import type { Database } from '../../../database/database.ts';
import { preparedQuery } from '../../../database/prepared-query.ts';
import { raiseVersions } from '../answers/chat-version.repository.ts';
import { chats } from '../chats.tables.ts';
import { chatTags, type TagGiver, tagImports, tags } from './tags.tables.ts';

type Given = { chatId: string; tagId: string; by: TagGiver };

/** Who gave a tag to a chat, as the API says it: a list gives tags in the coach's place. */
const shownGiver = sql<
  TagGiver | 'import'
>`case when ${chatTags.importId} is null then ${chatTags.by} else 'import' end`;

/** Returns the tags of chats, the oldest first. */
export async function listTagsOfChats(database: Database, chatIds: string[]) {
  return chatIds.length === 0 ? [] : selectTags(database, { chatIds: arrayValue(chatIds) });
}

const selectTags = preparedQuery(
  (database, { chatIds }: { chatIds: string }) =>
    database
      .select({ chatId: chatTags.chatId, tagId: chatTags.tagId, by: shownGiver })
      .from(chatTags)
      .where(sql`${chatTags.chatId} = any(${arrayParameter(chatIds, 'uuid')})`)
      .orderBy(asc(chatTags.at), asc(chatTags.tagId)),
  { shared: true },
);

/** Returns the tags of chats with their names, for a download. */
export function listNamesOfTags(database: Database, chatIds: string[]) {
  return database
    .select({
      chatId: chatTags.chatId,
      tag: tags.name,
      by: shownGiver,
      at: chatTags.at,
      importName: tagImports.name,
    })
    .from(chatTags)
    .innerJoin(tags, eq(tags.id, chatTags.tagId))
    .leftJoin(tagImports, eq(tagImports.id, chatTags.importId))
    .where(isOneOf(chatTags.chatId, chatIds))
    .orderBy(asc(chatTags.chatId), asc(chatTags.at), asc(chatTags.tagId));
}

/**
 * Gives chats tags of their workspace, without their import where that is gone. What they have stays as it came.
 * Returns the chats that got one: an answer that is being composed in them is composed again.
 */
export async function giveTags(
  tx: Database,
  {
    chatIds,
    tagIds,
    by,
    importId,
    at,
  }: Pick<Given, 'by'> & {
    chatIds: string[];
    tagIds: string[];
    importId?: string | null | undefined;
    at: Date;
  },
): Promise<string[]> {
  const wanted = tx
    .select({
      chatId: chats.id,
      tagId: sql<string>`${tags.id}`.as('tag_id'),
      botId: chats.botId,
      by: sql<string>`${by}::text`.as('by'),
      decided: sql<boolean>`true`.as('decided'),
      lastActivityAt: chats.lastActivityAt,
      at: sql<Date>`${at.toISOString()}::timestamptz`.as('at'),
      importId: sql<string | null>`(select id from ${tagImports} where id = ${importId ?? null}::uuid)`.as('import_id'),
    })
    .from(chats)
    .innerJoin(tags, eq(tags.workspaceId, chats.workspaceId))
    .where(and(isOneOf(chats.id, chatIds), isOneOf(tags.id, tagIds)));
  const given = await tx.insert(chatTags).select(wanted).onConflictDoNothing().returning({ chatId: chatTags.chatId });
  return noteChanged(tx, given);
}

/** Takes tags off chats. Returns the chats that had one. */
export async function takeTags(tx: Database, chatIds: string[], tagIds: string[]): Promise<string[]> {
  const taken = await tx
    .delete(chatTags)
    .where(and(isOneOf(chatTags.chatId, chatIds), isOneOf(chatTags.tagId, tagIds)))
    .returning({ chatId: chatTags.chatId });
  return noteChanged(tx, taken);
}

/** Raises the versions of chats whose tags changed. Returns them, each once. */
export async function noteChanged(tx: Database, rows: { chatId: string }[]): Promise<string[]> {
  const changed = [...new Set(rows.map(({ chatId }) => chatId))];
  await raiseVersions(tx, changed);
  return changed;
}
