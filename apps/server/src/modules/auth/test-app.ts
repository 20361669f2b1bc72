import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Database } from '../../database/database.ts';
import { createTestDatabase } from '../../database/test-database.ts';
import { buildApp } from '../../http/app.ts';
import { createMetrics } from '../../http/metrics.ts';
import { createRateLimiter } from '../../http/rate-limit.ts';
import { createTestClock, type TestClock } from '../../platform/clock.ts';
import { createLogger } from '../../platform/logger.ts';
import { createPasswordHasher } from '../../platform/password-hash.ts';
import { registerUserRoutes } from '../users/users.routes.ts';
import { createUsersService } from '../users/users.service.ts';
import { registerAuthRoutes } from './auth.routes.ts';
import { createAuthService } from './auth.service.ts';

export type TestCall = { token?: string; body?: unknown; address?: string };

export type TestApp = {
  app: FastifyInstance;
  database: Database;
  clock: TestClock;
  /** Sessions that were said to have ended. */
  endedSessions: string[];
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, call?: TestCall): Promise<LightMyRequestResponse>;
  /** A new user, signed in. */
  signUp(email: string): Promise<{ token: string; userId: string }>;
  close(): Promise<void>;
};

/** What a sign-up form sends. */
export function signUpBody(email: string) {
  return { first_name: 'Ana', last_name: 'Ruiz', email, password: 'correct horse', terms_agreed: true };
}

/** The app over a fresh database, with users and sessions and what a test adds. */
export async function createTestApp(
  register: (app: FastifyInstance, given: { database: Database; clock: TestClock }) => void = () => undefined,
): Promise<TestApp> {
  const { database, close } = await createTestDatabase();
  const clock = createTestClock('2026-11-20T12:00:00Z');
  const users = createUsersService({ database, clock });
  const endedSessions: string[] = [];
  const auth = createAuthService({
    database,
    clock,
    users,
    // One hash of the real cost takes longer than all other tests of a file together.
    passwords: createPasswordHasher({ N: 2 ** 10, r: 8, p: 1 }),
    rateLimiter: createRateLimiter({ database, clock }),
    signUpsPerHour: 30,
    onSessionEnded: async (sessionId) => {
      endedSessions.push(sessionId);
    },
  });
  const app = buildApp({
    logger: createLogger('silent'),
    clock,
    publicUrl: 'http://localhost:3000',
    webFolder: 'no-such-folder',
    imageOrigins: [],
    metrics: createMetrics(),
    authenticate: auth.authenticate,
    isHealthy: async () => true,
    register: (routes) => {
      registerUserRoutes(routes, { users });
      registerAuthRoutes(routes, { auth });
      register(routes, { database, clock });
    },
  });

  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { token, body, address }: TestCall = {},
  ) {
    const options: InjectOptions = {
      method,
      url: path,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { payload: body as object }),
      ...(address === undefined ? {} : { remoteAddress: address }),
    };
    return app.inject(options);
  }

  return {
    app,
    database,
    clock,
    endedSessions,
    call,
    async signUp(email) {
      const response = await call('POST', '/api/auth/sign-up', { body: signUpBody(email) });
      const { token, user } = response.json<{ token: string; user: { _id: string } }>();
      return { token, userId: user._id };
    },
    async close() {
      await app.close();
      await close();
    },
  };
}
