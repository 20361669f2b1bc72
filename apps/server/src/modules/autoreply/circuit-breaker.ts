import { circuitAfterTrouble, passageOf, type Circuit, type Trouble } from '@spotter/domain/sending';
import type { Clock } from '../../platform/clock.ts';

export type BreakerOptions = {
  clock: Clock;
  /** From 0 to 1, for spreading pauses. */
  chance(): number;
  /** Max time of one call. */
  timeoutMs: number;
};

/** Keeps calls from a service that is down, as far as this process knows: after a pause, one call tries for all. */
export function createCircuitBreaker({ clock, chance, timeoutMs }: BreakerOptions) {
  let circuit: Circuit | null = null;
  let trialUntil: Date | null = null;

  return {
    /** Returns until when no call may be made; null if one may. */
    heldUntil(): Date | null {
      const now = clock.now();
      const passage = passageOf(circuit, now);
      if (passage.kind === 'held') return passage.until;
      return passage.kind === 'trial' && trialUntil !== null && trialUntil > now ? trialUntil : null;
    },

    /** Records the start of a call. Returns whether it is the one that tries for all. */
    begin(): boolean {
      const now = clock.now();
      const isTrial = passageOf(circuit, now).kind === 'trial';
      if (isTrial) trialUntil = new Date(now.getTime() + timeoutMs);
      return isTrial;
    },

    /** Records the end of a call; `unknown`: it says nothing about the service. */
    end(outcome: 'answered' | 'unknown' | Trouble): void {
      trialUntil = null;
      if (outcome === 'answered') circuit = null;
      else if (outcome !== 'unknown') circuit = circuitAfterTrouble(circuit, outcome, clock.now(), chance());
    },
  };
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;
