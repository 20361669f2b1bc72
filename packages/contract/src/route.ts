import { z } from 'zod';
import type { KeyScope } from './api-keys/key-scopes.ts';
import type { Role } from './team/role-schemas.ts';
import type { Caller } from './team/roles.ts';

const nothing = z.undefined();

type Access = 'session' | 'anyone';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the API: its input, its answer, and who may make it.
 * Server, client and OpenAPI are all derived from it.
 */
export type Route<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Allowed extends Access = Access,
> = {
  method: HttpMethod;
  /** The path below `/api`, with `{name}` for parameters: `/chat/{id}`. */
  path: string;
  summary: string;
  /** `session`: a valid bearer token is required; `anyone`: a token is used when there is one. */
  access: Allowed;
  /** Who may call it; see `defineRoute`. */
  caller: Caller;
  /** What an API key needs to call it; null: no key may. */
  scope: KeyScope | null;
  params: Params;
  query: Query;
  body: Body;
  response: Response;
  /** Status of success; 200 unless set otherwise. */
  status: 200 | 201;
  /** Whether the list continues in a `Link: <…>; rel="next"` header. */
  paged: boolean;
  /** The file field of a multipart form, where the body may be a form; else null. */
  fileField: string | null;
  /** The field of that form which holds the body as JSON, where the body comes in no other way; else null. */
  formField: string | null;
  /** The media type of its answer: JSON unless set otherwise. */
  answers: string;
};

type Definition<P, Q, B, R, A> = {
  method: HttpMethod;
  path: string;
  summary: string;
  access: A;
  /** The least role in the workspace, or `person`; by default `viewer` for GET, and `manager` for what writes. */
  caller?: Role | 'person';
  /** The scope by which an API key may call it; left out: no key may. */
  scope?: KeyScope;
  params?: P;
  query?: Q;
  body?: B;
  response: R;
  status?: 200 | 201;
  paged?: boolean;
  fileField?: string;
  formField?: string;
  answers?: string;
};

/**
 * Returns a complete definition: what is left out is empty. A route that needs no session is `anyone`'s. Of the
 * others, a viewer may call what reads, and a manager what writes, unless the route names another caller.
 */
export function defineRoute<
  R extends z.ZodType,
  const A extends Access,
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
>(definition: Definition<P, Q, B, R, A>): Route<P, Q, B, R, A> {
  return {
    params: nothing as unknown as P,
    query: nothing as unknown as Q,
    body: nothing as unknown as B,
    status: 200,
    paged: false,
    fileField: null,
    formField: null,
    answers: 'application/json',
    scope: null,
    caller: definition.access === 'anyone' ? 'anyone' : definition.method === 'GET' ? 'viewer' : 'manager',
    ...definition,
  };
}

/** The caller's input of a route. */
export type RouteInput<T extends Route> = OmitNothing<{
  params: z.input<T['params']>;
  query: z.input<T['query']>;
  body: z.input<T['body']>;
}>;

/** The answer of a route. */
export type RouteOutput<T extends Route> = z.output<T['response']>;

type OmitNothing<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };
