import { type KeyScope, mayCall, type Role, type Route } from '@spotter/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Access } from '../platform/access.ts';
import { holdsApiKey, isApiKey, isMeantAsApiKey } from './keys/api-key-text.ts';
import { AppError } from './app-error.ts';
import type { CallLimiter, Share } from './limits/call-limiter.ts';
import { networkOf } from './limits/rate-limit.ts';
import { writeShare } from './limits/share-headers.ts';
import type { CallMemory } from './once/answer-once.ts';

/** The session of a request. `id` is the user's. */
export type SessionUser = { id: string; sessionId: string };

/** A session with its access, and the role of its user in that workspace. */
export type Session = SessionUser & { access: Access; role: Role };

/** The API key of a request. It acts for the workspace, and `id` is its owner's. */
export type KeySession = SessionUser & { access: Access; key: { name: string; scopes: readonly KeyScope[] } };

/** What decides who may call a route. */
type Asked = Pick<Route, 'caller' | 'scope'>;

/** Returns the session of a bearer token, or null. */
export type Authenticate = (token: string) => Promise<Session | null>;
/** Returns the session of an API key, or null. */
export type AuthenticateKey = (key: string) => Promise<KeySession | null>;

declare module 'fastify' {
  interface FastifyInstance {
    guard: {
      authenticate: Authenticate;
      authenticateKey: AuthenticateKey;
      callMemory: CallMemory;
      limitCalls: CallLimiter;
      limitVisits: CallLimiter;
    };
  }
  interface FastifyRequest {
    /** What a key has left of its share of the minute; null for other callers. */
    share: Share | null;
  }
}

/** Makes the guard available to every route of the app. */
export function installAuthGuard(app: FastifyInstance, guard: FastifyInstance['guard']): void {
  app.decorate('guard', guard);
  app.decorateRequest('share', null);
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.share !== null) writeShare(reply, request.share);
    done();
  });
}

/**
 * Returns the session of a request, or null for a visitor. Every call counts against the limit of the user or
 * the key. Refuses a user whose role in the workspace may not call the route, and a key without its scope.
 */
export async function findSession(request: FastifyRequest, route: Asked): Promise<Session | KeySession | null> {
  if (holdsApiKey(request.url)) throw keyInAddress();
  const token = /^Bearer +(\S{1,512})$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token !== undefined && isMeantAsApiKey(token)) return getKeySession(request, route, token);
  const { authenticate, limitCalls, limitVisits } = request.server.guard;
  const session = token === undefined ? null : await authenticate(token);
  if (session !== null) limitCalls(session.id);
  // Calls without any session were counted before.
  else if (request.headers.authorization !== undefined) limitVisits(networkOf(request.ip));
  if (session !== null && !mayCall(session.role, route)) throw roleForbidden(route.caller);
  return session;
}

/** Returns the session of a request. Refuses a visitor, and a caller who may not call the route. */
export async function getSession(request: FastifyRequest, route: Asked): Promise<Session | KeySession> {
  const session = await findSession(request, route);
  if (session === null) throw new AppError('unauthenticated', 'Please sign in');
  return session;
}

async function getKeySession(request: FastifyRequest, { scope }: Asked, token: string): Promise<KeySession> {
  const { authenticateKey, limitCalls, limitVisits } = request.server.guard;
  const session = isApiKey(token) ? await authenticateKey(token) : null;
  if (session === null) {
    limitVisits(networkOf(request.ip));
    throw new AppError('unauthenticated', 'This API key is not valid. It may have been revoked');
  }
  limitCalls(session.sessionId, (share) => {
    request.share = share;
  });
  if (scope === null)
    throw new AppError('insufficient_scope', 'API keys can’t do this. A person has to sign in for it');
  if (!session.key.scopes.includes(scope)) {
    throw new AppError('insufficient_scope', `This API key needs the scope “${scope}” for this`);
  }
  return session;
}

function roleForbidden(needed: Route['caller']): AppError {
  const message =
    needed === 'owner'
      ? 'Only the owner of this workspace can do this'
      : `Your role in this workspace doesn’t allow this. It needs the role ${needed}, which the owner can give you`;
  return new AppError('role_forbidden', message);
}

function keyInAddress(): AppError {
  return new AppError(
    'key_in_address',
    'An API key goes into the header “Authorization: Bearer …”, never into the address. Revoke this one: logs may hold it',
  );
}
