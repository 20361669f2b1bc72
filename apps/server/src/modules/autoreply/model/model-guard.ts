import { circuitAfterTrouble, passageOf, type Circuit, type Hold } from '@spotter/domain';
import { BoundedMap } from '../../../platform/bounded-map.ts';
import type { Clock } from '../../../platform/clock.ts';

/** Of models with trouble; agents name models freely. */
const mostModels = 1_000;

/** How asking a model ended, as far as its health is concerned. */
export type AskingEnd =
  | { kind: 'answered' }
  | { kind: 'unavailable'; startedAt: Date; retryAfterMs: number | null }
  /** Given up by us: it tells nothing. */
  | { kind: 'aborted' };

/** What is known of a model that gives trouble. */
type ModelTrouble = {
  circuit: Circuit;
  /** The only chat in which it failed; null: it failed in several, or said itself to wait. */
  onlyIn: string | null;
};

/**
 * Keeps chats from asking a model that is down: after some failures in a row nobody asks for a while, then one asks
 * for all. What fails in one chat alone may lie with that chat, and holds no other back. One circuit for each model; each
 * process learns for itself.
 */
export function createModelGuard(options: {
  clock: Clock;
  /** From 0 to 1, for spreading pauses. */
  chance(): number;
  /** How long one asking may take. */
  timeoutMs: number;
}) {
  const { clock } = options;
  const troubles = new BoundedMap<string | null, ModelTrouble>(mostModels);
  /** Until when somebody is trying whether the model is back. */
  const trials = new BoundedMap<string | null, Date>(mostModels);

  return {
    /** What keeps this model from being asked in a chat; null when it may be. */
    holdFor(model: string | null, chatId: string): Hold | null {
      const trouble = troubles.get(model);
      const passage = passageOf(trouble?.circuit ?? null, clock.now());
      if (trouble === undefined || passage.kind === 'free') return null;
      if (trouble.onlyIn !== null && trouble.onlyIn !== chatId) return null;
      if (passage.kind === 'held') return { because: 'model-down', until: passage.until };
      const trialUntil = trials.get(model);
      return trialUntil !== undefined && trialUntil > clock.now() ? { because: 'model-down', until: trialUntil } : null;
    },

    /** Somebody asks now. */
    begin(model: string | null): void {
      const now = clock.now();
      if (passageOf(troubles.get(model)?.circuit ?? null, now).kind === 'trial') {
        trials.set(model, new Date(now.getTime() + options.timeoutMs));
      }
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
