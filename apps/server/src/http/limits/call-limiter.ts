import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../app-error.ts';

/** Max calls of a user or an API key per minute: no person and no screen of ours comes near. */
export const callsPerMinute = 600;
/**
 * Max calls of a network address without a session per minute: enough for an office, with all pictures of its
 * inboxes.
 */
export const visitsPerMinute = 1_200;
const minuteMs = 60_000;

/** What a subject has left of its share of the minute. */
export type Share = { max: number; left: number; resetSeconds: number };

/**
 * Refuses a call once its subject's share of the minute is used up; `note` is called before, with what is left.
 * It counts in this process only: a brake, not a lock.
 */
export type CallLimiter = (subject: string, note?: (share: Share) => void) => void;

export function createCallLimiter(clock: Clock, callsAMinute: number): CallLimiter {
  let minuteBegan = 0;
  let calls = new Map<string, number>();

  return (subject, note) => {
    const now = clock.now().getTime();
    if (now - minuteBegan >= minuteMs) {
      minuteBegan = now;
      calls = new Map();
    }
    const count = (calls.get(subject) ?? 0) + 1;
    calls.set(subject, count);
    const resetSeconds = Math.ceil((minuteBegan + minuteMs - now) / 1000);
    note?.({ max: callsAMinute, left: Math.max(0, callsAMinute - count), resetSeconds });
    if (count <= callsAMinute) return;
    throw new AppError('too_many_requests', 'Too many requests. Please wait a moment', [], resetSeconds);
  };
}
