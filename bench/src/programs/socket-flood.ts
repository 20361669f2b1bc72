import { setTimeout as wait } from 'node:timers/promises';
import { joinEvents, socketPath } from '@spotter/contract';
import { io } from 'socket.io-client';
import { answerCalls } from '../running/program-calls.ts';

/** Longer than the slowest answer that was ever seen. */
const patienceMs = 20_000;

const calls = {
  /**
   * Asks to join a chat many times at once over one socket; resolves when the socket was ended or all requests
   * were answered.
   */
  async flood({ origin, token, joins }: { origin: string; token: string; joins: number }) {
    const socket = io(origin, { path: socketPath, auth: { token }, transports: ['websocket'], reconnection: false });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    let answered = 0;
    let cutOff = false;
    const over = new Promise<void>((resolve) => {
      socket.once('disconnect', () => {
        cutOff = true;
        resolve();
      });
      for (let count = 0; count < joins; count += 1) {
        socket.emit(joinEvents.chat, '0190a000-0000-7000-8000-000000000000', () => {
          answered += 1;
          if (answered === joins) resolve();
        });
      }
    });
    await Promise.race([over, wait(patienceMs)]);
    socket.close();
    return { answered, cutOff };
  },
};

export type SocketFlood = typeof calls;

answerCalls(calls);
