import type { IdentityTokens } from '@spotter/providers/ports/identity-token';
import type { Mail } from '@spotter/providers/ports/mail';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Connection } from '../../database/connect.ts';
import type { Database } from '../../database/database.ts';
import { createTestDatabase } from '../../database/test-database.ts';
import { buildApp } from '../../http/app.ts';
import { createMetrics } from '../../http/metrics/metrics.ts';
import { createRateLimiter } from '../../http/limits/rate-limit.ts';
import { judgeReadiness } from '../../http/readiness.ts';
import { createTestClock, type TestClock } from '../../platform/clock.ts';
import { createLogger } from '../../platform/logger.ts';
import { createPasswordHasher } from '../../platform/password-hash.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import { createWorker } from '../../queue/worker.ts';
import { registerAvatarRoutes } from '../users/avatars.routes.ts';
import { createAvatarsService } from '../users/avatars.service.ts';
import { createDataExport, type Exporters, userExporters } from '../users/data-export.ts';
import { registerUserRoutes } from '../users/users.routes.ts';
import { createUsersService, type UsersService } from '../users/users.service.ts';
import { createAuditLog, type AuditLog } from './audit-log.ts';
import { createAuth } from './auth.module.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type TestCall = { token?: string; body?: unknown; address?: string; headers?: Record<string, string> };

export type TestApp = {
  app: FastifyInstance;
  connection: Connection;
  database: Database;
  clock: TestClock;
  /** Sessions that were said to have ended. */
  endedSessions: string[];
  call(method: Method, path: string, call?: TestCall): Promise<LightMyRequestResponse>;
  /** A new user, signed in. */
  signUp(email: string): Promise<{ token: string; userId: string }>;
  /** Does all work that is due. */
  runJobs(): Promise<void>;
  /** Forgets everybody and everything, and puts the clock back: what a new app would be, in a fraction of the time. */
  startAfresh(): Promise<void>;
  close(): Promise<void>;
};

/** What of the app a test brings along. */
export type TestSurroundings = {
  mail?: Mail;
  identityTokens?: (clock: TestClock) => IdentityTokens;
  /** Whether addresses have to be confirmed; left out they count as confirmed, as with `VERIFY_EMAIL=off`. */
  verifyEmail?: boolean;
  onReclaimed?: (tx: Database, userId: string) => Promise<void>;
  beforeRemoval?: (userId: string) => Promise<void>;
  exporters?: Exporters;
  /** What the log says. */
  log?: { write(line: string): void };
};

/** What the routes of a test are made of. */
type GivenToTests = { database: Database; clock: TestClock; users: UsersService; audit: AuditLog };

/** What a sign-up form sends. */
export function signUpBody(email: string) {
  return { first_name: 'Ana', last_name: 'Ruiz', email, password: 'correct horse', terms_agreed: true };
}

/** The app over a fresh database, with users and sessions and what a test adds. */
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
    onReclaimed: surroundings.onReclaimed ?? (async () => undefined),
    beforeRemoval: surroundings.beforeRemoval ?? (async () => undefined),
  });
  const exporters = {
    ...userExporters({ database, users }),
    ...auth.exporters,
    ...surroundings.exporters,
  };
  const onBegun = (userId: string) => audit.record(database, { userId, action: 'data-exported' });
  const dataExport = createDataExport({ clock, rateLimiter, onBegun, exporters });
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
    checkReadiness: async () => judgeReadiness({ now: new Date(), work: null, worker: null }),
    register: (routes) => {
      registerUserRoutes(routes, { users, dataExport });
      registerAvatarRoutes(routes, { avatars: createAvatarsService({ database, rateLimiter }) });
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
      return { token, userId: user._id };
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

/** A clock that stands still, and can begin again: timers of before are gone then. */
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
 * Deletes every row: a new database takes a second to open, this a few hundredths. Users go first, and nearly everything
 * with them; then what is left, also what was noted down while they went.
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
