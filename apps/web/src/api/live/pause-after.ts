const firstMs = 1000;
const maxMs = 30_000;

/**
 * Returns how long to wait, in ms, after so many failures in a row: twice as long each time, and up to half of
 * it left to chance, so that pages that lost the same server do not all come back together.
 */
export function pauseAfter(failures: number): number {
  return Math.min(maxMs, firstMs * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);
}
