import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { isOneOf } from '../../../database/array-value.ts';
import { queryRows, type Database } from '../../../database/database.ts';
import { bots } from '../../bots/index.ts';
import type { ChatOfAccount } from '../chats.presenter.ts';
import { accountColumns, before } from '../chats.repository.ts';
import { chats, messages } from '../chats.tables.ts';
import { conditionsOf, type ListedChats } from './chat-list.repository.ts';
import type { PageStart } from './page-cursor.ts';

/** A chat that was found, with the newest message that matched; null when only the name matched. */
export type FoundChat = ChatOfAccount & { match: { messageId: string; text: string; at: Date } | null };

/** A typed word, folded, and the pattern of a text in which a word begins with it. */
export type Word = { term: string; pattern: string };

/** Returns the words that were typed. */
export function readWords(database: Database, typed: string): Promise<Word[]> {
  return queryRows<Word>(
    database,
    sql`select term, search_pattern(term) as pattern from unnest(search_terms(${typed})) as term`,
  );
}

/** Returns the next newest chats, up to `limit`, each with whether it matches. */
export async function searchPage(
  database: Database,
  wanted: ListedChats,
  words: Word[],
  page: { limit: number; start: PageStart | null },
): Promise<(FoundChat & { fits: boolean })[]> {
  // Chosen before their messages are read, whatever the database knows of its tables.
  const newest = database
    .select({ id: chats.id })
    .from(chats)
    .where(and(conditionsOf(wanted), before(page.start, chats.lastActivityAt, chats.id)))
    .orderBy(desc(chats.lastActivityAt), desc(chats.id))
    .limit(page.limit)
    .as('newest');
  const inName = sql.join(
    words.map(({ term }) => sql`strpos(search_fold(concat_ws(' ', ${chats.username}, ${chats.name})), ${term}) > 0`),
    sql` and `,
  );
  const hit = database
    .select({ messageId: messages.id, text: messages.text, at: messages.sentAt })
    .from(messages)
    .where(and(eq(messages.chatId, chats.id), eq(messages.aborted, false), saysAll(words)))
    .orderBy(desc(messages.sentAt), desc(messages.id))
    .limit(1)
    .as('hit');
  const rows = await database
    .select({
      chat: chats,
      account: accountColumns,
      named: sql<boolean>`${inName}`,
      match: { messageId: hit.messageId, text: hit.text, at: hit.at },
    })
    .from(newest)
    .innerJoin(chats, eq(chats.id, newest.id))
    .innerJoin(bots, eq(bots.id, chats.botId))
    .leftJoinLateral(hit, sql`true`)
    .orderBy(desc(chats.lastActivityAt), desc(chats.id));
  return rows.map(({ chat, account, named, match }) => ({
    chat,
    account,
    match: match?.messageId == null ? null : match,
    fits: named || match?.messageId != null,
  }));
}

/** Up to this many messages with the words, their chats are looked up one by one … */
const fewMessages = 500;
/** … and with more, this many of the newest chats are compared with them first, which takes as long. */
const newestChats = 5_000;

/**
 * Returns the chats that the index finds.
 * Only those of the page leave the database, however many contain the words.
 */
export async function findByIndex(
  database: Database,
  wanted: ListedChats,
  typed: string,
  words: Word[],
  page: { limit: number; start: PageStart },
): Promise<FoundChat[]> {
  const ids = await listIdsWithWords(database, wanted, typed, page);
  if (ids.length === 0) return [];
  const [rows, matches] = await Promise.all([
    database
      .select({ chat: chats, account: accountColumns })
      .from(chats)
      .innerJoin(bots, eq(bots.id, chats.botId))
      .where(and(isOneOf(chats.id, ids), conditionsOf(wanted)))
      .orderBy(desc(chats.lastActivityAt), desc(chats.id)),
    listNewestMatches(database, ids, words),
  ]);
  return rows.map((row) => ({ ...row, match: matches.get(row.chat.id) ?? null }));
}

/**
 * Returns the ids of the newest chats after the start of a page that meet the conditions and in which the index
 * finds the words, newest first. Of a word that many chats have, most are not read: their rows lie all over a
 * large table.
 */
export async function listIdsWithWords(
  database: Database,
  wanted: ListedChats,
  typed: string,
  { limit, start }: { limit: number; start: PageStart | null },
): Promise<string[]> {
  const { botId } = wanted;
  const begins = before(start, chats.lastActivityAt, chats.id);
  const conditions = and(conditionsOf(wanted), begins);
  const query = sql`search_query(${botId}::uuid, ${typed})`;
  // "is true" keeps the database from planning a join, for which it would read all of the newest chats.
  const rows = await queryRows<{ id: string }>(
    database,
    sql`with found as materialized (
      select array(
        select chat_id from messages where search_words(bot_id, text) @@ ${query} and not aborted and status <> 'sending'
        union all select chat_id from chat_names where words @@ ${query}) as ids),
    among_newest as materialized (
      select chats.id, chats.last_activity_at from (
        select id, last_activity_at from chats
        where ${and(sql`bot_id = ${botId} and last_activity_at is not null`, begins)}
        order by last_activity_at desc, id desc limit ${newestChats}) as newest
      join chats on chats.id = newest.id
      where (select cardinality(ids) from found) > ${fewMessages}
        and (newest.id in (select unnest(ids) from found)) is true and ${conditions}
      order by newest.last_activity_at desc, newest.id desc limit ${limit}),
    among_all as (
      select id, last_activity_at from chats
      where (select count(*) from among_newest) < ${limit} and id = any((select ids from found)::uuid[]) and ${conditions}
      order by last_activity_at desc, id desc limit ${limit})
    select id from (select * from among_newest union select * from among_all) as listed
    order by last_activity_at desc, id desc`,
  );
  return rows.map(({ id }) => id);
}

/** Returns the newest message with the words in each of these chats; none where only the name matches. */
async function listNewestMatches(
  database: Database,
  chatIds: string[],
  words: Word[],
): Promise<Map<string, NonNullable<FoundChat['match']>>> {
  const rows = await database
    .selectDistinctOn([messages.chatId], {
      chatId: messages.chatId,
      messageId: messages.id,
      text: messages.text,
      at: messages.sentAt,
    })
    .from(messages)
    .where(and(isOneOf(messages.chatId, chatIds), eq(messages.aborted, false), saysAll(words)))
    .orderBy(messages.chatId, desc(messages.sentAt), desc(messages.id));
  return new Map(rows.map(({ chatId, ...match }) => [chatId, match]));
}

/** Returns the condition that words of a message begin with these. */
function saysAll(words: Word[]): SQL {
  return sql.join(
    words.map(({ pattern }) => sql`search_fold(${messages.text}) ~ ${pattern}`),
    sql` and `,
  );
}
