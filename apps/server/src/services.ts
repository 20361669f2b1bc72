import type { FastifyInstance } from 'fastify';
import { createNetworkReader } from './http/limits/trusted-proxies.ts';
import { connectModules } from './connect-modules.ts';
import { createGround, type GroundOptions } from './ground.ts';
import { createGateway } from './live/gateway.ts';
import { noteParkedJob } from './modules/autoreply/replying/stuck-chat.ts';
import { createDataExport } from './modules/users/data-export.ts';
import type { JobWatch } from './queue/job-runner.ts';
import { createWorker, type Worker } from './queue/worker.ts';
import { createServing } from './serving.ts';

/** A worker mostly waits for the model and the platforms. */
const jobsSideBySide = 32;

/** The whole server, built and not yet started: the one place that knows which thing is which. */
export type Services = ReturnType<typeof createServices>;

export function createServices(
  options: GroundOptions & {
    /** Is told what runs. */
    watch?: JobWatch;
  },
) {
  const ground = createGround(options);
  const { base, config, outside } = ground;
  // The worker is made of the modules' jobs.
  const modules = connectModules(ground, (...wanted) => worker.request(...wanted));
  const { users, auth, connections, billing, booking, chats, notifications, autoreply, analytics, dashboard } = modules;

  const worker: Worker = createWorker({
    ...base,
    concurrency: jobsSideBySide,
    leaseMs: config.jobLeaseMs,
    startLimit: config.jobStartLimit,
    onParked: noteParkedJob,
    ...(options.watch === undefined ? {} : { watch: options.watch }),
    handlers: [
      ...billing.jobs,
      ...autoreply.jobs,
      ...auth.jobs,
      ...chats.jobs,
      ...connections.jobs,
      ...notifications.jobs,
      ...booking.jobs,
      ...analytics.jobs,
      modules.dataDeletion,
    ],
  });
  const dataExport = createDataExport({
    ...base,
    onBegun: (userId) => modules.audit.record(base.database, { userId, action: 'data-exported' }),
    exporters: {
      ...users.exporters,
      ...auth.exporters,
      ...chats.exporters,
      ...booking.exporters,
      ...billing.exporters,
      ...notifications.exporters,
      ...dashboard.exporters,
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
  const { app, stopServing } = createServing({
    ...base,
    config,
    registry: ground.registry,
    connected: outside.connected,
    authenticate,
    worker,
    readDeliveryBacklog: chats.readBacklog,
    moderationState: autoreply.moderationState,
    register: (routes: FastifyInstance) => {
      users.routes(routes, dataExport);
      const { contact, agents, bots } = modules;
      const others = [auth, contact, billing, connections, agents, bots, chats, analytics, dashboard, booking];
      for (const module of [...others, notifications, autoreply]) module.routes(routes);
    },
  });

  return {
    app,
    stopServing,
    auth: auth.service,
    users: users.service,
    agents: modules.agents.service,
    connections: connections.service,
    renewal: connections.renewal,
    bots: modules.bots.service,
    chats: chats.service,
    inbox: chats.inbox,
    notifications: notifications.service,
    booking,
    consideration: autoreply.consideration,
    intake: chats.intake,
    worker,
    processor: chats.processor,
    gateway,
  };
}
