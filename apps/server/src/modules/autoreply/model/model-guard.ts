import type { Hold } from '@spotter/domain/autoreply';
import { BoundedMap } from '../../../platform/bounded-map.ts';
import { createCircuitBreaker, type BreakerOptions, type CircuitBreaker } from '../circuit-breaker.ts';

/** Max models with stored trouble, because agents name models freely. */
const maxModels = 1_000;

/** The state of a model with trouble. */
type ModelTrouble = {
  breaker: CircuitBreaker;
  /** The only chat in which it failed; null: it failed in several, or asked for a pause itself. */
  onlyIn: string | null;
};

/**
 * Keeps chats from asking a model that is down: after some failures in a row no chat asks for a while, then one
 * asks for all. A failure in one chat alone may be caused by that chat, and holds no other back.
 */
export function createModelGuard(options: BreakerOptions) {
  const troubles = new BoundedMap<string | null, ModelTrouble>(maxModels);

  return {
    /** Returns the reason why this model may not be asked in a chat; null if it may. */
    holdFor(model: string | null, chatId: string): Hold | null {
      const trouble = troubles.get(model);
      if (trouble === undefined || (trouble.onlyIn !== null && trouble.onlyIn !== chatId)) return null;
      const until = trouble.breaker.heldUntil();
      return until === null ? null : { because: 'model-down', until };
    },

    /** Records the start of a request. */
    begin(model: string | null, chatId: string) {
      const startedAt = options.clock.now();
      return {
        /** Whether it is the one that tries for all. */
        isTrial: troubles.get(model)?.breaker.begin() ?? false,

        /** Records its outcome: whatever a model wrote, it answered; a request that we gave up says nothing. */
        end(outcome: { kind: 'unavailable'; retryAfterMs: number | null } | { kind: string }): void {
          const before = troubles.get(model);
          if ('retryAfterMs' in outcome) {
            const { retryAfterMs } = outcome;
            const breaker = before?.breaker ?? createCircuitBreaker(options);
            breaker.end({ because: 'model-down', startedAt, retryAfterMs });
            const isHere = before === undefined || before.onlyIn === chatId;
            troubles.set(model, { breaker, onlyIn: isHere && retryAfterMs === null ? chatId : null });
          } else if (outcome.kind === 'aborted') before?.breaker.end('unknown');
          else troubles.delete(model);
        },
      };
    },
  };
}

export type ModelGuard = ReturnType<typeof createModelGuard>;
