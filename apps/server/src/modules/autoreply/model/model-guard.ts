import { circuitAfterTrouble, passageOf, type Circuit, type Hold } from '@spotter/domain';
import { BoundedMap } from '../../../platform/bounded-map.ts';
import type { Clock } from '../../../platform/clock.ts';

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
  circuit: Circuit;
  /** The only chat in which it failed; null: it failed in several, or asked for a pause itself. */
  onlyIn: string | null;
};

/**
 * Keeps chats from asking a model that is down: after some failures in a row no chat asks for a while, then one
 * asks for all. A failure in one chat alone may be caused by that chat, and holds no other back. Each model has
 * its own circuit, and each process its own knowledge.
 */
export function createModelGuard(options: {
  clock: Clock;
  /** From 0 to 1, for spreading pauses. */
  chance(): number;
  /** Max time of one request. */
  timeoutMs: number;
}) {
  const { clock } = options;
  const troubles = new BoundedMap<string | null, ModelTrouble>(maxModels);
  /** The end of the current trial of a model. */
  const trials = new BoundedMap<string | null, Date>(maxModels);

  return {
    /** Returns the reason why this model may not be asked in a chat; null if it may. */
    holdFor(model: string | null, chatId: string): Hold | null {
      const trouble = troubles.get(model);
      const passage = passageOf(trouble?.circuit ?? null, clock.now());
      if (trouble === undefined || passage.kind === 'free') return null;
      if (trouble.onlyIn !== null && trouble.onlyIn !== chatId) return null;
      if (passage.kind === 'held') return { because: 'model-down', until: passage.until };
      const trialUntil = trials.get(model);
      return trialUntil !== undefined && trialUntil > clock.now() ? { because: 'model-down', until: trialUntil } : null;
    },

    /** Records the start of a request. Returns whether it is the one that tries for all. */
    begin(model: string | null): boolean {
      const now = clock.now();
      const isTrial = passageOf(troubles.get(model)?.circuit ?? null, now).kind === 'trial';
      if (isTrial) trials.set(model, new Date(now.getTime() + options.timeoutMs));
      return isTrial;
    },

    end(model: string | null, chatId: string, end: AskingEnd): void {
      trials.delete(model);
      if (end.kind === 'answered') troubles.delete(model);
      if (end.kind !== 'unavailable') return;
      const before = troubles.get(model);
      const trouble = { because: 'model-down' as const, retryAfterMs: end.retryAfterMs, startedAt: end.startedAt };
      const isHere = before === undefined || before.onlyIn === chatId;
      troubles.set(model, {
        circuit: circuitAfterTrouble(before?.circuit ?? null, trouble, clock.now(), options.chance()),
        onlyIn: isHere && end.retryAfterMs === null ? chatId : null,
      });
    },
  };
}

export type ModelGuard = ReturnType<typeof createModelGuard>;
