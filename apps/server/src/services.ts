import type { FastifyInstance } from 'fastify';
import { sendSignals } from './database/signals.ts';
import { measureSockets } from './http/metrics/work-metrics.ts';
import { createNetworkReader } from './http/limits/trusted-proxies.ts';
import { connectModules } from './connect-modules.ts';
import { createBaseServices, type BaseServicesOptions } from './base-services.ts';
import { registerBackupCall } from './http/operator/backup-call.ts';
import { createGateway } from './live/gateway.ts';
import { noteParkedJob } from './modules/autoreply/index.ts';
import { createDataExport } from './modules/users/index.ts';
import { backUp, backupFile } from './operations/back-up.ts';
import { operatorToken } from './operations/request-backup.ts';
import type { JobWatch } from './queue/worker-slots.ts';
import { createWorker, type Worker } from './queue/worker.ts';
import { registerSandboxClock, type SandboxClock } from './sandbox-clock.ts';
import { createServing } from './serving.ts';

/** Max jobs at work at the same time, without those that wait for others. */
const jobsSideBySide = 32;
/**
 * Max jobs that wait for others, for each request that the model may get at the same time:
 * some wait for their turn.
 */
const waitingPerRequest = 2;

/** The whole server, built and not yet started: the one place that connects all parts. */
export type Services = ReturnType<typeof createServices>;

export function createServices(
  options: BaseServicesOptions & {
    /** Is notified of the jobs that run. */
    watch?: JobWatch;
    /** The clock, where the phone of a sandbox may move it. */
    sandboxClock?: SandboxClock | null;
  },
) {
  const ground = createBaseServices(options);
  const { base, config, providers } = ground;
  // The worker is built from the modules' jobs.
  const modules = connectModules(ground, (...wanted) => worker.request(...wanted));
  const { users, auth, connections, billing, booking, chats, notifications, autoreply, analytics, dashboard } = modules;

  const worker: Worker = createWorker({
    ...base,
    concurrency: jobsSideBySide,
    maxWaiting: waitingPerRequest * config.languageModel.sideBySide,
    leaseMs: config.jobLeaseMs,
    startLimit: config.jobStartLimit,
    async onParked(tx, job, now) {
      await noteParkedJob(tx, job, now);
      await modules.knowledge.onParked(tx, job, now);
    },
    ...(options.watch === undefined ? {} : { watch: options.watch }),
    handlers: [
      ...billing.jobs,
      ...autoreply.jobs,
      ...modules.knowledge.jobs,
      ...ground.files.jobs,
      ...modules.comments.jobs,
      ...auth.jobs,
      ...chats.jobs,
      ...connections.jobs,
      ...notifications.jobs,
      ...booking.jobs,
      ...analytics.jobs,
      modules.dataDeletion,
    ].map(ground.measured.observeJob),
  });
  const dataExport = createDataExport({
    ...base,
    onBegun: (userId) => modules.audit.record(base.database, { userId, action: 'data-exported' }),
    exporters: {
      ...users.exporters,
      ...auth.exporters,
      ...chats.exporters,
      ...modules.knowledge.exporters,
      ...modules.comments.exporters,
      ...booking.exporters,
      ...billing.exporters,
      ...notifications.exporters,
      ...dashboard.exporters,
      ...modules.offers.exporters,
    },
  });

  const { authenticate } = auth.service;
  const gateway = createGateway({
    authenticate,
    mayFollowChat: chats.service.mayFollow,
    mayFollowAccount: modules.bots.service.mayFollow,
    networkOf: createNetworkReader(config.trustedProxies),
    clock: base.clock,
  });
  measureSockets(ground.registry, gateway.countSockets);
  const { app, stopServing } = createServing({
    ...base,
    config,
    registry: ground.registry,
    traces: ground.traces,
    connected: providers.connected,
    authenticate,
    worker,
    readDeliveryBacklog: chats.readBacklog,
    moderationState: autoreply.moderationState,
    register: (routes: FastifyInstance) => {
      users.routes(routes, dataExport);
      const { contact, offers, agents, bots, comments, knowledge } = modules;
      const others = [
        auth,
        contact,
        billing,
        connections,
        offers,
        agents,
        bots,
        chats,
        comments,
        analytics,
        dashboard,
        booking,
        knowledge,
      ];
      for (const module of [...others, notifications, autoreply]) module.routes(routes);
      // Another process can read a PostgreSQL on its own.
      if (!options.connection.shared) {
        registerBackupCall(routes, operatorToken(options.appSecret), async () => {
          const now = base.clock.now();
          return (await backUp(options.connection, providers.files, backupFile(config.dataDir, now), now)).text;
        });
      }
      if (options.sandboxClock == null) return;
      const onMoved = () => sendSignals(base.database, [{ kind: 'work-due' }]);
      registerSandboxClock(routes, options.sandboxClock, { verifiers: ground.verifiers, onMoved });
    },
  });

  return {
    app,
    stopServing,
    measure: ground.measured.listen,
    auth: auth.service,
    users: users.service,
    files: ground.files.service,
    agents: modules.agents.service,
    connections: connections.service,
    renewal: connections.renewal,
    bots: modules.bots.service,
    chats: chats.service,
    inbox: chats.inbox,
    notifications: notifications.service,
    knowledge: modules.knowledge.service,
    booking,
    consideration: autoreply.consideration,
    intake: chats.intake,
    worker,
    processor: chats.processor,
    gateway,
  };
}
