import { type ApiClient, ApiError, createApiClient, ErrorBody, unknownFailure } from '@spotter/contract';
import type { SessionStore } from './session.ts';

/** Max time for an answer to be read, in ms: a server that died may leave a request without an answer for ever. */
const maxReadMs = 30_000;

export type AuthorizedClient = ApiClient & {
  /** Makes a call whose body or answer is a file. `path` begins after `/api`. Throws ApiError. */
  send(path: string, init?: RequestInit): Promise<Response>;
};

/** Makes the typed API client. It adds one rule of the product: a 401 ends the session that the call was made in. */
export function createAuthorizedClient(options: {
  baseUrl: string;
  fetch: typeof fetch;
  session: SessionStore;
}): AuthorizedClient {
  const { session } = options;
  const client = createApiClient({
    baseUrl: options.baseUrl,
    fetch: (input, init) =>
      options.fetch(input, init?.method === 'GET' ? { ...init, signal: AbortSignal.timeout(maxReadMs) } : init),
    token: () => session.current()?.token ?? null,
  });

  async function guarded<T>(request: () => Promise<T>): Promise<T> {
    const token = session.current()?.token;
    try {
      return await request();
    } catch (error) {
      // A late 401 of an older session must not end the session that was opened since.
      const refused = error instanceof ApiError && error.status === 401;
      if (refused && token !== undefined && session.current()?.token === token) session.end('expired');
      throw error;
    }
  }

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const token = session.current()?.token;
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await options.fetch(`${options.baseUrl}/api${path}`, { ...init, headers });
    if (response.ok) return response;
    const body = ErrorBody.safeParse(await response.json().catch(() => null));
    throw new ApiError(response.status, body.data ?? unknownFailure);
  }

  return {
    call: (route, ...input) => guarded(() => client.call(route, ...input)),
    page: (route, ...input) => guarded(() => client.page(route, ...input)),
    send: (path, init) => guarded(() => send(path, init)),
  };
}
