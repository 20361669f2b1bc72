/** What the page asked for before any script of ours had come; see build-steps/quicken-fallback.ts. */
export type EarlyAnswer = { address: string; token: string; askedAt: number; answer: Promise<Response> };

declare global {
  interface Window {
    spotterEarly?: EarlyAnswer[];
  }
}

/** An answer that is older than what may be shown as fresh is asked for again. */
const freshMs = 15_000;

/** `fetch`, which takes what was asked for early, each once, by the same session. */
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
