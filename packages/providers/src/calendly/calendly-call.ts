import type { ZodType } from 'zod';
import { providerFetch } from '../http/provider-fetch.ts';
import { repeatCall, shortPlan, type RepeatPlan } from '../http/repeat-call.ts';
import { readRefusal, waitBeforeRepeat, type CalendlyAnswer } from './calendly-errors.ts';

/** Where Calendly's API is and how it is spoken to. A call may take 10 seconds unless said otherwise. */
export type CalendlyOptions = {
  /** https://api.calendly.com */
  apiUrl: string;
  now: () => Date;
  fetch?: typeof fetch;
  timeoutMs?: number;
  repeat?: RepeatPlan;
};

/** One call, below the API's origin. */
type CalendlyRequest<Body> = {
  method: 'GET' | 'POST' | 'DELETE';
  /** Joined by slashes, each made safe. */
  path: readonly string[];
  query?: Record<string, string>;
  json?: unknown;
  accessToken: string;
  schema: ZodType<Body>;
};

/** Calls the API. What only reads is asked again while a rate limit or an outage may pass; Calendly knows no call that may be made twice. */
export type CallCalendly = <Body>(request: CalendlyRequest<Body>) => Promise<CalendlyAnswer<Body>>;

/** Makes the function that calls the API. */
export function createCalendlyCall(options: CalendlyOptions): CallCalendly {
  const { apiUrl, fetch: fetchOption = fetch, timeoutMs = 10_000, repeat = shortPlan } = options;

  async function callOnce<Body>(request: CalendlyRequest<Body>): Promise<CalendlyAnswer<Body>> {
    const url = new URL(request.path.map(encodeURIComponent).join('/'), `${apiUrl.replace(/\/$/, '')}/`);
    for (const [name, value] of Object.entries(request.query ?? {})) url.searchParams.set(name, value);
    const answer = await providerFetch({
      fetch: fetchOption,
      method: request.method,
      url,
      headers: { authorization: `Bearer ${request.accessToken}` },
      ...(request.json === undefined ? {} : { json: request.json }),
      schema: request.schema,
      timeoutMs,
      secrets: [request.accessToken],
    });
    return answer.kind === 'refused' ? readRefusal(answer, [request.accessToken]) : answer;
  }

  return (request) =>
    request.method === 'GET' ? repeatCall(() => callOnce(request), repeat, waitBeforeRepeat) : callOnce(request);
}

/** The last part of an address (URI): calls go by it and never to the address itself, which may come from outside. */
export function idOf(uri: string): string {
  return uri.slice(uri.lastIndexOf('/') + 1);
}
