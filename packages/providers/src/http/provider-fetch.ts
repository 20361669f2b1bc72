import type { ZodType } from 'zod';
import type { AnswerHeaders, ApiAnswer, ApiFetch } from './api-fetch.ts';
import { AnswerTooLong, maxAnswerBytes, readText } from './bounded-body.ts';
import { parseJson } from './parse-json.ts';
import { redact } from './redact.ts';
import { retryAfterMs } from './retry-after.ts';
import { startTimeLimit } from './time-limit.ts';

/** One call to an outside service. */
export type ProviderRequest<Body> = {
  fetch: ApiFetch;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: URL;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as a form, instead of JSON: OAuth's calls take nothing else. */
  form?: Readonly<Record<string, string>>;
  /** Sent as a form with files, instead of JSON. */
  multipart?: FormData;
  /** The schema of a 2xx answer. */
  schema: ZodType<Body>;
  /** Whether a body says that the request was not done, for any status. */
  isRefusal?: (body: unknown) => boolean;
  timeoutMs: number;
  /** Max length of the answer; a longer one is not read to its end. */
  maxBytes?: number;
  signal?: AbortSignal;
  /** Values that must never appear in an error text. */
  secrets?: readonly string[];
};

/** The answer of a call, by what we may conclude from it. */
export type ProviderAnswer<Body> =
  | { kind: 'accepted'; body: Body }
  /** The service answered, readably, that it refuses. The caller interprets the status. */
  | { kind: 'refused'; status: number; body: unknown; headers: AnswerHeaders; retryAfterMs: number | null }
  /** The request certainly never reached the service. */
  | { kind: 'not-sent'; detail: string }
  /** The service may have acted on it, or not. */
  | {
      kind: 'unknown';
      because: 'timeout' | 'cut-off' | 'server-error' | 'unreadable';
      status: number | null;
      detail: string;
    };

/** Calls an outside service within a time limit and returns the answer. Never throws, never names a secret. */
export async function providerFetch<Body>(request: ProviderRequest<Body>): Promise<ProviderAnswer<Body>> {
  if (request.signal?.aborted) return { kind: 'not-sent', detail: 'aborted before it was sent' };
  const limit = startTimeLimit(request.timeoutMs, request.signal);
  const { maxBytes = maxAnswerBytes.api } = request;
  let response: ApiAnswer;
  let text: string | AnswerTooLong;
  try {
    response = await request.fetch(request.url, {
      method: request.method,
      headers: {
        accept: 'application/json',
        ...(request.json === undefined ? {} : { 'content-type': 'application/json' }),
        ...request.headers,
      },
      ...bodyOf(request),
      // No provider redirects an API call; a redirect would send our body and token elsewhere.
      redirect: 'manual',
      signal: limit.signal,
      maxBytes,
    });
    text = await textOf(response, maxBytes);
  } catch (error) {
    const detail = redact(describe(error), request.secrets);
    if (limit.isOver)
      return { kind: 'unknown', because: 'timeout', status: null, detail: `no answer within ${request.timeoutMs} ms` };
    return neverConnected(error)
      ? { kind: 'not-sent', detail }
      : { kind: 'unknown', because: 'cut-off', status: null, detail };
  } finally {
    limit.end();
  }
  return readAnswer(request, response, text);
}

async function textOf(response: ApiAnswer, maxBytes: number): Promise<string | AnswerTooLong> {
  try {
    return response.body == null ? await response.text() : await readText(response.body, maxBytes);
  } catch (error) {
    if (error instanceof AnswerTooLong) return error;
    throw error;
  }
}

/** Returns the body of a request; `fetch` itself sets the content type of a form. */
function bodyOf({ json, form, multipart }: Pick<ProviderRequest<unknown>, 'json' | 'form' | 'multipart'>): {
  body?: string | URLSearchParams | FormData;
} {
  if (multipart !== undefined) return { body: multipart };
  if (form !== undefined) return { body: new URLSearchParams(form) };
  return json === undefined ? {} : { body: JSON.stringify(json) };
}

function readAnswer<Body>(
  request: ProviderRequest<Body>,
  response: ApiAnswer,
  text: string | AnswerTooLong,
): ProviderAnswer<Body> {
  const { status, headers } = response;
  let body: unknown;
  try {
    // HTTP: a 204 never has a body, and is a complete answer.
    if (text instanceof AnswerTooLong) throw text;
    body = status === 204 ? undefined : parseJson(text);
  } catch {
    // A gateway's 429 is a refusal with any page; another page says nothing about what happened behind the gateway.
    if (status === 429) return { kind: 'refused', status, body: null, headers, retryAfterMs: retryAfterMs(headers) };
    if (text instanceof AnswerTooLong) return unreadable(`HTTP ${status}, ${text.message}`);
    return unreadable(`HTTP ${status}, not JSON: ${redact(text.slice(0, 200), request.secrets)}`);
  }
  if (!response.ok || request.isRefusal?.(body) === true)
    return { kind: 'refused', status, body, headers, retryAfterMs: retryAfterMs(headers) };
  const parsed = request.schema.safeParse(body);
  if (parsed.success) return { kind: 'accepted', body: parsed.data };
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`);
  return unreadable(`HTTP ${status}, unexpected answer: ${redact(faults.join('; '), request.secrets)}`);

  function unreadable(detail: string): ProviderAnswer<Body> {
    return { kind: 'unknown', because: status >= 500 ? 'server-error' : 'unreadable', status, detail };
  }
}

/** Whether the failure came before the first byte of the request: name look-up, connection, TLS handshake. */
function neverConnected(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { syscall } = cause as NodeJS.ErrnoException;
    const code = codeOf(cause);
    if (syscall === 'connect' || syscall === 'getaddrinfo') return true;
    if (code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'ECONNREFUSED' || code === 'ENOTFOUND') return true;
    // Certificate faults (CERT_HAS_EXPIRED, ERR_TLS_CERT_ALTNAME_INVALID …) end the handshake.
    if (code?.includes('CERT')) return true;
    // One failure for each address that the name resolved to.
    if (cause instanceof AggregateError && cause.errors.length > 0) return cause.errors.every(neverConnected);
  }
  return false;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'the call failed';
  const cause = error.cause instanceof Error ? error.cause : error;
  return [codeOf(cause), cause.message].filter(Boolean).join(': ');
}

/** Returns the system's code of a fault. (The DOMException of an aborted call has a number instead.) */
function codeOf(error: Error): string | undefined {
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' ? code : undefined;
}
