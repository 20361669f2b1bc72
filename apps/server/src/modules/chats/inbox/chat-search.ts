import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../../../database/database.ts';
import { bots } from '../../bots/bots.tables.ts';
import { conditionsOf, type ListedChats } from './chat-list.ts';
import { excerptOf, type ChatOfAccount } from '../chats.presenter.ts';
import { accountColumns } from '../chats.repository.ts';
import { chats, messages } from '../chats.tables.ts';
import { before, type PageStart } from './page-cursor.ts';

/** A chat that was found, with the newest message that matched; null when only the name did. */
export type FoundChat = ChatOfAccount & { match: { messageId: string; text: string; at: Date } | null };

/** The newest chats are looked through in steps of so many: with long messages one of a hundred took a third of a second … */
const step = 40;
/** … and in no more steps than this, while about one in twenty fits. Then the index is quicker. */
const mostSteps = 25;
const worthGoingOn = step / 20;
/** Excerpts begin a little before the word that was found. */
const charactersBefore = 40;

/**
 * The chats of a list in whose name or messages words begin as the typed ones do, newest first. A common word fills
 * the page from the newest chats, without a look at the hundred thousands that have it too; a rare one is in the
 * index but a few times. So the cost does not grow with the account.
 */
export async function searchChats(
  database: Database,
  wanted: ListedChats,
  typed: string,
  page: { limit: number; start: PageStart | null },
): Promise<FoundChat[]> {
  const words = await readWords(database, typed);
  if (words.length === 0) return [];
  const found: FoundChat[] = [];
  let start = page.start;
  for (let steps = 1; ; steps += 1) {
    const looked = await lookThrough(database, wanted, words, start);
    const fitting = looked.filter(({ fits }) => fits);
    found.push(...fitting.map(({ fits: _, ...chat }) => chat));
    const last = looked.at(-1)?.chat;
    if (looked.length < step || found.length >= page.limit || last === undefined) return found.slice(0, page.limit);
    start = { at: last.lastActivityAt!, id: last.id };
    if (fitting.length < worthGoingOn || steps === mostSteps) break;
  }
  const rest = await findByIndex(database, wanted, typed, words, { limit: page.limit - found.length, start });
  return [...found, ...rest];
}

/** The part of a text around the first of the typed words. */
export function excerptAround(text: string, typed: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const at = fold(line).indexOf(fold(typed).trim().split(/\s+/)[0] ?? '');
  const cut = at <= charactersBefore ? 0 : line.lastIndexOf(' ', at - charactersBefore / 2) + 1;
  return excerptOf(cut === 0 ? line : `…${line.slice(cut)}`);
}

/** A typed word, folded, and the pattern of a text in which a word begins like it. */
type Word = { term: string; pattern: string };

function readWords(database: Database, typed: string): Promise<Word[]> {
  return queryRows<Word>(
    database,
    sql`select term, search_pattern(term) as pattern from unnest(search_terms(${typed})) as term`,
  );
}

/** The next newest chats, each with whether it fits. */
async function lookThrough(
  database: Database,
  wanted: ListedChats,
  words: Word[],
  start: PageStart | null,
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
    .where(and(conditionsOf(wanted), before(start, chats.lastActivityAt, chats.id)))
    .orderBy(desc(chats.lastActivityAt), desc(chats.id))
    .limit(step);
  return rows.map(({ chat, account, named, match }) => ({
    chat,
    account,
    match: match?.messageId == null ? null : match,
    fits: named || match?.messageId != null,
  }));
}

/** The chats that the index knows. Only those of the page leave the database, however many have the words. */
async function findByIndex(
  database: Database,
  wanted: ListedChats,
  typed: string,
  words: Word[],
  page: { limit: number; start: PageStart },
): Promise<FoundChat[]> {
  const query = sql`search_query(${wanted.botId}::uuid, ${typed})`;
  // Given back as one parameter, whose length the database does not have to plan for.
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

/** The newest message with the words in each of these chats; none where only the name has them. */
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

/** Whether words of a message begin as these do. */
function saysAll(words: Word[]): SQL {
  return sql.join(
    words.map(({ pattern }) => sql`search_fold(${messages.text}) ~ ${pattern}`),
    sql` and `,
  );
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
