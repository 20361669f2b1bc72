import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Access } from '../platform/access.ts';
import { AppError } from './app-error.ts';
import type { CallLimiter } from './limits/call-limiter.ts';
import { networkOf } from './limits/rate-limit.ts';

/** The session of a request. `id` is the user's. */
export type SessionUser = { id: string; sessionId: string };

/** A session with its access. */
export type Session = SessionUser & { access: Access };

/** Returns the session of a bearer token, or null. */
export type Authenticate = (token: string) => Promise<Session | null>;

declare module 'fastify' {
  interface FastifyInstance {
    guard: { authenticate: Authenticate; limitCalls: CallLimiter; limitVisits: CallLimiter };
  }
}

/** Makes the guard available to every route of the app. */
export function installAuthGuard(app: FastifyInstance, guard: FastifyInstance['guard']): void {
  app.decorate('guard', guard);
}

/** Returns the session of a request, or null for a visitor. Every call counts against the user's limit. */
export async function findSession(request: FastifyRequest): Promise<Session | null> {
  const token = /^Bearer +(\S{1,512})$/i.exec(request.headers.authorization ?? '')?.[1];
  const { authenticate, limitCalls, limitVisits } = request.server.guard;
  const session = token === undefined ? null : await authenticate(token);
  if (session !== null) limitCalls(session.id);
  // Calls without any session were counted before.
  else if (request.headers.authorization !== undefined) limitVisits(networkOf(request.ip));
  return session;
}

/** Returns the session of a request. Refuses a visitor. */
export async function getSession(request: FastifyRequest): Promise<Session> {
  const session = await findSession(request);
  if (session === null) throw new AppError('unauthenticated', 'Please sign in');
  return session;
}
