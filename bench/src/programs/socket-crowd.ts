import { socketPath } from '@spotter/contract';
import { io } from 'socket.io-client';
import { answerCalls } from '../running/program-calls.ts';
import { signUp } from '../running/sign-up.ts';

/** What one user may have open at a time. */
const socketsEach = 20;

const tokens: string[] = [];

const calls = {
  /** Signs up as many users as a number of sockets takes. */
  async signUp({ origin, count }: { origin: string; count: number }): Promise<void> {
    const users = Math.ceil(count / socketsEach);
    for (let user = 0; user < users; user += 1) {
      const { token } = await signUp(origin, { email: `follower${user}@bench.example` });
      tokens.push(token);
    }
  },

  /** Opens the sockets of all users, each behind an address of their own. */
  async connect({ origin }: { origin: string }): Promise<void> {
    for (const [user, token] of tokens.entries()) {
      const address = `203.0.${Math.floor(user / 250)}.${(user % 250) + 1}`;
      await Promise.all(Array.from({ length: socketsEach }, () => open(origin, token, address)));
    }
  },
};

export type SocketCrowd = typeof calls;

answerCalls(calls);

function open(origin: string, token: string, address: string): Promise<void> {
  const socket = io(origin, {
    path: socketPath,
    auth: { token },
    transports: ['websocket'],
    extraHeaders: { 'x-forwarded-for': address },
    forceNew: true,
  });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('connect_error', reject);
  });
}
