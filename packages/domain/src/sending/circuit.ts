/** Why calls to a service are held back. */
export const troubleReasons = ['rate-limited', 'provider-down', 'account-restricted', 'model-down'] as const;
export type TroubleReason = (typeof troubleReasons)[number];

/**
 * What is known of a service that has trouble; null while all is well. With `until` in the future nothing is
 * called (open); after `until` one call may try (half open); without `until` the troubles are only counted.
 */
export type Circuit<Reason extends TroubleReason = TroubleReason> = {
  because: Reason;
  /** Number of troubles in a row, without those of calls that began before the last pause. */
  troubles: number;
  pausedAt: Date | null;
  until: Date | null;
};

/** One call that failed because of the service, not because of the request. */
export type Trouble<Reason extends TroubleReason = TroubleReason> = {
  because: Reason;
  /** How long the service asked us to wait, in ms. */
  retryAfterMs: number | null;
  /** When the call began. */
  startedAt: Date;
};

/** What may be called now: everything, one trial, or nothing until an instant. */
export type CircuitPassage =
  | { kind: 'free' }
  | { kind: 'trial'; because: TroubleReason }
  | { kind: 'held'; because: TroubleReason; until: Date };

const secondMs = 1_000;
const minuteMs = 60_000;
/** How many failed calls in a row cause a pause: one may be bad luck. */
const troublesUntilPause = 3;
const pausesMs: Record<TroubleReason, number[]> = {
  'provider-down': [15 * secondMs, 30 * secondMs, minuteMs, 2 * minuteMs, 5 * minuteMs],
  'model-down': [5 * secondMs, 10 * secondMs, 20 * secondMs, 40 * secondMs, minuteMs],
  // Meta's table of errors: the header's estimate, else 1, 5, 15, 60 minutes.
  'rate-limited': [minuteMs, 5 * minuteMs, 15 * minuteMs, 60 * minuteMs],
  // Meta or the owner lifts a restriction; asking often does not.
  'account-restricted': [60 * minuteMs, 6 * 60 * minuteMs, 24 * 60 * minuteMs],
};
/** Max part by which pauses are lengthened, so that not all calls come back at once. */
const spread = 0.25;

/** Returns what is known after a call failed. `chance` from 0 to 1 spreads the pause. */
export function circuitAfterTrouble<Reason extends TroubleReason>(
  before: Circuit<Reason> | null,
  trouble: Trouble<Reason>,
  now: Date,
  chance: number,
): Circuit<Reason> {
  // Calls that were running when the pause began say nothing new, but a longer wait that the service asked them
  // for holds.
  if (before?.pausedAt != null && trouble.startedAt < before.pausedAt) {
    const asked = trouble.retryAfterMs === null ? null : new Date(now.getTime() + trouble.retryAfterMs);
    return asked !== null && before.until !== null && asked > before.until ? { ...before, until: asked } : before;
  }
  const troubles = (before?.troubles ?? 0) + 1;
  // A service that says "not now" is believed at once; a silent one gets three tries.
  const needed =
    trouble.because === 'rate-limited' || trouble.because === 'account-restricted' ? 1 : troublesUntilPause;
  const wasPaused = before?.until != null;
  if (troubles < needed && !wasPaused && trouble.retryAfterMs === null) {
    return { because: trouble.because, troubles, pausedAt: null, until: null };
  }
  const steps = pausesMs[trouble.because];
  const step = Math.max(0, Math.min(troubles - needed, steps.length - 1));
  const pauseMs = trouble.retryAfterMs ?? steps[step]!;
  const until = new Date(now.getTime() + Math.round(pauseMs * (1 + spread * chance)));
  // A person may write anyway, and the outcome shortens no pause.
  if (before?.until != null && before.until > until) return { ...before, troubles, pausedAt: now };
  return { because: trouble.because, troubles, pausedAt: now, until };
}

/** Returns whether a call may be made now. */
export function passageOf(circuit: Circuit | null, now: Date): CircuitPassage {
  if (circuit === null || circuit.until === null) return { kind: 'free' };
  return circuit.until > now
    ? { kind: 'held', because: circuit.because, until: circuit.until }
    : { kind: 'trial', because: circuit.because };
}
