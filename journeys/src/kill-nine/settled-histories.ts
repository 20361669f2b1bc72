import type { Chat, Message } from '@spotter/contract';
import { listChats, readHistory } from '../api/chat-history.ts';
import type { Coach } from '../api/coach.ts';

/**
 * Returns the messages of every chat by the contact's id; null while something still has to be sent or settled.
 * The list is asked first: to read every chat again and again is more than a coach may ask in a minute.
 */
export async function readSettledHistories(coach: Coach): Promise<Map<string, Message[]> | null> {
  const chats = await listChats(coach);
  if (chats.some(isUnsettled)) return null;
  const histories = new Map<string, Message[]>();
  for (const chat of chats) {
    const history = await readHistory(coach, chat._id);
    if (history.some(isOpen)) return null;
    histories.set(chat.senderId, history);
  }
  return histories;
}

function isUnsettled({ pendingReply, history }: Chat): boolean {
  return pendingReply !== null || history.some(isOpen);
}

function isOpen({ status, aborted }: Message): boolean {
  return !aborted && (status === 'waiting' || status === 'sending');
}
