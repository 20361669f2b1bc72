/** A request that the page made before any of our scripts had loaded; see build-steps/quicken-fallback.ts. */
export type EarlyAnswer = { address: string; token: string; askedAt: number; answer: Promise<Response> };

declare global {
  interface Window {
    spotterEarly?: EarlyAnswer[];
  }
}

/** How long an early answer counts as fresh, in ms. An older one is requested again. */
const freshMs = 15_000;

/**
 * Returns a `fetch` that uses the answers that were requested early. Each is used once, and only by the session
 * that asked.
 */
export function fetchEarlier(early: () => EarlyAnswer[], fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const asked = early();
    const index = asked.findIndex(
      ({ address, token }) =>
        address === input &&
        (init?.method ?? 'GET') === 'GET' &&
        new Headers(init?.headers).get('authorization') === `Bearer ${token}`,
    );
    const [found] = index === -1 ? [] : asked.splice(index, 1);
    if (found === undefined || Date.now() - found.askedAt > freshMs) return fetch(input, init);
    return found.answer.catch(() => fetch(input, init));
  };
}
