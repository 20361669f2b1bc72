import type { ZodType } from 'zod';
import type { CallAnswer, Refusal } from './call-answer.ts';
import { providerFetch, type ProviderAnswer } from './provider-fetch.ts';
import type { RepeatPlan } from './repeat-call.ts';

/** The address of an API and how to call it. A call may take 10 seconds unless set otherwise. */
export type BearerCallOptions = {
  /** The API's origin. */
  apiUrl: string;
  now: () => Date;
  fetch?: typeof fetch;
  timeoutMs?: number;
  repeat?: RepeatPlan;
};

/** One call; its path is below the API's origin. */
export type BearerRequest<Body> = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Joined by slashes, each part encoded. */
  path: readonly string[];
  query?: Record<string, string>;
  json?: unknown;
  accessToken: string;
  schema: ZodType<Body>;
};

/** A refusal as the provider gave it. */
export type RawRefusal = Extract<ProviderAnswer<unknown>, { kind: 'refused' }>;

/** Returns the function that calls an API once. The token is sent in the header, never in the address. */
export function createBearerCall<OwnAction extends string>(
  { apiUrl, fetch: fetchOption = fetch, timeoutMs = 10_000 }: BearerCallOptions,
  readRefusal: (refusal: RawRefusal, secrets: readonly string[]) => Refusal<OwnAction>,
) {
  return async <Body>(request: BearerRequest<Body>): Promise<CallAnswer<Body, OwnAction>> => {
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
  };
}
