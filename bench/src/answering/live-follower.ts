import { liveEvents, type AccountChatEvent } from '@spotter/contract';
import { joinAccount, openSocket } from '../running/open-socket.ts';

/** Follows an account as a coach's open list of chats does, and counts the agent's answers that it receives. */
export async function followAccount(
  origin: string,
  coach: { token: string; credentialId: string },
): Promise<{ answers(): number; close(): void }> {
  const socket = await openSocket(origin, coach.token);
  const seen = new Set<string>();
  socket.on(liveEvents.accountChat.name, (event: AccountChatEvent) => {
    const last = event.chat.history?.at(-1);
    if (last?.type === 'Agent') seen.add(last._id);
  });
  await joinAccount(socket, coach.credentialId);
  return { answers: () => seen.size, close: () => void socket.disconnect() };
}
