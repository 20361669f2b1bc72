import type { ZodType } from 'zod';
import { providerFetch } from '../http/provider-fetch.ts';
import { repeatCall, shortPlan, type RepeatPlan } from '../http/repeat-call.ts';
import {
  isOutcomeOpen,
  isTelling,
  readRefusal,
  waitBeforeRepeat,
  type GoogleAnswer,
} from './google-calendar-errors.ts';

/** Where the Calendar API is and how it is spoken to. A call may take 10 seconds unless said otherwise. */
export type GoogleCalendarOptions = {
  /** https://www.googleapis.com */
  apiUrl: string;
  now: () => Date;
  fetch?: typeof fetch;
  timeoutMs?: number;
  repeat?: RepeatPlan;
};

/** One call, below the API's origin. */
type GoogleRequest<Body> = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Joined by slashes, each made safe. */
  path: readonly string[];
  query?: Record<string, string>;
  json?: unknown;
  accessToken: string;
  schema: ZodType<Body>;
};

/** Calls the API, and again while a rate limit or an outage may pass. Only for calls that may be made twice. */
export type CallGoogle = <Body>(request: GoogleRequest<Body>) => Promise<GoogleAnswer<Body>>;

/** Makes the function that calls the API. The token travels in the header, never in the address. */
export function createGoogleCall(options: GoogleCalendarOptions): CallGoogle {
  const { apiUrl, fetch: fetchOption = fetch, timeoutMs = 10_000, repeat = shortPlan } = options;

  async function callOnce<Body>(request: GoogleRequest<Body>): Promise<GoogleAnswer<Body>> {
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

  return async <Body>(request: GoogleRequest<Body>) => {
    let open: GoogleAnswer<Body> | null = null;
    const tryIt = async () => {
      const answer = await callOnce(request);
      if (request.method !== 'GET' && isOutcomeOpen(answer)) open ??= answer;
      return answer;
    };
    const last = await repeatCall(tryIt, repeat, waitBeforeRepeat);
    // A first try that may have been stored stays open, although a later one was certainly refused.
    return open === null || isTelling(last) ? last : open;
  };
}
