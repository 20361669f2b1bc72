import { circuitAfterTrouble, passageOf, type Circuit, type Hold } from '@spotter/domain';
import { BoundedMap } from '../../platform/bounded-map.ts';
import type { Clock } from '../../platform/clock.ts';

/** Of models with trouble; agents name models freely. */
const mostModels = 1_000;

/** How asking a model ended, as far as its health is concerned. */
export type AskingEnd =
  | { kind: 'answered' }
  | { kind: 'unavailable'; startedAt: Date; retryAfterMs: number | null }
  /** Given up by us: it tells nothing. */
  | { kind: 'aborted' };

/**
 * Keeps chats from asking a model that is down: after some failures in a row nobody asks for a while, then one asks
 * for all. One circuit for each model; each process learns for itself.
 */
export function createModelGuard(options: {
  clock: Clock;
  /** From 0 to 1, for spreading pauses. */
  chance(): number;
  /** How long one asking may take. */
  timeoutMs: number;
}) {
  const { clock } = options;
  const circuits = new BoundedMap<string | null, Circuit>(mostModels);
  /** Until when somebody is trying whether the model is back. */
  const trials = new BoundedMap<string | null, Date>(mostModels);

  return {
    /** What keeps this model from being asked; null when it may be. */
    holdFor(model: string | null): Hold | null {
      const passage = passageOf(circuits.get(model) ?? null, clock.now());
      if (passage.kind === 'free') return null;
      if (passage.kind === 'held') return { because: 'model-down', until: passage.until };
      const trialUntil = trials.get(model);
      return trialUntil !== undefined && trialUntil > clock.now() ? { because: 'model-down', until: trialUntil } : null;
    },

    /** Somebody asks now. */
    begin(model: string | null): void {
      const now = clock.now();
      if (passageOf(circuits.get(model) ?? null, now).kind === 'trial') {
        trials.set(model, new Date(now.getTime() + options.timeoutMs));
      }
    },

    end(model: string | null, end: AskingEnd): void {
      trials.delete(model);
      if (end.kind === 'answered') circuits.delete(model);
      if (end.kind !== 'unavailable') return;
      const trouble = { because: 'model-down' as const, retryAfterMs: end.retryAfterMs, startedAt: end.startedAt };
      circuits.set(model, circuitAfterTrouble(circuits.get(model) ?? null, trouble, clock.now(), options.chance()));
    },
  };
}
