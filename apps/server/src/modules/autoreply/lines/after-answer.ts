import type { Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { chatChanged } from '../../chats/chat-changed.ts';
import type { ChatState } from '../../chats/chat-state.ts';
import { abortWaiting } from '../../chats/chat-switch.ts';
import { newestInbound } from '../replying/chat-facts.ts';

/** Where a parting message stands that may come after an answer to the same messages: behind the parts of that. */
export function placeAfterAnswer(state: ChatState): number {
  const turn = newestInbound(state)?.id;
  const parts = state.messages.flatMap((message) =>
    message.turn !== null && message.turn === turn && !message.aborted ? [message.part] : [],
  );
  return Math.max(-1, ...parts) + 1;
}

/** Parts of an answer that were not sent yet are not sent any more. */
export async function dropWaiting(tx: Database, { chat }: ChatState): Promise<void> {
  const { abortedMessageIds: changed } = await abortWaiting(tx, chat.id);
  if (changed.length === 0) return;
  sendSignals(tx, [chatChanged(chat, { changed })]);
}
