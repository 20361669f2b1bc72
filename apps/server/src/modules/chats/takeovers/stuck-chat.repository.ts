import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { ChatRow } from '../chat-state.ts';
import { changeChats } from '../answers/chat-version.repository.ts';
import { chats, messages, type RecordedDecision } from '../chats.tables.ts';

export async function findChatRow(tx: Database, chatId: string): Promise<ChatRow | null> {
  const [chat] = await tx.select().from(chats).where(eq(chats.id, chatId));
  return chat ?? null;
}

/** Switches the agent off in a chat in which it is stuck, and puts the chat on the coach's list. */
export async function setStuck(tx: Database, chatId: string, lastDecision: RecordedDecision, now: Date): Promise<void> {
  await changeChats(tx, {
    stage: 'needs_you',
    handOverReason: 'stuck',
    handedOverAt: now,
    autorepliesEnabled: false,
    offReason: 'hand-over',
    handBackNote: null,
    pendingReplyAt: null,
    lastDecision,
  }).where(eq(chats.id, chatId));
}

/** Returns the id of what the contact wrote last, or null where they wrote nothing. */
export async function findNewestInbound(tx: Database, chatId: string): Promise<string | null> {
  const [newest] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), eq(messages.author, 'contact')))
    .orderBy(desc(messages.sequence))
    .limit(1);
  return newest?.id ?? null;
}
