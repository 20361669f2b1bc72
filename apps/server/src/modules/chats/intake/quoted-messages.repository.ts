import { and, inArray } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { MessageWithDecision, QuotedMessage } from '../chats.presenter.ts';
import { messages } from '../chats.tables.ts';

/**
 * Adds to each message the one that it answers, where that is known.
 * Most answer none, and then no query is sent.
 */
export async function withQuoted(database: Database, rows: MessageWithDecision[]): Promise<MessageWithDecision[]> {
  const named = rows.flatMap(({ message }) => message.context?.replyTo ?? []);
  if (named.length === 0) return rows;
  const found = await database
    .select({ id: messages.id, author: messages.author, text: messages.text, ...place })
    .from(messages)
    .where(
      and(
        inArray(
          messages.botId,
          rows.map(({ message }) => message.botId),
        ),
        inArray(messages.providerId, named),
      ),
    );
  // A message of another chat is never shown here, whatever the platform named.
  const byPlace = new Map<string, QuotedMessage>(found.map((row) => [`${row.chatId} ${row.providerId}`, row]));
  return rows.map((row) => {
    const quoted = byPlace.get(`${row.message.chatId} ${row.message.context?.replyTo}`);
    return quoted === undefined ? row : { ...row, quoted };
  });
}

const place = { chatId: messages.chatId, providerId: messages.providerId };
