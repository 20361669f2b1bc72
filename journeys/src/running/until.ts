import { setTimeout as pause } from 'node:timers/promises';

/**
 * Returns the pause between checks: short at first, longer where it takes long, because checking takes processor
 * time from the work.
 */
const pauseAfter = (waitedMs: number) => Math.min(500, 25 + waitedMs / 20);

/**
 * After this a check is given up as hanging:
 * how long things take on a busy machine is not a fault of the product.
 */
const patienceMs = 500_000;

/** Checks again and again until there is a result, and returns it. */
export async function until<T>(
  what: string,
  check: () => Promise<T | null | undefined | false> | T | null | undefined | false,
): Promise<T> {
  const beganAt = performance.now();
  for (;;) {
    const found = await check();
    if (found !== null && found !== undefined && found !== false) return found;
    const waitedMs = performance.now() - beganAt;
    if (waitedMs > patienceMs) throw new Error(`Did not happen: ${what}`);
    await pause(pauseAfter(waitedMs));
  }
}
