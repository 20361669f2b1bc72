import { type Database, inTransaction } from '../../../database/database.ts';
import type { RateLimiter } from '../../../http/limits/rate-limit.ts';
import type { CallMemory } from '../../../http/once/answer-once.ts';
import type { Clock } from '../../../platform/clock.ts';
import * as repository from './call-answers.repository.ts';

const dayMs = 24 * 3_600_000;
/** Max named calls of a workspace in a day, because each is kept for one. */
const namedCalls = { name: 'named-calls', tries: 10_000, windowMs: dayMs };

/** Remembers named calls for a day, across all server processes. */
export function createCallMemory({
  database,
  clock,
  rateLimiter,
}: {
  database: Database;
  clock: Clock;
  rateLimiter: RateLimiter;
}): CallMemory {
  return {
    async claim(call) {
      const at = clock.now();
      const isNew = await inTransaction(database, async (tx) => {
        await repository.forgetUntil(tx, call, oldestKept(at));
        return repository.insertCall(tx, call, at);
      });
      if (isNew) {
        try {
          await rateLimiter.take(namedCalls, call.workspaceId);
        } catch (error) {
          await repository.deleteCall(database, call);
          throw error;
        }
        return { kind: 'new' };
      }
      const before = await repository.findCall(database, call);
      // Given back between the two looks: it may be sent again.
      if (before === null) return { kind: 'open' };
      if (before.requestHash !== call.request) return { kind: 'other' };
      return before.answer === null ? { kind: 'open' } : { kind: 'answered', answer: before.answer };
    },

    keep: (call, answer) => repository.keepAnswer(database, call, answer),

    async release(call) {
      await repository.deleteCall(database, call);
      await rateLimiter.giveBack(namedCalls, call.workspaceId);
    },
  };
}

/** Returns the instant until which named calls are forgotten. */
export function oldestKept(now: Date): Date {
  return new Date(now.getTime() - dayMs);
}
