import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import type { CallLimiter } from './limits/call-limiter.ts';
import { networkOf } from './limits/rate-limit.ts';

/** The session that a request came with. `id` is the user's. */
export type SessionUser = { id: string; sessionId: string };

/** Whose session a bearer token opens, or null. */
export type Authenticate = (token: string) => Promise<SessionUser | null>;

declare module 'fastify' {
  interface FastifyInstance {
    guard: { authenticate: Authenticate; limitCalls: CallLimiter; limitVisits: CallLimiter };
  }
}

/** Makes the guard known to every route of the app. */
export function installAuthGuard(app: FastifyInstance, guard: FastifyInstance['guard']): void {
  app.decorate('guard', guard);
}

/** The user of a request, or null for a visitor. Every call counts against the user's share of the minute. */
export async function findSessionUser(request: FastifyRequest): Promise<SessionUser | null> {
  const token = /^Bearer +(\S{1,512})$/i.exec(request.headers.authorization ?? '')?.[1];
  const { authenticate, limitCalls, limitVisits } = request.server.guard;
  const user = token === undefined ? null : await authenticate(token);
  if (user !== null) limitCalls(user.id);
  // What brings no session at all was counted before.
  else if (request.headers.authorization !== undefined) limitVisits(networkOf(request.ip));
  return user;
}

/** The user of a request. A visitor is refused. */
export async function getSessionUser(request: FastifyRequest): Promise<SessionUser> {
  const user = await findSessionUser(request);
  if (user === null) throw new AppError('unauthenticated', 'Please sign in');
  return user;
}
