/** Returns the middle value; for an even count the lower of the two in the middle. */
export function median(values: number[]): number {
  return percentile(values, 50);
}

/** Returns the smallest value that at least `percent` of all values do not exceed. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? NaN;
}

/** How smoothly something moved. A share is between 0 and 1. */
export type Smoothness = { perSecond: number; late: number; veryLate: number; maxMs: number };

/** The time of a frame at 60 a second, and of two; a browser rounds times to a tenth of a millisecond. */
const frameMs = 16.7;
const twoFramesMs = 33.4;
const roundingMs = 0.1;

/**
 * Returns how smoothly a page moved from the instants of its frames, in ms;
 * late are those that took more than one.
 */
export function smoothnessOf(frames: number[]): Smoothness {
  const took = frames.slice(1).map((at, index) => at - frames[index]!);
  const share = (limitMs: number) => took.filter((ms) => ms > limitMs + roundingMs).length / took.length;
  return {
    perSecond: (1000 * took.length) / (frames.at(-1)! - frames[0]!),
    late: share(frameMs),
    veryLate: share(twoFramesMs),
    maxMs: Math.max(...took),
  };
}
