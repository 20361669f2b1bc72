import { setTimeout as pause } from 'node:timers/promises';

const lookEveryMs = 25;

/** Looks again and again until there is something, and gives it. Throws when it has not come in time. */
export async function until<T>(
  what: string,
  look: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  withinMs = 30_000,
): Promise<T> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found !== null && found !== undefined && found !== false) return found;
    if (performance.now() > deadline) throw new Error(`Did not happen within ${withinMs} ms: ${what}`);
    await pause(lookEveryMs);
  }
}
