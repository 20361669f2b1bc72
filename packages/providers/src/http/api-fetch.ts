import { request } from 'undici';

/** Statuses whose answers have no body; a Response refuses one. */
const bodiless = new Set([204, 205, 304]);

/**
 * `fetch` for calls of APIs: it sends and receives text. It follows no redirection and keeps no streams, cookies or
 * cache, and takes less than half the time of the built-in one (`npm run bench -- calls`). It fails in the same way:
 * with the signal's reason, or with a TypeError whose cause tells more.
 */
export const apiFetch: typeof fetch = async (input, init = {}) => {
  const { method = 'GET', headers = {}, body, signal } = init;
  if (input instanceof Request || !isText(body)) return fetch(input, init);
  try {
    const answer = await request(input, {
      method: method as 'GET',
      headers: headers instanceof Headers || Array.isArray(headers) ? Object.fromEntries(headers) : headers,
      body: body ?? null,
      signal: signal ?? undefined,
    });
    const text = await answer.body.text();
    return new Response(bodiless.has(answer.statusCode) ? null : text, {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).flatMap(([name, value]) =>
        [value ?? []].flat().map((one): [string, string] => [name, one]),
      ),
    });
  } catch (error) {
    if (signal?.aborted === true) throw signal.reason;
    throw new TypeError('fetch failed', { cause: error });
  }
};

function isText(body: unknown): body is string | null | undefined {
  return body === undefined || body === null || typeof body === 'string';
}
