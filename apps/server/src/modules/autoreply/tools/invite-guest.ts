import type { ChatCall, ChatCalls } from '../../booking/index.ts';
import { type ChatState, unansweredMessages } from '../../chats/index.ts';
import { findAddress } from './guest-address.ts';

/** Sends the invitation to a call that was booked without an address, once the contact writes one. */
export async function inviteGuest(
  { chat, messages }: ChatState,
  known: ChatCall[],
  calls: Pick<ChatCalls, 'invite'>,
  now: Date,
): Promise<void> {
  if (!known.some(({ state, start, lacksAddress }) => state === 'booked' && start > now && lacksAddress === true))
    return;
  const turns = unansweredMessages(messages, chat.canceledTurn)
    .filter(({ state }) => state !== 'unsent')
    .map(({ text }) => ({ from: 'contact' as const, text }));
  const email = findAddress(turns, []);
  if (email !== null) await calls.invite({ chatId: chat.id, email });
}
