import { createHmac } from 'node:crypto';
import type { ZodType } from 'zod';
import { apiFetch } from '../http/api-fetch.ts';
import { providerFetch, type ProviderAnswer } from '../http/provider-fetch.ts';
import { redact } from '../http/redact.ts';
import { graphAction, graphCode, graphErrorSchema, type GraphAction } from './graph-errors.ts';
import type { PlatformUsage } from '@spotter/domain/sending';
import { timeToRegainAccessMs, usageIn } from './graph-limits.ts';

/** The address of a Graph API and how to call it. */
export type GraphOptions = {
  graphUrl: string;
  apiVersion: string;
  fetch?: typeof fetch;
  timeoutMs?: number;
  /** The app's secret, where the API requires a proof with each token that the app itself uses. */
  proofSecret?: string;
};

/** One Graph call; its path is below the version unless set otherwise. */
type GraphRequest<Body> = {
  method: 'GET' | 'POST' | 'DELETE';
  /** Joined by slashes, each part encoded. */
  path: readonly string[];
  query?: Record<string, string>;
  json?: unknown;
  /** null: a call of the login, whose parameters are its proof. */
  accessToken: string | null;
  /** Calls of Instagram's login have no version. */
  unversioned?: true;
  /** Values in the query that must never appear in an error text. */
  secrets?: readonly string[];
  schema: ZodType<Body>;
};

/** What to do about a refusal; an error with an open outcome is not a refusal. */
export type RefusalAction = Exclude<GraphAction, 'reconcile'>;

/** The answer of a Graph call. */
export type GraphAnswer<Body> =
  | Exclude<ProviderAnswer<Body>, { kind: 'refused' | 'accepted' }>
  /** `usage`: a limit of the platform is nearly reached. */
  | { kind: 'accepted'; body: Body; usage: PlatformUsage | null }
  | { kind: 'refused'; action: RefusalAction; code: string; message: string; afterMs: number | null };

/** Calls one Graph API. A token is sent in the header; only the login's calls require theirs in the address. */
export type CallGraph = <Body>(request: GraphRequest<Body>) => Promise<GraphAnswer<Body>>;

/** Returns the function that calls one Graph API; a call may take 10 seconds unless set otherwise. */
export function createGraphCall(options: GraphOptions): CallGraph {
  const { graphUrl, apiVersion, fetch: fetchOption = apiFetch, timeoutMs = 10_000 } = options;
  return async (request) => {
    const version = request.unversioned === true ? [] : [apiVersion];
    const url = new URL(
      [...version, ...request.path].map(encodeURIComponent).join('/'),
      `${graphUrl.replace(/\/$/, '')}/`,
    );
    const secrets = [...(request.accessToken === null ? [] : [request.accessToken]), ...(request.secrets ?? [])];
    for (const [name, value] of Object.entries(request.query ?? {})) url.searchParams.set(name, value);
    const proof = proofOf(request.accessToken, options.proofSecret);
    if (proof !== null) url.searchParams.set('appsecret_proof', proof);
    let usage: PlatformUsage | null = null;
    const answer = await providerFetch({
      async fetch(input, init) {
        const response = await fetchOption(input, init);
        usage = usageIn(response.headers);
        return response;
      },
      method: request.method,
      url,
      ...(request.accessToken === null ? {} : { headers: { authorization: `Bearer ${request.accessToken}` } }),
      ...(request.json === undefined ? {} : { json: request.json }),
      schema: request.schema,
      isRefusal: (body) => graphErrorSchema.safeParse(body).success,
      timeoutMs,
      secrets,
    });
    if (answer.kind === 'accepted') return { ...answer, usage };
    return answer.kind === 'refused' ? readRefusal(answer, secrets) : answer;
  };
}

/**
 * Returns the proof of a token.
 * Meta: without it a stolen token is useless, once the app's dashboard requires it.
 */
function proofOf(accessToken: string | null, secret: string | undefined): string | null {
  // The app's own token (`id|secret`) is the secret itself.
  if (secret === undefined || accessToken === null || accessToken.includes('|')) return null;
  return createHmac('sha256', secret).update(accessToken).digest('hex');
}

type Refused = Extract<ProviderAnswer<unknown>, { kind: 'refused' }>;

function readRefusal({ status, body, headers, retryAfterMs }: Refused, secrets: readonly string[]): GraphAnswer<never> {
  const error = graphErrorSchema.safeParse(body).data?.error;
  const message = redact(error?.message ?? `HTTP ${status}`, secrets);
  const code = error ? graphCode(error) : String(status);
  const action = error ? graphAction(error) : status === 429 ? 'backoff' : status < 500 ? 'bad_request' : 'reconcile';
  // A clear code is a refusal at any status. A "try again" or an unclear code from a failing server may come after
  // the message was sent, and so may one that contradicts its status.
  const untelling = action === 'retry_short' || action === 'bad_request';
  if (action === 'reconcile' || ((status >= 500 || status < 300) && untelling)) {
    return {
      kind: 'unknown',
      because: 'server-error',
      status,
      detail: `HTTP ${status}, Graph error ${code}: ${message}`,
    };
  }
  return { kind: 'refused', action, code, message, afterMs: retryAfterMs ?? timeToRegainAccessMs(headers) };
}
