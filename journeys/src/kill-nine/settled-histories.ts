import type { Message } from '@spotter/contract';
import { listChats, readHistory } from '../api/chat-history.ts';
import type { Coach } from '../api/coach.ts';

/** Returns the messages of every chat by the contact's id; null while something still has to be sent or settled. */
export async function readSettledHistories(coach: Coach): Promise<Map<string, Message[]> | null> {
  const histories = new Map<string, Message[]>();
  for (const chat of await listChats(coach)) {
    const history = await readHistory(coach, chat._id);
    const open = history.some(({ status, aborted }) => !aborted && (status === 'waiting' || status === 'sending'));
    if (open || chat.pendingReply !== null) return null;
    histories.set(chat.senderId, history);
  }
  return histories;
}
