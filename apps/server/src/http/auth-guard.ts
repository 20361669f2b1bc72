import { mayCall, type Role, type Route } from '@spotter/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Access } from '../platform/access.ts';
import { AppError } from './app-error.ts';
import type { CallLimiter } from './limits/call-limiter.ts';
import { networkOf } from './limits/rate-limit.ts';

/** The session of a request. `id` is the user's. */
export type SessionUser = { id: string; sessionId: string };

/** A session with its access, and the role of its user in that workspace. */
export type Session = SessionUser & { access: Access; role: Role };

/** What decides who may call a route. */
type Asked = Pick<Route, 'caller'>;

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

/**
 * Returns the session of a request, or null for a visitor. Every call counts against the user's limit. Refuses a
 * user whose role in the workspace may not call the route.
 */
export async function findSession(request: FastifyRequest, route: Asked): Promise<Session | null> {
  const token = /^Bearer +(\S{1,512})$/i.exec(request.headers.authorization ?? '')?.[1];
  const { authenticate, limitCalls, limitVisits } = request.server.guard;
  const session = token === undefined ? null : await authenticate(token);
  if (session !== null) limitCalls(session.id);
  // Calls without any session were counted before.
  else if (request.headers.authorization !== undefined) limitVisits(networkOf(request.ip));
  if (session !== null && !mayCall(session.role, route)) throw roleForbidden(route.caller);
  return session;
}

/** Returns the session of a request. Refuses a visitor, and a user whose role may not call the route. */
export async function getSession(request: FastifyRequest, route: Asked): Promise<Session> {
  const session = await findSession(request, route);
  if (session === null) throw new AppError('unauthenticated', 'Please sign in');
  return session;
}

function roleForbidden(needed: Route['caller']): AppError {
  const message =
    needed === 'owner'
      ? 'Only the owner of this workspace can do this'
      : `Your role in this workspace doesn’t allow this. It needs the role ${needed}, which the owner can give you`;
  return new AppError('role_forbidden', message);
}
