import { isWindowOpen } from '@spotter/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { sendSignals } from '../../database/signals.ts';
import { newId } from '../../platform/ids.ts';
import { loadChatState } from '../chats/chat-state.ts';
import { chats, messages } from '../chats/chats.tables.ts';

/** What became of something that is to be said in a chat. */
export type SaidInChat =
  /** It stands in the ledger and will be sent. */
  | 'queued'
  /** Something is being said or has still to be answered: it would come in between. */
  | 'busy'
  /** The platform's window is closed, a person has the chat, or the contact wants no messages. */
  | 'closed';

/** Sends something in a chat of its own accord, without an answer being due. */
export type SayInChat = (tx: Database, chatId: string, text: string, now: Date) => Promise<SaidInChat>;

/** Puts a message into the chat's ledger. `requestSending` has the ledger go on with the chat. */
export function createSayInChat(
  requestSending: (tx: Database, chatIds: string[], dueAt: Date) => Promise<void>,
): SayInChat {
  return async (tx, chatId, text, now) => {
    const state = await loadChatState(tx, chatId, { lock: true });
    if (state === null) return 'closed';
    const { chat, bot, agent, account } = state;
    const mayWrite =
      chat.autorepliesEnabled &&
      bot.enabled &&
      agent !== null &&
      chat.optedOutAt === null &&
      !chat.otherAppOwnsThread &&
      account.status === 'connected' &&
      isWindowOpen(chat.lastInboundAt, now);
    if (!mayWrite) return 'closed';
    const last = state.messages.findLast((message) => !message.aborted);
    if (chat.pendingReplyAt !== null || last?.status === 'waiting' || last?.status === 'sending') return 'busy';
    const id = newId();
    await tx
      .insert(messages)
      .values({ id, chatId, botId: bot.id, author: 'agent', text, sentAt: now, receivedAt: now, status: 'waiting' });
    await tx.update(chats).set({ lastActivityAt: now }).where(eq(chats.id, chatId));
    await requestSending(tx, [chatId], now);
    await sendSignals(tx, [
      { kind: 'chat-changed', chatId, botId: bot.id, added: [id], changed: [], overtakes: false },
    ]);
    return 'queued';
  };
}
