import type { Clock } from '../platform/clock.ts';
import { AppError } from './app-error.ts';

// 600 calls a minute and user: no person and no screen of ours comes near.
const callsPerMinute = 600;
const minuteMs = 60_000;

/** Refuses a user's call when the minute's share is used up. Counted in this process only: a brake, not a lock. */
export type CallLimiter = (userId: string) => void;

export function createCallLimiter(clock: Clock): CallLimiter {
  let minuteBegan = 0;
  let calls = new Map<string, number>();

  return (userId) => {
    const now = clock.now().getTime();
    if (now - minuteBegan >= minuteMs) {
      minuteBegan = now;
      calls = new Map();
    }
    const count = (calls.get(userId) ?? 0) + 1;
    calls.set(userId, count);
    if (count <= callsPerMinute) return;
    const waitSeconds = Math.ceil((minuteBegan + minuteMs - now) / 1000);
    throw new AppError('too_many_requests', 'Too many requests, please wait a moment', [], waitSeconds);
  };
}
