import type { Page, Route } from '@spotter/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Access } from '../platform/access.ts';
import { findSession, getSession, type SessionUser } from './auth-guard.ts';
import { whileCalledBy } from './caller.ts';
import { answerOnce } from './once/answer-once.ts';
import { parseInput, storable } from './input/input-issues.ts';

/** The input of a handler: checked values, and the caller. */
export type Call<T extends Route> = {
  params: z.output<T['params']>;
  query: z.output<T['query']>;
  body: z.output<T['body']>;
  /** null for a visitor, which only a public route can receive. */
  user: T['access'] extends 'session' ? SessionUser : SessionUser | null;
  /** The access of the session; null for a visitor. */
  access: T['access'] extends 'session' ? Access : Access | null;
  /** The name of the API key that calls; null: none does. */
  keyName: string | null;
  /** The network address of the caller. */
  address: string;
  /** The `User-Agent` header. */
  userAgent: string | null;
  /** The `Cookie` header. */
  cookies: string | undefined;
  /** Sends a `Set-Cookie` header with the answer. */
  setCookie(header: string): void;
};

type Answer<T extends Route> = z.input<T['response']>;

/**
 * Serves a route of the contract: checks the input, requires a session where the route does, and cuts the answer
 * to the contract.
 */
export function serve<T extends Route>(
  app: FastifyInstance,
  route: T,
  handler: (call: Call<T>) => Promise<Answer<T>>,
): void {
  serveWith(app, route, async (call, request, reply) => {
    const { access } = call as Call<Route>;
    const value = await answerOnce({ request, reply, access }, route, async () =>
      route.response.parse(await answering(call, handler)),
    );
    return answer(reply, route, value);
  });
}

/** Serves a route of a list in pages: a `Link` header names the next page. */
export function servePage<T extends Route>(
  app: FastifyInstance,
  route: T,
  handler: (call: Call<T>) => Promise<Page<Answer<T>>>,
): void {
  serveWith(app, route, async (call, request, reply) => {
    const page = await answering(call, handler);
    if (page.nextCursor !== null) void reply.header('link', `<${nextAddress(request, page.nextCursor)}>; rel="next"`);
    return answer(reply, route, page.value);
  });
}

/** Serves two routes of one method and path; the body of each request decides between them. */
export function serveEither<One extends Route, Other extends Route>(
  app: FastifyInstance,
  isFirst: (body: unknown) => boolean,
  [one, handleOne]: [One, (call: Call<One>) => Promise<Answer<One>>],
  [other, handleOther]: [Other, (call: Call<Other>) => Promise<Answer<Other>>],
): void {
  app.route({
    method: one.method,
    url: urlOf(one),
    handler: async (request, reply) =>
      isFirst(request.body)
        ? answer(reply, one, await answering(await callOf(request, reply, one), handleOne))
        : answer(reply, other, await answering(await callOf(request, reply, other), handleOther)),
  });
}

function serveWith<T extends Route>(
  app: FastifyInstance,
  route: T,
  run: (call: Call<T>, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.route({
    method: route.method,
    url: urlOf(route),
    handler: async (request, reply) => run(await callOf(request, reply, route), request, reply),
  });
}

function urlOf({ path }: Route): string {
  return `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;
}

async function callOf<T extends Route>(request: FastifyRequest, reply: FastifyReply, route: T): Promise<Call<T>> {
  const session = await (route.access === 'session' ? getSession(request, route) : findSession(request, route));
  return {
    params: parseInput(route.params, storable(given(route.params, request.params))),
    query: parseInput(route.query, storable(given(route.query, request.query))),
    body: parseInput(route.body, storable(given(route.body, request.body))),
    user: session === null ? null : { id: session.id, sessionId: session.sessionId },
    access: session?.access ?? null,
    keyName: session !== null && 'key' in session ? session.key.name : null,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? null,
    cookies: request.headers.cookie,
    setCookie: (header) => void reply.header('set-cookie', header),
  } as Call<T>;
}

function answering<T extends Route, Result>(
  call: Call<T>,
  handler: (call: Call<T>) => Promise<Result>,
): Promise<Result> {
  const { user, userAgent, keyName } = call as Call<Route>;
  return whileCalledBy({ userId: user?.id ?? null, userAgent, keyName }, () => handler(call));
}

// A route without input ignores what is sent along.
function given(schema: z.ZodType, input: unknown): unknown {
  return schema.type === 'undefined' ? undefined : input;
}

function answer(reply: FastifyReply, route: Route, value: unknown): FastifyReply {
  return reply.code(route.status).send(route.response.parse(value));
}

function nextAddress(request: FastifyRequest, cursor: string): string {
  const address = new URL(request.url, 'http://localhost');
  address.searchParams.set('cursor', cursor);
  return address.pathname + address.search;
}
