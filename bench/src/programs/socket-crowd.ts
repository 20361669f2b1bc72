import { openSocket, socketsEach } from '../running/open-socket.ts';
import { answerCalls } from '../running/program-calls.ts';
import { signUp } from '../running/sign-up.ts';

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
      await Promise.all(Array.from({ length: socketsEach }, () => openSocket(origin, token, user)));
    }
  },
};

export type SocketCrowd = typeof calls;

answerCalls(calls);
