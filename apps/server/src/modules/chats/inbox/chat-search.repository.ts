import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
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
export async function lookThrough(
  database: Database,
  wanted: ListedChats,
  words: Word[],
  page: { limit: number; start: PageStart | null },
): Promise<(FoundChat & { fits: boolean })[]> {
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
    .from(chats)
    .innerJoin(bots, eq(bots.id, chats.botId))
    .leftJoinLateral(hit, sql`true`)
    .where(and(conditionsOf(wanted), before(page.start, chats.lastActivityAt, chats.id)))
    .orderBy(desc(chats.lastActivityAt), desc(chats.id))
    .limit(page.limit);
  return rows.map(({ chat, account, named, match }) => ({
    chat,
    account,
    match: match?.messageId == null ? null : match,
    fits: named || match?.messageId != null,
  }));
}

/**
 * Returns the chats that the index finds. Only those of the page leave the database, however many contain the words.
 */
export async function findByIndex(
  database: Database,
  wanted: ListedChats,
  typed: string,
  words: Word[],
  page: { limit: number; start: PageStart },
): Promise<FoundChat[]> {
  const query = sql`search_query(${wanted.botId}::uuid, ${typed})`;
  // Passed back as one parameter, so that the database need not plan for its length.
  const [known] = await queryRows<{ ids: string }>(
    database,
    sql`select array(
      select chat_id from messages where search_words(bot_id, text) @@ ${query} and not aborted and status <> 'sending'
      union select chat_id from chat_names where words @@ ${query})::text as ids`,
  );
  if (known === undefined || known.ids === '{}') return [];
  const rows = await database
    .select({ chat: chats, account: accountColumns })
    .from(chats)
    .innerJoin(bots, eq(bots.id, chats.botId))
    .where(
      and(
        sql`${chats.id} = any(${known.ids}::uuid[])`,
        conditionsOf(wanted),
        before(page.start, chats.lastActivityAt, chats.id),
      ),
    )
    .orderBy(desc(chats.lastActivityAt), desc(chats.id))
    .limit(page.limit);
  const matches = await listNewestMatches(
    database,
    rows.map(({ chat }) => chat.id),
    words,
  );
  return rows.map((row) => ({ ...row, match: matches.get(row.chat.id) ?? null }));
}

/** Returns the newest message with the words in each of these chats; none where only the name matches. */
async function listNewestMatches(
  database: Database,
  chatIds: string[],
  words: Word[],
): Promise<Map<string, NonNullable<FoundChat['match']>>> {
  if (chatIds.length === 0) return new Map();
  const rows = await database
    .selectDistinctOn([messages.chatId], {
      chatId: messages.chatId,
      messageId: messages.id,
      text: messages.text,
      at: messages.sentAt,
    })
    .from(messages)
    .where(and(inArray(messages.chatId, chatIds), eq(messages.aborted, false), saysAll(words)))
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
