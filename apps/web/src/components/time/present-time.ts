/**
 * What a browser's clock may be off before the pages go by the server's: answers say when they were written in
 * whole seconds, and take a moment to come.
 */
const toleratedMs = 30_000;
const listeners = new Set<() => void>();
let aheadMs = 0;

/**
 * Returns the present instant, by the server's clock where the browser's is off:
 * what is shown was written by that one.
 */
export function presentTime(): Date {
  return new Date(Date.now() + aheadMs);
}

/** Returns a `fetch` that learns from the answers what time it is at the server. */
export function learnTime(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    const ahead = Date.parse(answer.headers.get('date') ?? '') - Date.now();
    if (Number.isNaN(ahead) || Math.abs(ahead - aheadMs) <= toleratedMs) return answer;
    aheadMs = Math.abs(ahead) > toleratedMs ? ahead : 0;
    for (const listener of listeners) listener();
    return answer;
  };
}

/** Calls a function whenever the server's clock turns out to have moved. Returns a function that ends it. */
export function onTimeMoved(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
