/**
 * Returns a `fetch` for tests whose network can be cut: the call in progress arrives, its answer does not, and
 * no later call arrives.
 */
export function createCutNetwork(next: typeof fetch = fetch) {
  let isCut = false;
  let cutAfter: ((url: URL, method: string) => boolean) | null = null;

  const cutFetch: typeof fetch = async (input, init) => {
    if (isCut) throw fault('connect', 'ECONNREFUSED');
    const response = await next(input, init);
    const url = new URL(input instanceof Request ? input.url : input);
    if (cutAfter?.(url, init?.method ?? 'GET')) {
      isCut = true;
      await response.arrayBuffer();
      throw fault('read', 'ECONNRESET');
    }
    return response;
  };

  return {
    fetch: cutFetch,
    /** Cuts the network while the answer to the first matching call is on its way. */
    cutAfter(matches: (url: URL, method: string) => boolean): void {
      cutAfter = matches;
    },
    restore(): void {
      isCut = false;
      cutAfter = null;
    },
  };
}

function fault(syscall: string, code: string): TypeError {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(code), { syscall, code }) });
}
