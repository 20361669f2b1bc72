import { join } from 'node:path';
import type { ModerationState } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { ConnectedChannels } from './channels/channels.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import { buildApp } from './http/app.ts';
import type { Authenticate, AuthenticateKey } from './http/auth-guard.ts';
import { measureBacklog, type Backlog } from './http/metrics/backlog-metrics.ts';
import { measureDisk } from './http/metrics/disk-metrics.ts';
import type { CallMemory } from './http/once/answer-once.ts';
import { createPatientQuestion } from './http/patient-question.ts';
import { judgeReadiness } from './http/readiness.ts';
import { proveWrite } from './http/write-probe.ts';
import { endsInOrder } from './http/stop-serving.ts';
import type { Clock } from './platform/clock.ts';
import { freeBytesOf } from './platform/files/disk-space.ts';
import type { Logger } from './platform/logger.ts';
import type { Traces } from './platform/observing/traces.ts';
import { sourceFolder } from './platform/source-folder.ts';
import { listWaitingKinds, readJobBacklog } from './queue/backlog.ts';
import type { Worker } from './queue/worker.ts';

/** Monitors wait for a second at most. A write holds for the next few looks. */
const patience = { holdsMs: 5_000, patienceMs: 800 };

/** The HTTP server with the routes of all modules, its health and its metrics. */
export function createServing(options: {
  config: Config;
  database: Database;
  clock: Clock;
  logger: Logger;
  registry: Registry;
  traces: Traces;
  connected: ConnectedChannels;
  authenticate: Authenticate;
  authenticateKey: AuthenticateKey;
  callMemory: CallMemory;
  worker: Pick<Worker, 'kinds' | 'lastPollAt'>;
  readDeliveryBacklog(): Promise<Backlog['deliveries']>;
  moderationState(): ModerationState;
  /** Adds the modules' routes. */
  register(routes: FastifyInstance): void;
}) {
  const { config, database, clock, registry, worker } = options;
  const now = () => clock.now();
  const readBacklog = async () => {
    const [jobs, deliveries] = await Promise.all([
      readJobBacklog(database, worker.kinds, now()),
      options.readDeliveryBacklog(),
    ]);
    return { jobs, deliveries };
  };
  const askWork = createPatientQuestion(
    async () => {
      const { jobs, deliveries } = await readBacklog();
      return { oldestJobAt: jobs.oldestDueAt, oldestDeliveryAt: deliveries.oldestDueAt };
    },
    { ...patience, holdsMs: 0 },
  );
  const askWrite = createPatientQuestion(async () => {
    await proveWrite(database, now());
    return true;
  }, patience);
  const app = buildApp({
    logger: options.logger,
    clock,
    publicUrl: config.publicUrl,
    webFolder: join(sourceFolder, '../../web/build/client'),
    connectOrigins: config.push.standIn === null ? [] : [config.push.standIn],
    imageOrigins: Object.values(options.connected).flatMap(({ origin }) =>
      origin.startsWith('http:') ? [origin] : [],
    ),
    metrics: {
      registry,
      token: config.metricsToken,
      refresh: measureAll(
        measureBacklog(registry, readBacklog, () => listWaitingKinds(database, now()), now),
        measureDisk(registry, () => freeBytesOf(config.dataDir)),
      ),
    },
    traces: options.traces,
    trustedProxies: config.trustedProxies,
    visitsPerMinute: config.visitsPerMinute,
    authenticate: options.authenticate,
    authenticateKey: options.authenticateKey,
    callMemory: options.callMemory,
    checkReadiness: async () => {
      const [write, work, freeDiskBytes] = await Promise.all([askWrite(), askWork(), freeBytesOf(config.dataDir)]);
      return judgeReadiness({
        now: now(),
        write,
        work,
        freeDiskBytes,
        worker: config.mode === 'api' ? null : { lastPollAt: worker.lastPollAt() },
        moderation: options.moderationState(),
      });
    },
    securityContact: config.support.email,
    register: options.register,
  });
  return { app, stopServing: endsInOrder(app) };
}

function measureAll(...measures: (() => Promise<void>)[]): () => Promise<void> {
  return async () => void (await Promise.all(measures.map((measure) => measure())));
}
