import { setTimeout as pause } from 'node:timers/promises';

/**
 * Returns the pause between checks: short at first, longer where it takes long, because checking takes processor time
 * from the work.
 */
const pauseAfter = (waitedMs: number) => Math.min(500, 25 + waitedMs / 20);

/** Checks again and again until there is a result, and returns it. Throws when it has not come in time. */
export async function until<T>(
  what: string,
  look: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  withinMs = 60_000,
): Promise<T> {
  const beganAt = performance.now();
  for (;;) {
    const found = await look();
    if (found !== null && found !== undefined && found !== false) return found;
    const waitedMs = performance.now() - beganAt;
    if (waitedMs > withinMs) throw new Error(`Did not happen within ${withinMs} ms: ${what}`);
    await pause(pauseAfter(waitedMs));
  }
}
