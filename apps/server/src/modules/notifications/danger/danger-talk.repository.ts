import { and, asc, desc, eq, inArray, lte, ne } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { decisions, messages } from '../../chats/index.ts';

type DecisionFields = { id: string; messageId: string | null; record: Record<string, unknown> };

/** Returns the newest decision about a chat at an instant that wrote to the contact or handed the chat over. */
export async function findDecisionAt(database: Database, chatId: string, at: Date): Promise<DecisionFields | null> {
  const [decision] = await database
    .select({ id: decisions.id, messageId: decisions.messageId, record: decisions.record })
    .from(decisions)
    .where(and(eq(decisions.chatId, chatId), inArray(decisions.kind, ['hand-over', 'reply']), lte(decisions.at, at)))
    .orderBy(desc(decisions.at), desc(decisions.id))
    .limit(1);
  return decision ?? null;
}

/** Returns the newest messages of a chat up to one of them, newest first, without those that were taken back. */
export async function listMessagesUpTo(database: Database, chatId: string, messageId: string, limit: number) {
  const newest = database.select({ sequence: messages.sequence }).from(messages).where(eq(messages.id, messageId));
  return database
    .select({ author: messages.author, text: messages.text, attachments: messages.attachments })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), lte(messages.sequence, newest), ne(messages.state, 'unsent')))
    .orderBy(desc(messages.sequence))
    .limit(limit);
}

/** Returns what the agent wrote in answer to a message, in the order of its parts. */
export async function listAnswersTo(database: Database, chatId: string, messageId: string) {
  return database
    .select({ text: messages.text, status: messages.status })
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chatId),
        eq(messages.turn, messageId),
        eq(messages.author, 'agent'),
        eq(messages.aborted, false),
      ),
    )
    .orderBy(asc(messages.part));
}
