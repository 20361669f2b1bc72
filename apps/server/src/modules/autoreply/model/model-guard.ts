import type { Hold } from '@spotter/domain';
import { BoundedMap } from '../../../platform/bounded-map.ts';
import { createCircuitBreaker, type BreakerOptions, type CircuitBreaker } from '../circuit-breaker.ts';

/** Max models with stored trouble, because agents name models freely. */
const maxModels = 1_000;

/** The end of a request to a model, as it concerns its health. */
export type AskingEnd =
  | { kind: 'answered' }
  | { kind: 'unavailable'; startedAt: Date; retryAfterMs: number | null }
  /** We gave the request up, which says nothing about the model. */
  | { kind: 'aborted' };

/** Returns the end of a request that began then, by its outcome; whatever a model wrote, it answered. */
export function askingEnd(
  outcome: { kind: 'unavailable'; retryAfterMs: number | null } | { kind: string },
  startedAt: Date,
): AskingEnd {
  if ('retryAfterMs' in outcome) return { kind: 'unavailable', startedAt, retryAfterMs: outcome.retryAfterMs };
  return { kind: outcome.kind === 'aborted' ? 'aborted' : 'answered' };
}

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

    /** Records the start of a request. Returns whether it is the one that tries for all. */
    begin: (model: string | null): boolean => troubles.get(model)?.breaker.begin() ?? false,

    end(model: string | null, chatId: string, end: AskingEnd): void {
      const before = troubles.get(model);
      if (end.kind === 'answered') troubles.delete(model);
      else if (end.kind === 'aborted') before?.breaker.end('unknown');
      else {
        const { startedAt, retryAfterMs } = end;
        const breaker = before?.breaker ?? createCircuitBreaker(options);
        breaker.end({ because: 'model-down', startedAt, retryAfterMs });
        const isHere = before === undefined || before.onlyIn === chatId;
        troubles.set(model, { breaker, onlyIn: isHere && retryAfterMs === null ? chatId : null });
      }
    },
  };
}

export type ModelGuard = ReturnType<typeof createModelGuard>;
