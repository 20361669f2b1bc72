import { coachWindow, isWindowOpen } from '@spotter/domain/autoreply';
import type { Database } from '../../../database/database.ts';
import { loadChatState, type ChatState, type MessageRow } from '../chat-state.ts';
import { carriesGoneClip } from '../clips/sendable-clips.ts';
import { lockChat } from '../intake/lock-chats.repository.ts';
import { findChatOfMessage, lockMessage, sendByHand, updateUnconfirmed } from './ledger.repository.ts';

/** Claims a failed message for sending again, or returns why not. */
export async function claimRetry(
  tx: Database,
  messageId: string,
  now: Date,
): Promise<
  { kind: 'claimed'; state: ChatState; message: MessageRow } | { kind: 'not-failed' | 'window-closed' | 'clip-gone' }
> {
  const chatId = await findChatOfMessage(tx, messageId);
  const state = chatId === null ? null : await loadChatState(tx, chatId, { lock: true });
  const message = await lockMessage(tx, messageId);
  if (state === null || message === null || message.status !== 'failed' || message.aborted) {
    return { kind: 'not-failed' };
  }
  // Meta allows what a machine wrote within the window only, even when a person presses the button.
  const isOpen = message.author === 'coach' ? coachWindow(state.chat, now) !== 'closed' : isWindowOpen(state.chat, now);
  if (!isOpen) return { kind: 'window-closed' };
  if (carriesGoneClip(state, message, now)) return { kind: 'clip-gone' };
  return { kind: 'claimed', state, message: await sendByHand(tx, messageId, now) };
}

/** Notes the coach's word for what happened to an unconfirmed message; returns null when it is not unconfirmed. */
export async function resolveManually(
  tx: Database,
  messageId: string,
  outcome: 'sent' | 'not-sent',
  now: Date,
): Promise<MessageRow | null> {
  const change: Partial<MessageRow> =
    outcome === 'sent' ? { status: 'sent', failure: null } : { status: 'failed', failure: 'provider-down' };
  const chatId = await findChatOfMessage(tx, messageId);
  if (chatId === null) return null;
  await lockChat(tx, chatId);
  return updateUnconfirmed(tx, messageId, { ...change, ...(outcome === 'not-sent' ? { sentByHandAt: now } : {}) });
}
