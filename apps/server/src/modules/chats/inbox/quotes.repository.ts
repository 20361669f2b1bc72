import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../../database/database.ts';

/** Max length of a quote, in characters: enough to see what it is about. */
const quoteLength = 300;

/** A quoted message of a contact. */
type Quote = { messageId: string; text: string; date: string };

/** Returns the newest message that each contact had sent by then and has not unsent. */
export async function findQuotes(
  database: Database,
  needing: { id: string; since: string }[],
): Promise<Map<string, Quote>> {
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
