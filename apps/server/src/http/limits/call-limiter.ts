import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../app-error.ts';

/** Max calls of a user per minute: no person and no screen of ours comes near. */
export const callsPerMinute = 600;
/**
 * Max calls of a network address without a session per minute: enough for an office, with all pictures of its
 * inboxes.
 */
export const visitsPerMinute = 1_200;
const minuteMs = 60_000;

/**
 * Refuses a call once its subject's share of the minute is used up. It counts in this process only: a brake, not
 * a lock.
 */
export type CallLimiter = (subject: string) => void;

export function createCallLimiter(clock: Clock, callsAMinute: number): CallLimiter {
  let minuteBegan = 0;
  let calls = new Map<string, number>();

  return (subject) => {
    const now = clock.now().getTime();
    if (now - minuteBegan >= minuteMs) {
      minuteBegan = now;
      calls = new Map();
    }
    const count = (calls.get(subject) ?? 0) + 1;
    calls.set(subject, count);
    if (count <= callsAMinute) return;
    const waitSeconds = Math.ceil((minuteBegan + minuteMs - now) / 1000);
    throw new AppError('too_many_requests', 'Too many requests. Please wait a moment', [], waitSeconds);
  };
}
