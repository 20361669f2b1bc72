import { joinEvents, socketPath } from '@spotter/contract';
import { io, type Socket } from 'socket.io-client';

/** What one user may have open at a time. */
export const socketsEach = 20;

/** Opens a socket as a page does; resolves once it is connected. `user`: each has a network address of their own. */
export function openSocket(origin: string, token: string, user?: number): Promise<Socket> {
  const socket = io(origin, {
    path: socketPath,
    auth: { token },
    transports: ['websocket'],
    ...(user === undefined ? {} : { extraHeaders: { 'x-forwarded-for': addressOf(user) } }),
    forceNew: true,
  });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

/** Follows an account as an open list of chats does. */
export async function joinAccount(socket: Socket, credentialId: string): Promise<void> {
  const answer = (await socket.timeout(5_000).emitWithAck(joinEvents.account, credentialId)) as { ok: boolean };
  if (!answer.ok) throw new Error('The account may not be followed');
}

function addressOf(user: number): string {
  return `203.0.${Math.floor(user / 250)}.${(user % 250) + 1}`;
}
