import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { sendSignals } from '../../database/signals.ts';
import { chatChanged } from './chat-changed.ts';
import { abortWaiting } from './chat-switch.ts';
import { markDecided, recordDecision } from './chat-writes.ts';
import { chats, messages, type RecordedDecision } from './chats.tables.ts';
import { lockChat } from './intake/lock-chats.ts';

/** The agent would be silent for a reason that nobody sees: the coach gets the chat, and what it had waiting is dropped. */
export async function giveStuckChatToCoach(tx: Database, chatId: string, now: Date): Promise<void> {
  await lockChat(tx, chatId);
  const [chat] = await tx.select().from(chats).where(eq(chats.id, chatId));
  // Where it is off the coach answers anyway.
  if (chat === undefined || !chat.autorepliesEnabled) return;
  const messageId = await findNewestInbound(tx, chatId);
  const about = { kind: 'hand-over', reason: 'stuck', keyword: null, messageId } as const;
  const lastDecision: RecordedDecision = { ...about, at: now.toISOString() };
  await tx
    .update(chats)
    .set({
      stage: 'needs_you',
      handOverReason: 'stuck',
      handedOverAt: now,
      autorepliesEnabled: false,
      offReason: 'hand-over',
      handBackNote: null,
      pendingReplyAt: null,
      lastDecision,
    })
    .where(eq(chats.id, chatId));
  const { abortedMessageIds } = await abortWaiting(tx, chatId);
  const decisionId = await recordDecision(tx, { ...about, chatId, at: now });
  if (messageId !== null) await markDecided(tx, messageId, decisionId);
  const changed = messageId === null ? abortedMessageIds : [...abortedMessageIds, messageId];
  sendSignals(tx, [chatChanged(chat, { changed, overtakes: true })]);
}

async function findNewestInbound(tx: Database, chatId: string): Promise<string | null> {
  const [newest] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), eq(messages.author, 'contact')))
    .orderBy(desc(messages.sequence))
    .limit(1);
  return newest?.id ?? null;
}
