import { coachWindow, isWindowOpen } from '@spotter/domain';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { loadChatState, type ChatState, type MessageRow } from '../chat-state.ts';
import { messages } from '../chats.tables.ts';
import { lockChat } from '../intake/lock-chats.ts';

/** Takes a failed message up again, as being sent; or says why not. */
export async function claimRetry(
  tx: Database,
  messageId: string,
  now: Date,
): Promise<
  { kind: 'claimed'; state: ChatState; message: MessageRow } | { kind: 'not-failed' } | { kind: 'window-closed' }
> {
  const [named] = await tx.select({ chatId: messages.chatId }).from(messages).where(eq(messages.id, messageId));
  const state = named === undefined ? null : await loadChatState(tx, named.chatId, { lock: true });
  const [message] = await tx.select().from(messages).where(eq(messages.id, messageId)).for('update');
  if (state === null || message === undefined || message.status !== 'failed' || message.aborted) {
    return { kind: 'not-failed' };
  }
  // A machine's words are bound to the 24 hours, whoever presses the button.
  const isOpen =
    message.author === 'coach'
      ? coachWindow(state.chat.lastInboundAt, now) !== 'closed'
      : isWindowOpen(state.chat.lastInboundAt, now);
  if (!isOpen) return { kind: 'window-closed' };
  const [claimed] = await tx
    .update(messages)
    .set({ status: 'sending', attempts: 1, attemptedAt: now, nextAttemptAt: null, failure: null, sentByHandAt: now })
    .where(eq(messages.id, messageId))
    .returning();
  return { kind: 'claimed', state, message: claimed! };
}

/** Notes what the coach says became of an unconfirmed message; null when it is not unconfirmed. */
export async function settleByHand(
  tx: Database,
  messageId: string,
  outcome: 'sent' | 'not-sent',
  now: Date,
): Promise<MessageRow | null> {
  const change: Partial<MessageRow> =
    outcome === 'sent' ? { status: 'sent', failure: null } : { status: 'failed', failure: 'provider-down' };
  const [named] = await tx.select({ chatId: messages.chatId }).from(messages).where(eq(messages.id, messageId));
  if (named === undefined) return null;
  await lockChat(tx, named.chatId);
  const [settled] = await tx
    .update(messages)
    .set({ ...change, ...(outcome === 'not-sent' ? { sentByHandAt: now } : {}) })
    .where(and(eq(messages.id, messageId), eq(messages.status, 'unconfirmed')))
    .returning();
  return settled ?? null;
}
