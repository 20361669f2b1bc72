import type { Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { abortWaiting, chatChanged, type ChatState } from '../../chats/index.ts';
import { newestInbound } from '../replying/chat-facts.ts';

/**
 * Returns the place of a parting message that may follow an answer to the same messages:
 * after the parts of that.
 */
export function placeAfterAnswer(state: ChatState): number {
  const turn = newestInbound(state)?.id;
  const parts = state.messages.flatMap((message) =>
    message.turn !== null && message.turn === turn && !message.aborted ? [message.part] : [],
  );
  return Math.max(-1, ...parts) + 1;
}

/** Cancels the parts of an answer that are not sent yet. */
export async function dropWaiting(tx: Database, { chat }: ChatState): Promise<void> {
  const { abortedMessageIds: changed } = await abortWaiting(tx, chat.id, 'handed-over');
  if (changed.length === 0) return;
  sendSignals(tx, [chatChanged(chat, { changed })]);
}
