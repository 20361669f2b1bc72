import type { FastifyInstance } from 'fastify';
import { sendSignals } from './database/signals.ts';
import { measureSockets } from './http/metrics/work-metrics.ts';
import { createNetworkReader } from './http/limits/trusted-proxies.ts';
import { connectModules, type Modules } from './composition/connect-modules.ts';
import { createBaseServices, type BaseServices, type BaseServicesOptions } from './base-services.ts';
import { registerBackupCall } from './http/operator/backup-call.ts';
import { createGateway } from './live/gateway.ts';
import { noteParkedJob } from './modules/autoreply/index.ts';
import { createDataExport } from './modules/users/index.ts';
import { backUp, backupFile } from './operations/back-up.ts';
import { operatorToken } from './operations/request-backup.ts';
import { createJobRequests } from './queue/job-requests.ts';
import type { JobWatch } from './queue/worker-slots.ts';
import { createWorker } from './queue/worker.ts';
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

type ServicesOptions = BaseServicesOptions & {
  /** Is notified of the jobs that run. */
  watch?: JobWatch;
  /** The clock, where the phone of a sandbox may move it. */
  sandboxClock?: SandboxClock | null;
};

export function createServices(options: ServicesOptions) {
  const ground = createBaseServices(options);
  const { base, config } = ground;
  const requests = createJobRequests();
  const modules = connectModules(ground, requests.request);
  const worker = createModulesWorker(ground, modules, options.watch);
  requests.serveBy(worker);
  const { users, auth, connections, booking, chats, notifications, autoreply } = modules;
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
    connected: ground.providers.connected,
    authenticate,
    authenticateKey: modules.apiKeys.authenticate,
    callMemory: modules.apiKeys.callMemory,
    worker,
    readDeliveryBacklog: chats.readBacklog,
    moderationState: autoreply.moderationState,
    register(routes: FastifyInstance): void {
      registerModules(routes, ground, modules);
      registerOperation(routes, ground, options);
    },
  });

  return {
    app,
    stopServing,
    measure: ground.measured.listen,
    auth: auth.service,
    users: users.service,
    files: ground.files.service,
    offers: modules.offers.service,
    agents: modules.agents.service,
    connections: connections.service,
    renewal: connections.renewal,
    bots: modules.bots.service,
    chats: chats.service,
    inbox: chats.inbox,
    views: chats.views,
    notifications: notifications.service,
    knowledge: modules.knowledge.service,
    simulations: modules.simulations,
    booking,
    consideration: autoreply.consideration,
    rehearse: autoreply.rehearse,
    intake: chats.intake,
    worker,
    processor: chats.processor,
    gateway,
  };
}

/** Builds the worker from the modules' jobs. */
function createModulesWorker({ base, config, files, measured }: BaseServices, modules: Modules, watch?: JobWatch) {
  return createWorker({
    ...base,
    concurrency: jobsSideBySide,
    maxWaiting: waitingPerRequest * config.languageModel.sideBySide,
    leaseMs: config.jobLeaseMs,
    startLimit: config.jobStartLimit,
    async onParked(tx, job, now) {
      await noteParkedJob(tx, job, now);
      await modules.chats.onParked(tx, job, now);
      await modules.knowledge.onParked(tx, job, now);
      await modules.simulations.onParked(tx, job, now);
    },
    ...(watch === undefined ? {} : { watch }),
    handlers: [
      ...modules.billing.jobs,
      ...modules.autoreply.jobs,
      ...modules.knowledge.jobs,
      ...files.jobs,
      ...modules.comments.jobs,
      ...modules.auth.jobs,
      ...modules.apiKeys.jobs,
      ...modules.team.jobs,
      ...modules.chats.jobs,
      ...modules.connections.jobs,
      ...modules.notifications.jobs,
      ...modules.booking.jobs,
      ...modules.analytics.jobs,
      ...modules.leaks.jobs,
      ...modules.briefs.jobs,
      ...modules.simulations.jobs,
      modules.dataDeletion,
    ].map(measured.observeJob),
  });
}

function registerModules(routes: FastifyInstance, { base }: BaseServices, modules: Modules): void {
  modules.users.routes(routes, exportOf(base, modules));
  const others = [
    modules.auth,
    modules.team,
    modules.apiKeys,
    modules.contact,
    modules.billing,
    modules.connections,
    modules.offers,
    modules.agents,
    modules.bots,
    modules.chats,
    modules.comments,
    modules.analytics,
    modules.briefs,
    modules.corrections,
    modules.simulations,
    modules.dashboard,
    modules.booking,
    modules.knowledge,
    modules.notifications,
    modules.autoreply,
  ];
  for (const module of others) module.routes(routes);
}

/** Returns what writes down all that modules hold of a person. */
function exportOf(base: BaseServices['base'], modules: Modules) {
  return createDataExport({
    ...base,
    onBegun: (userId) => modules.audit.record(base.database, { userId, action: 'data-exported' }),
    exporters: {
      ...modules.users.exporters,
      ...modules.auth.exporters,
      ...modules.team.exporters,
      ...modules.apiKeys.exporters,
      ...modules.chats.exporters,
      ...modules.agents.exporters,
      ...modules.knowledge.exporters,
      ...modules.comments.exporters,
      ...modules.booking.exporters,
      ...modules.billing.exporters,
      ...modules.notifications.exporters,
      ...modules.leaks.exporters,
      ...modules.briefs.exporters,
      ...modules.corrections.exporters,
      ...modules.simulations.exporters,
      ...modules.dashboard.exporters,
      ...modules.offers.exporters,
    },
  });
}

/** Adds what only the machine's own operator and sandbox call. */
function registerOperation(
  routes: FastifyInstance,
  { base, config, providers, verifiers }: BaseServices,
  { appSecret, connection, sandboxClock }: ServicesOptions,
): void {
  // Another process can read a PostgreSQL on its own.
  if (!connection.shared) {
    registerBackupCall(routes, operatorToken(appSecret), async () => {
      const now = base.clock.now();
      return (await backUp(connection, providers.files, backupFile(config.dataDir, now), now)).text;
    });
  }
  if (sandboxClock == null) return;
  const onMoved = () => sendSignals(base.database, [{ kind: 'work-due' }]);
  registerSandboxClock(routes, sandboxClock, { verifiers, onMoved });
}
