import { ErrorBody } from './error-codes.ts';
import type { Route, RouteInput, RouteOutput } from './route.ts';

/** A refusal of the API, or no answer (`status` 0, code `offline`). */
export class ApiError extends Error {
  readonly status: number;
  /** The status in the protocol's words, such as `Conflict`; empty where the connection has none. */
  readonly statusText: string;
  readonly code: string;
  readonly issues: { path: string; message: string }[];
  /** Other starts that can be booked, ISO 8601, with code `slot_taken` or `times_changed`. */
  readonly alternatives: string[];
  /** The ticket for the second step, with code `two_step_required`. */
  readonly ticket: string | null;

  constructor(status: number, body: ErrorBody, statusText = '') {
    super(body.message);
    this.name = 'ApiError';
    this.status = status;
    this.statusText = statusText;
    this.code = body.code;
    this.issues = body.issues ?? [];
    this.alternatives = body.alternatives ?? [];
    this.ticket = body.ticket ?? null;
  }
}

/** An answer, with the address of the next page of a list where there is one. */
export type Page<T> = { value: T; nextCursor: string | null };

export type ApiClient = {
  /** Makes a call. Throws ApiError. */
  call<T extends Route>(route: T, ...input: Arguments<T>): Promise<RouteOutput<T>>;
  /** Makes a call for a list with pages. Throws ApiError. */
  page<T extends Route>(route: T, ...input: Arguments<T>): Promise<Page<RouteOutput<T>>>;
};

/** The arguments of a call: a query without required fields may be left out. */
type Arguments<T extends Route> = keyof RouteInput<T> extends never
  ? []
  : { query: object } extends RouteInput<T>
    ? [RouteInput<T>?]
    : [RouteInput<T>];

type GivenInput = {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
};

/**
 * Returns a typed client of the API. `token` is called before every call;
 * answers are checked against the contract.
 */
export function createApiClient(options: {
  baseUrl: string;
  token: () => string | null;
  fetch?: typeof fetch;
}): ApiClient {
  const send = options.fetch ?? fetch;

  async function request<T extends Route>(route: T, input: GivenInput = {}): Promise<Page<RouteOutput<T>>> {
    const token = options.token();
    let response: Response;
    try {
      response = await send(options.baseUrl + addressOf(route, input), {
        method: route.method,
        headers: {
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      });
    } catch (cause) {
      const error = new ApiError(0, { message: 'The server cannot be reached', code: 'offline' });
      error.cause = cause;
      throw error;
    }
    if (!response.ok) throw new ApiError(response.status, await readError(response), response.statusText);
    const value = route.response.parse(await response.json()) as RouteOutput<T>;
    return { value, nextCursor: nextCursor(response.headers.get('link')) };
  }

  return {
    call: async (route, ...input) => (await request(route, input[0] as GivenInput)).value,
    page: (route, ...input) => request(route, input[0] as GivenInput),
  };
}

function addressOf(route: Route, input: GivenInput): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return `/api${path}${query.size > 0 ? `?${query}` : ''}`;
}

/** The error for an answer without readable text, from a proxy in front or a broken server. */
export const unknownFailure = { message: 'An error occurred', code: 'unknown' };

async function readError(response: Response): Promise<ErrorBody> {
  const parsed = ErrorBody.safeParse(await response.json().catch(() => null));
  return parsed.success ? parsed.data : unknownFailure;
}

function nextCursor(link: string | null): string | null {
  const address = /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1];
  return address === undefined ? null : new URL(address, 'http://localhost').searchParams.get('cursor');
}
