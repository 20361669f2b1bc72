import type { Chat, ToldOfChat } from '@spotter/contract';
import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../database/database.ts';

/** Of a contact's words, enough to see what it is about. */
const quoteLength = 300;

/** Adds to chats that need the coach what of it stands elsewhere. */
export type CompleteChats = (chats: Chat[]) => Promise<Chat[]>;

/**
 * A chat that needs the coach quotes the contact's message that caused it, and says what the coach was told. Chats that need
 * nobody cost nothing.
 */
export function createChatCare(options: {
  database: Database;
  findTold(database: Database, chatIds: string[]): Promise<Map<string, ToldOfChat>>;
}): CompleteChats {
  const { database } = options;
  return async (chats) => {
    const needing = chats.flatMap(({ _id, needsYou }) =>
      needsYou === null ? [] : [{ id: _id, since: needsYou.since }],
    );
    const handedOver = chats.filter(({ stage }) => stage === 'needs_you').map(({ _id }) => _id);
    if (needing.length === 0 && handedOver.length === 0) return chats;
    const [quotes, told] = await Promise.all([findQuotes(database, needing), options.findTold(database, handedOver)]);
    return chats.map((chat) => ({
      ...chat,
      needsYou: chat.needsYou && { ...chat.needsYou, quote: quotes.get(chat._id) ?? null },
      told: told.get(chat._id) ?? null,
    }));
  };
}

type Quote = { messageId: string; text: string; date: string };

/** The newest thing that each contact had said by then and has not taken back. */
async function findQuotes(database: Database, needing: { id: string; since: string }[]): Promise<Map<string, Quote>> {
  if (needing.length === 0) return new Map();
  const wanted = sql.join(
    needing.map(({ id, since }) => sql`(${id}::uuid, ${since}::timestamptz)`),
    sql`, `,
  );
  const rows = await queryRows<{ chat: string; id: string; text: string; sent: number | string }>(
    database,
    sql`select wanted.chat, said.id, said.text, said.sent from (values ${wanted}) wanted (chat, since),
        lateral (
          select m.id, left(m.text, ${quoteLength}::int) as text, extract(epoch from m.sent_at) * 1000 as sent
          from messages m
          where m.chat_id = wanted.chat and m.author = 'contact' and m.received_at <= wanted.since and m.state <> 'unsent'
          order by m.sequence desc limit 1
        ) said`,
  );
  return new Map(
    rows
      .filter(({ text }) => text !== '')
      .map(({ chat, id, text, sent }) => [chat, { messageId: id, text, date: new Date(Number(sent)).toISOString() }]),
  );
}
