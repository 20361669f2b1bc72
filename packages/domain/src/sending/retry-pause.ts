/** Pauses between tries of one message or one answer while a service is down, in ms. */
const pausesMs = [2_000, 5_000, 15_000, 60_000, 300_000];
/** Max part by which pauses are lengthened, so that calls which failed together do not come back together. */
const spread = 0.25;

/** Returns how long to wait after a number of failed tries (1 or more). `chance` from 0 to 1 spreads it. */
export function retryPauseMs(failedTries: number, chance: number): number {
  const pause = pausesMs[Math.max(0, Math.min(failedTries - 1, pausesMs.length - 1))]!;
  return Math.round(pause * (1 + spread * chance));
}
