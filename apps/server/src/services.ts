import { join } from 'node:path';
import { createInstagramChannel } from '@spotter/providers/instagram/instagram-channel';
import { parseInstagramWebhook } from '@spotter/providers/instagram/instagram-webhook';
import { createLanguageModel } from '@spotter/providers/language-model/language-model';
import { createMessengerChannel } from '@spotter/providers/messenger/messenger-channel';
import { parseMessengerWebhook } from '@spotter/providers/messenger/messenger-webhook';
import { isSignedBy } from '@spotter/providers/meta/signature';
import { answerVerification } from '@spotter/providers/meta/verification-handshake';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Connection } from './database/connect.ts';
import type { Database } from './database/database.ts';
import { sendSignals } from './database/signals.ts';
import { buildApp } from './http/app.ts';
import { createMetrics } from './http/metrics.ts';
import { createRateLimiter } from './http/rate-limit.ts';
import { createGateway } from './live/gateway.ts';
import { publishChanges } from './live/publisher.ts';
import { registerAgentsRoutes } from './modules/agents/agents.routes.ts';
import { createAgentsService } from './modules/agents/agents.service.ts';
import { registerAuthRoutes } from './modules/auth/auth.routes.ts';
import { createAuthService } from './modules/auth/auth.service.ts';
import { considerReplyJob, requestConsideration } from './modules/autoreply/consider-reply.job.ts';
import { createReplyConsideration } from './modules/autoreply/consider-reply.ts';
import { botsOfAgents, linkAgent } from './modules/bots/agent-links.ts';
import { removeBotsOf } from './modules/bots/bots.repository.ts';
import { registerBotRoutes } from './modules/bots/bots.routes.ts';
import { createBotsService } from './modules/bots/bots.service.ts';
import { resumeSending } from './modules/chats/chats.repository.ts';
import { registerChatRoutes } from './modules/chats/chats.routes.ts';
import { createChatsService } from './modules/chats/chats.service.ts';
import { registerWebhooks, type WebhookVerifier } from './modules/chats/chats.webhooks.ts';
import { createDeliveryProcessor } from './modules/chats/delivery-processor.ts';
import { createContactEnrichment, enrichContactJob } from './modules/chats/enrich-contact.job.ts';
import { createHistoryImport, importHistoryJob } from './modules/chats/import-history.job.ts';
import { createSendLedger } from './modules/chats/send-ledger.ts';
import { createWebhookIntake } from './modules/chats/webhook-intake.ts';
import { registerConnectionRoutes } from './modules/connections/connections.routes.ts';
import { createConnectionsService } from './modules/connections/connections.service.ts';
import { createWebhookSubscription, subscribeWebhooksJob } from './modules/connections/subscribe-webhooks.job.ts';
import { registerUserRoutes } from './modules/users/users.routes.ts';
import { createUsersService } from './modules/users/users.service.ts';
import { deriveKey } from './platform/app-secret.ts';
import type { Clock } from './platform/clock.ts';
import type { Logger } from './platform/logger.ts';
import { createPasswordHasher } from './platform/password-hash.ts';
import { createSecretBox } from './platform/secret-box.ts';
import { handleJob } from './queue/define-job.ts';
import { requestJobs } from './queue/queue.ts';
import { createWorker, type Worker } from './queue/worker.ts';

/** A little after a provider call's time limit the provider is asked what became of a send. */
const settleAfterTimeouts = 1.2;
const modelTimeoutMs = 60_000;
/** A worker mostly waits for the model and the platforms. */
const jobsSideBySide = 32;

/** The whole server, built and not yet started: the one place that knows which thing is which. */
export type Services = ReturnType<typeof createServices>;

export function createServices(options: {
  config: Config;
  appSecret: string;
  connection: Connection;
  clock: Clock;
  logger: Logger;
}) {
  const { config, appSecret, connection, clock, logger } = options;
  const { database } = connection;
  const { providerTimeoutMs } = config;
  const settleAfterMs = Math.round(providerTimeoutMs * settleAfterTimeouts);
  const secretBox = createSecretBox(appSecret);
  const now = () => clock.now();

  const channels = {
    instagram: createInstagramChannel({
      graphUrl: config.instagram.graphUrl,
      apiVersion: config.graphApiVersion,
      timeoutMs: providerTimeoutMs,
    }),
    ...(config.facebook === null
      ? {}
      : {
          messenger: createMessengerChannel({
            graphUrl: config.facebook.graphUrl,
            apiVersion: config.graphApiVersion,
            timeoutMs: providerTimeoutMs,
          }),
        }),
  };
  const model = createLanguageModel({
    baseUrl: config.languageModel.baseUrl,
    apiKey: config.languageModel.apiKey,
    defaultModel: config.languageModel.model,
  });

  const users = createUsersService({ database, clock });
  const auth = createAuthService({
    database,
    clock,
    users,
    passwords: createPasswordHasher(),
    rateLimiter: createRateLimiter({ database, clock }),
    signUpsPerHour: config.signUpsPerHour,
    onSessionEnded: (sessionId) => sendSignals(database, [{ kind: 'session-ended', sessionIds: [sessionId] }]),
  });
  const connections = createConnectionsService({
    database,
    clock,
    logger,
    secretBox,
    channels,
    onConnected: async (tx, credentialId) => {
      await requestJobs(tx, subscribeWebhooksJob, [{ key: credentialId, payload: {}, dueAt: now() }]);
      await requestConsideration(tx, await resumeSending(tx, credentialId), now());
    },
    onDisconnected: (tx, credentialId) => removeBotsOf(tx, credentialId, now()),
  });
  const agents = createAgentsService({ database, clock, links: { botsOf: botsOfAgents, link: linkAgent } });
  const bots = createBotsService({
    database,
    clock,
    onCreated: (tx, botId) => requestJobs(tx, importHistoryJob, [{ key: botId, payload: {}, dueAt: now() }]),
  });
  const ledger = createSendLedger({
    connection,
    clock,
    logger,
    secretBox,
    channels,
    settleAfterMs,
  });
  const chats = createChatsService({
    connection,
    clock,
    ledger,
    channels,
    requestConsideration,
    settleAfterMs,
  });
  const consideration = createReplyConsideration({
    connection,
    clock,
    secretBox,
    ledger,
    channels,
    model,
    quietMs: config.replyQuietMs,
    modelTimeoutMs,
    canary: deriveKey(appSecret, 'instructions-canary').toString('hex').slice(0, 16),
  });

  const intake = createWebhookIntake({ database, clock });
  const processor = createDeliveryProcessor({
    connection,
    clock,
    logger,
    channels: {
      instagram: { parse: parseInstagramWebhook, ownAppId: null },
      ...(config.facebook === null
        ? {}
        : { messenger: { parse: parseMessengerWebhook, ownAppId: config.facebook.appId } }),
    },
    onRecorded: async (tx, changes, at) => {
      const changed = [...changes];
      await requestConsideration(
        tx,
        changed.filter(([, { toConsider }]) => toConsider).map(([chatId]) => chatId),
        at,
      );
      await requestJobs(
        tx,
        enrichContactJob,
        changed.filter(([, { nameless }]) => nameless).map(([key]) => ({ key, payload: {}, dueAt: at })),
      );
    },
  });
  const worker = createWorker({
    connection,
    clock,
    logger,
    concurrency: jobsSideBySide,
    handlers: [
      handleJob(considerReplyJob, ({ key }) => consideration.consider(key)),
      createContactEnrichment({ database, clock, secretBox, channels }),
      createHistoryImport({ database, clock, secretBox, channels }),
      createWebhookSubscription({ database, secretBox, channels }),
    ],
  });

  const gateway = createGateway({
    authenticate: auth.authenticate,
    mayFollowChat: chats.mayFollow,
    mayFollowAccount: bots.mayFollow,
  });
  const verifyToken = config.metaVerifyToken ?? deriveKey(appSecret, 'meta-verify-token').toString('hex');
  // Each topic is signed with the secret of its own app.
  const verifierFor = (secret: string): WebhookVerifier => ({
    isSigned: (body, signature) => isSignedBy(body, signature, secret),
    answerHandshake: (query) => answerVerification(query, verifyToken),
  });
  const app = buildApp({
    logger,
    clock,
    publicUrl: config.publicUrl,
    webFolder: join(import.meta.dirname, '../../web/build/client'),
    imageOrigins: config.instagram.graphUrl.startsWith('http:') ? [config.instagram.graphUrl] : [],
    metrics: createMetrics(),
    authenticate: auth.authenticate,
    isHealthy: () => isHealthy(database, worker, config.mode),
    register: (routes: FastifyInstance) => {
      registerAuthRoutes(routes, { auth });
      registerUserRoutes(routes, { users });
      registerConnectionRoutes(routes, connections);
      registerAgentsRoutes(routes, { agents });
      registerBotRoutes(routes, bots);
      registerChatRoutes(routes, chats);
      registerWebhooks(routes, {
        intake,
        verifiers: {
          instagram: verifierFor(config.instagram.appSecret),
          ...(config.facebook === null ? {} : { messenger: verifierFor(config.facebook.appSecret) }),
        },
      });
    },
  });

  return { app, auth, agents, connections, bots, chats, consideration, worker, processor, gateway };
}

async function isHealthy(database: Database, worker: Worker, mode: Config['mode']): Promise<boolean> {
  await database.execute('select 1');
  return mode === 'api' || worker.isRunning();
}

/** Starts the parts that the mode asks for; stops them gracefully: callers first, then the work under way. */
export function createParts(
  services: Services,
  options: { mode: Config['mode']; connection: Connection; logger: Logger; port: number; host: string },
) {
  const { app, worker, processor, gateway, chats, consideration } = services;
  const { mode, connection, logger } = options;
  const answersCalls = mode !== 'worker';
  const doesWork = mode !== 'api';
  let stopPublishing = () => {};
  return {
    async start(): Promise<void> {
      if (doesWork) {
        await worker.start();
        processor.start();
      }
      if (answersCalls) {
        gateway.attach(app.server);
        stopPublishing = publishChanges({
          signals: connection.signals,
          gateway,
          logger,
          describe: chats.describeChange,
        });
      }
      // A worker listens too: for its health and its figures.
      await app.listen({ port: options.port, host: options.host });
    },
    async stop(): Promise<void> {
      stopPublishing();
      gateway.close();
      await app.close();
      await processor.stop();
      consideration.abandonDrafts();
      await worker.stop();
    },
  };
}
