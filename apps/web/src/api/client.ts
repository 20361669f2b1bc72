import { type ApiClient, ApiError, createApiClient, ErrorBody, unknownFailure } from '@spotter/contract';
import type { SessionStore } from './session.ts';
import type { Upload } from './upload.ts';

/** Max time for an answer to be read, in ms: a server that died may leave a request without an answer for ever. */
const maxReadMs = 30_000;

export type AuthorizedClient = ApiClient & {
  /** Makes a call whose body or answer is a file. `path` begins after `/api`. Throws ApiError. */
  send(path: string, init?: RequestInit): Promise<Response>;
  /** Uploads a form as `send` does, and reports the progress. */
  upload(path: string, request: Omit<Parameters<Upload>[1], 'headers'>): Promise<Response>;
};

/**
 * Makes the typed API client. It adds two rules of the product: a 401 ends the session that the call was made
 * in, and a refusal of the user's role is reported wherever it happens.
 */
export function createAuthorizedClient(options: {
  baseUrl: string;
  fetch: typeof fetch;
  upload: Upload;
  session: SessionStore;
  onForbidden: (sentence: string) => void;
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
      if (error instanceof ApiError && error.code === 'role_forbidden') options.onForbidden(error.message);
      throw error;
    }
  }

  function headers(): Record<string, string> {
    const token = session.current()?.token;
    return token === undefined ? {} : { authorization: `Bearer ${token}` };
  }
  const addressOf = (path: string) => `${options.baseUrl}/api${path}`;

  async function accepted(response: Response): Promise<Response> {
    if (response.ok) return response;
    const body = ErrorBody.safeParse(await response.json().catch(() => null));
    throw new ApiError(response.status, body.data ?? unknownFailure);
  }

  return {
    call: (route, ...input) => guarded(() => client.call(route, ...input)),
    page: (route, ...input) => guarded(() => client.page(route, ...input)),
    send: (path, init) =>
      guarded(async () => accepted(await options.fetch(addressOf(path), { ...init, headers: headers() }))),
    upload: (path, request) =>
      guarded(async () => accepted(await options.upload(addressOf(path), { ...request, headers: headers() }))),
  };
}
