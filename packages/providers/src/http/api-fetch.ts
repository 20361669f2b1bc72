import { request } from 'undici';
import { AnswerTooLong, maxAnswerBytes, readText } from './bounded-body.ts';

/** Statuses whose answers have no body; a Response refuses one. */
const bodiless = new Set([204, 205, 304]);

/** The headers of an answer. */
export type AnswerHeaders = Pick<Headers, 'get'>;

/** As much of a Response as our own calls read. An answer without a body has been read within its limit. */
export type ApiAnswer = Pick<Response, 'ok' | 'status' | 'text'> & {
  headers: AnswerHeaders;
  body?: Response['body'];
};

/** What a call asks for; an answer longer than `maxBytes` fails with AnswerTooLong. */
type Init = RequestInit & { maxBytes?: number };

/** A `fetch` whose answers are read as text. */
export type ApiFetch = (input: string | URL, init?: Init) => Promise<ApiAnswer>;

type Received = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string | AnswerTooLong;
};

/**
 * `fetch` for calls of APIs: it sends and receives text. It follows no redirection and keeps no streams, cookies
 * or cache, and takes less than half the time of the built-in one (`npm run bench -- calls`). It fails in the
 * same way: with the signal's reason, or with a TypeError whose cause tells more.
 */
export const apiFetch: ApiFetch = async (input, init = {}) => {
  const { body } = init;
  if (!isText(body)) return fetch(input, init);
  const { status, headers, text } = await send(input, init, body ?? null);
  return {
    ok: status >= 200 && status < 300,
    status,
    headers: { get: (name) => [headers[name.toLowerCase()] ?? []].flat().join(', ') || null },
    text: async () => {
      if (text instanceof AnswerTooLong) throw text;
      return text;
    },
  };
};

/**
 * Returns the same for the libraries that need a whole Response, which takes longer to make. `own` takes the
 * place of the network.
 */
export function fetchForLibraries(maxBytes: number, own?: typeof fetch): typeof fetch {
  return async (input, init = {}) => {
    const { body } = init;
    if (own !== undefined || input instanceof Request || !isText(body)) {
      const answer = await (own ?? fetch)(input, init);
      return new Response(bodiless.has(answer.status) ? null : await readText(answer.body, maxBytes), answer);
    }
    const { status, headers, text } = await send(input, { ...init, maxBytes }, body ?? null);
    if (text instanceof AnswerTooLong) throw text;
    return new Response(bodiless.has(status) ? null : text, {
      status,
      headers: Object.entries(headers).flatMap(([name, value]) =>
        [value ?? []].flat().map((one): [string, string] => [name, one]),
      ),
    });
  };
}

async function send(
  input: string | URL,
  { method = 'GET', headers = {}, signal, maxBytes = maxAnswerBytes.api }: Init,
  body: string | null,
): Promise<Received> {
  try {
    const answer = await request(input, {
      method: method as 'GET',
      headers: headers instanceof Headers || Array.isArray(headers) ? Object.fromEntries(headers) : headers,
      body,
      signal: signal ?? undefined,
    });
    const text = await readText(answer.body, maxBytes).catch((error: unknown) => {
      if (error instanceof AnswerTooLong) return error;
      throw error;
    });
    return { status: answer.statusCode, headers: answer.headers, text };
  } catch (error) {
    if (signal?.aborted === true) throw signal.reason;
    throw new TypeError('fetch failed', { cause: error });
  }
}

function isText(body: unknown): body is string | null | undefined {
  return body === undefined || body === null || typeof body === 'string';
}
