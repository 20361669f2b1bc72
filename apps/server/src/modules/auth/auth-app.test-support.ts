import type { IdentityTokens } from '@spotter/providers/ports/identity-token';
import type { Mail } from '@spotter/providers/ports/mail';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Connection } from '../../database/connect.ts';
import type { Database } from '../../database/database.ts';
import { createTestDatabase } from '../../database/test-database.ts';
import { buildApp } from '../../http/app.ts';
import { createMetrics } from '../../http/metrics/metrics.ts';
import { createUploadGate } from '../../http/limits/upload-gate.ts';
import { createRateLimiter } from '../../http/limits/rate-limit.ts';
import { readinessOf } from '../../http/readiness.test-support.ts';
import { createTestClock, type TestClock } from '../../platform/clock.ts';
import { createLogger } from '../../platform/logger.ts';
import { createPasswordHasher } from '../../platform/password-hash.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import { createWorker } from '../../queue/worker.ts';
import type { Access } from '../../platform/access.ts';
import { registerAvatarRoutes } from '../users/avatars.routes.ts';
import { createAvatarsService } from '../users/avatars.service.ts';
import { createDataExport, type Exporters, userExporters } from '../users/data-export.ts';
import { registerUserRoutes } from '../users/users.routes.ts';
import { createUsersService, type UsersService } from '../users/users.service.ts';
import { getAccessOfUser } from '../users/workspaces.repository.ts';
import { createAuditLog, type AuditLog } from './audit-log.ts';
import { createAuth } from './auth.module.ts';
import { noCallMemory } from '../../http/once/no-call-memory.test-support.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type TestCall = { token?: string; body?: unknown; address?: string; headers?: Record<string, string> };

export type TestApp = {
  app: FastifyInstance;
  connection: Connection;
  database: Database;
  clock: TestClock;
  /** The sessions that were reported as ended. */
  endedSessions: string[];
  call(method: Method, path: string, call?: TestCall): Promise<LightMyRequestResponse>;
  /** Signs up a new user and signs them in. */
  signUp(email: string): Promise<{ token: string; userId: string; access: Access }>;
  /** Runs all jobs that are due. */
  runJobs(): Promise<void>;
  /** Deletes everything and resets the clock: the state of a new app, in a fraction of the time. */
  startAfresh(): Promise<void>;
  close(): Promise<void>;
};

/** What a test adds to the app. */
export type TestSurroundings = {
  mail?: Mail;
  identityTokens?: (clock: TestClock) => IdentityTokens;
  /** Whether addresses must be confirmed; if omitted they count as confirmed, as with `VERIFY_EMAIL=off`. */
  verifyEmail?: boolean;
  onReclaimed?: (tx: Database, userId: string) => Promise<void>;
  beforeRemoval?: (userId: string) => Promise<void>;
  exporters?: Exporters;
  /** Receives the lines of the log. */
  log?: { write(line: string): void };
};

/** What a test can build its routes from. */
type GivenToTests = { database: Database; clock: TestClock; users: UsersService; audit: AuditLog };

/** Returns the body of a sign-up form. */
export function signUpBody(email: string) {
  return { first_name: 'Ana', last_name: 'Ruiz', email, password: 'correct horse', terms_agreed: true };
}

/** Starts the app over a fresh database with users, sessions and what a test adds. */
export async function createTestApp(
  register: (app: FastifyInstance, given: GivenToTests) => void = () => undefined,
  surroundings: TestSurroundings = {},
): Promise<TestApp> {
  const connection = await createTestDatabase();
  const { database } = connection;
  const clock = createClockToPutBack('2026-11-20T12:00:00Z');
  const logger = surroundings.log === undefined ? createLogger('silent') : createLogger('info', surroundings.log);
  const publicUrl = 'http://localhost:3000';
  const endedSessions: string[] = [];
  const rateLimiter = createRateLimiter({ database, clock });
  // One hash of the real cost takes longer than all other tests of a file together.
  const hasher = createPasswordHasher({ memoryKiB: 64, passes: 1 });
  const users = createUsersService({ database, clock, verifyEmail: surroundings.verifyEmail ?? false });
  const secretBox = createSecretBox('a secret for tests only');
  const mail = surroundings.mail ?? null;
  const audit = createAuditLog({ database, clock });
  const auth = createAuth({
    database,
    clock,
    logger,
    secretBox,
    users,
    audit,
    hasher,
    rateLimiter,
    mail,
    identityTokens: surroundings.identityTokens?.(clock) ?? null,
    publicUrl,
    signUpsPerHour: 30,
    originKey: Buffer.from('a key for tests only'),
    deviceKey: Buffer.from('a key for tests only'),
    onSessionEnded: (sessionId) => endedSessions.push(sessionId),
    joinAtSignUp: async () => undefined,
    onReclaimed: surroundings.onReclaimed ?? (async () => undefined),
    beforeRemoval: surroundings.beforeRemoval ?? (async () => undefined),
    onRemoved: async () => undefined,
  });
  const exporters = {
    ...userExporters({ database, users }),
    ...auth.exporters,
    ...surroundings.exporters,
  };
  const onBegun = (userId: string) => audit.record(database, { userId, action: 'data-exported' });
  const dataExport = createDataExport({ database, clock, rateLimiter, onBegun, exporters });
  const worker = createWorker({
    connection,
    clock,
    logger,
    concurrency: 4,
    handlers: auth.jobs,
  });
  const app = buildApp({
    logger,
    clock,
    publicUrl,
    webFolder: 'no-such-folder',
    imageOrigins: [],
    metrics: { registry: createMetrics(), token: null, refresh: async () => {} },
    authenticate: auth.service.authenticate,
    authenticateKey: async () => null,
    callMemory: noCallMemory,
    checkReadiness: async () => readinessOf(new Date(), 'failed'),
    register: (routes) => {
      registerUserRoutes(routes, { users, dataExport });
      registerAvatarRoutes(routes, {
        avatars: createAvatarsService({ database, rateLimiter }),
        takeUpload: createUploadGate(),
      });
      auth.routes(routes);
      register(routes, { database, clock, users, audit });
    },
  });

  async function call(method: Method, path: string, { token, body, address, headers = {} }: TestCall = {}) {
    const options: InjectOptions = {
      method,
      url: path,
      headers: token === undefined ? headers : { ...headers, authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { payload: body as object }),
      ...(address === undefined ? {} : { remoteAddress: address }),
    };
    return app.inject(options);
  }

  return {
    app,
    connection,
    database,
    clock,
    endedSessions,
    call,
    async signUp(email) {
      const response = await call('POST', '/api/auth/sign-up', { body: signUpBody(email) });
      const { token, user } = response.json<{ token: string; user: { _id: string } }>();
      return { token, userId: user._id, access: await getAccessOfUser(database, user._id) };
    },
    async runJobs() {
      await worker.start();
      await worker.idle();
      await worker.stop();
    },
    async startAfresh() {
      await emptyDatabase(database);
      clock.putBack();
      endedSessions.length = 0;
    },
    async close() {
      await app.close();
      await connection.close();
    },
  };
}

/** Returns a clock that stands still and can start again, which drops its earlier timers. */
function createClockToPutBack(start: string): TestClock & { putBack(): void } {
  let clock = createTestClock(start);
  return {
    now: () => clock.now(),
    setTimer: (at, callback) => clock.setTimer(at, callback),
    advance: (ms) => clock.advance(ms),
    putBack() {
      clock = createTestClock(start);
    },
  };
}

/**
 * Deletes every row. A new database takes a second to open, this a few hundredths. Users are deleted first, and
 * nearly everything with them, then the rest, including what was recorded while they were deleted.
 */
async function emptyDatabase(database: Database): Promise<void> {
  await database.execute(sql`
    do $$
    declare
      one text;
    begin
      for one in
        select tablename from pg_tables where schemaname = 'public' order by tablename <> 'users', tablename
      loop
        execute format('delete from %I', one);
      end loop;
    end $$`);
}
