import { request } from 'undici';

/** Statuses whose answers have no body; a Response refuses one. */
const bodiless = new Set([204, 205, 304]);

/** The headers of an answer. */
export type AnswerHeaders = Pick<Headers, 'get'>;

/** As much of a Response as our own calls read. */
export type ApiAnswer = Pick<Response, 'ok' | 'status' | 'text'> & { headers: AnswerHeaders };

/** A `fetch` whose answers are read as text. */
export type ApiFetch = (input: string | URL, init?: RequestInit) => Promise<ApiAnswer>;

type Received = { status: number; headers: Record<string, string | string[] | undefined>; text: string };

/**
 * `fetch` for calls of APIs: it sends and receives text. It follows no redirection and keeps no streams, cookies or
 * cache, and takes less than half the time of the built-in one (`npm run bench -- calls`). It fails in the same way:
 * with the signal's reason, or with a TypeError whose cause tells more.
 */
export const apiFetch: ApiFetch = async (input, init = {}) => {
  const { body } = init;
  if (!isText(body)) return fetch(input, init);
  const { status, headers, text } = await send(input, init, body ?? null);
  return {
    ok: status >= 200 && status < 300,
    status,
    headers: { get: (name) => [headers[name.toLowerCase()] ?? []].flat().join(', ') || null },
    text: async () => text,
  };
};

/** The same for the libraries that need a whole Response, which takes longer to make. */
export const apiFetchForLibraries: typeof fetch = async (input, init = {}) => {
  const { body } = init;
  if (input instanceof Request || !isText(body)) return fetch(input, init);
  const { status, headers, text } = await send(input, init, body ?? null);
  return new Response(bodiless.has(status) ? null : text, {
    status,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
  });
};

async function send(
  input: string | URL,
  { method = 'GET', headers = {}, signal }: RequestInit,
  body: string | null,
): Promise<Received> {
  try {
    const answer = await request(input, {
      method: method as 'GET',
      headers: headers instanceof Headers || Array.isArray(headers) ? Object.fromEntries(headers) : headers,
      body,
      signal: signal ?? undefined,
    });
    return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
  } catch (error) {
    if (signal?.aborted === true) throw signal.reason;
    throw new TypeError('fetch failed', { cause: error });
  }
}

function isText(body: unknown): body is string | null | undefined {
  return body === undefined || body === null || typeof body === 'string';
}
