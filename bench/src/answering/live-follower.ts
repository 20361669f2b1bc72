import { joinEvents, liveEvents, socketPath, type AccountChatEvent } from '@spotter/contract';
import { io } from 'socket.io-client';

/** Follows an account as a coach's open list of chats does, and counts the agent's answers that it receives. */
export async function followAccount(
  origin: string,
  coach: { token: string; credentialId: string },
): Promise<{ answers(): number; close(): void }> {
  const socket = io(origin, { path: socketPath, transports: ['websocket'], auth: { token: coach.token } });
  const seen = new Set<string>();
  socket.on(liveEvents.accountChat.name, (event: AccountChatEvent) => {
    const last = event.chat.history?.at(-1);
    if (last?.type === 'Agent') seen.add(last._id);
  });
  const answer = (await socket.timeout(5_000).emitWithAck(joinEvents.account, coach.credentialId)) as { ok: boolean };
  if (!answer.ok) throw new Error('The account may not be followed');
  return { answers: () => seen.size, close: () => void socket.disconnect() };
}
