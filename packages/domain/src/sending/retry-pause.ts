/** Pauses between tries of one message or one answer while a service is down, in milliseconds. */
const pausesMs = [2_000, 5_000, 15_000, 60_000, 300_000];
/** Pauses are lengthened by up to this part, so that what failed together does not come back together. */
const spread = 0.25;

/** How long to wait after so many failed tries (1 or more). `chance` from 0 to 1 spreads it. */
export function retryPauseMs(failedTries: number, chance: number): number {
  const pause = pausesMs[Math.max(0, Math.min(failedTries - 1, pausesMs.length - 1))]!;
  return Math.round(pause * (1 + spread * chance));
}
