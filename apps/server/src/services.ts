import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { channelKinds, isChannelKind } from '@spotter/domain';
import { eachChannel } from './channels/channels.ts';
import type { Config } from './config.ts';
import type { Connection } from './database/connect.ts';
import { sendSignals } from './database/signals.ts';
import { buildApp } from './http/app.ts';
import { measureBacklog } from './http/metrics/backlog-metrics.ts';
import { createMetrics } from './http/metrics/metrics.ts';
import { judgeReadiness } from './http/readiness.ts';
import { createRateLimiter } from './http/limits/rate-limit.ts';
import { endsInOrder } from './http/stop-serving.ts';
import { createNetworkReader } from './http/limits/trusted-proxies.ts';
import { createGateway } from './live/gateway.ts';
import { registerAgentsRoutes } from './modules/agents/agents.routes.ts';
import { createAgentsService } from './modules/agents/agents.service.ts';
import { registerAnalyticsRoutes } from './modules/analytics/analytics.routes.ts';
import { createAnalyticsService } from './modules/analytics/analytics.service.ts';
import { createAnalyticsFold } from './modules/analytics/fold-analytics.job.ts';
import { registerAuthRoutes } from './modules/auth/auth.routes.ts';
import { createAuth } from './modules/auth/auth.ts';
import { forgetFacebookPerson } from './modules/auth/sign-in/forget-facebook.ts';
import { registerAutoreplyRoutes } from './modules/autoreply/autoreply.routes.ts';
import { registerPhoneReasons } from './modules/autoreply/record/phone-reasons.routes.ts';
import {
  considerReplyJob,
  requestConsideration,
  resumeConsideration,
} from './modules/autoreply/replying/consider-reply.job.ts';
import { createReplyConsideration } from './modules/autoreply/replying/consider-reply.ts';
import { resumeWithPlan } from './modules/autoreply/replying/resume-with-plan.ts';
import { createDecisionsService } from './modules/autoreply/record/decisions.service.ts';
import { countConcerns } from './modules/autoreply/lines/count-concerns.ts';
import { createModerationLine } from './modules/autoreply/lines/moderation-line.ts';
import { createModelBudget } from './modules/autoreply/model/model-budget.ts';
import { createOneVoiceService } from './modules/autoreply/record/one-voice.service.ts';
import { createReplySuggestion } from './modules/autoreply/replying/suggest-reply.ts';
import { noteParkedJob } from './modules/autoreply/replying/stuck-chat.ts';
import { createTalkLater } from './modules/autoreply/proactive/talk-later.job.ts';
import { createAgentTrial } from './modules/autoreply/trial/try-agent.ts';
import { billingExporters } from './modules/billing/billing.export.ts';
import { registerBillingRoutes, registerPaymentWebhook } from './modules/billing/billing.routes.ts';
import { createBillingService } from './modules/billing/billing.service.ts';
import { createPlanCheck } from './modules/billing/plan-check.ts';
import { createCustomerRemoval } from './modules/billing/remove-customer.job.ts';
import { createDailySync } from './modules/billing/sync-all.job.ts';
import { createSubscriptionSync } from './modules/billing/sync-subscription.job.ts';
import { createBooking } from './modules/booking/booking.ts';
import { bookingExporters } from './modules/booking/booking.export.ts';
import { registerBookingRoutes } from './modules/booking/booking.routes.ts';
import { registerCalendarWebhooks } from './modules/booking/calendars/booking.webhooks.ts';
import { callSections, eraseGuest } from './modules/booking/calls/contact-calls.ts';
import { noteCallInChat } from './modules/chats/chat-writes.ts';
import { deleteOldProposals } from './modules/booking/in-chat/chat-proposals.ts';
import { findSubscription, requestReading } from './modules/booking/calendars/read-calendar.job.ts';
import { botsOfAgents, linkAgent, ownsAgent } from './modules/bots/agent-links.ts';
import { removeBotsOf } from './modules/bots/bots.repository.ts';
import { registerBotRoutes } from './modules/bots/bots.routes.ts';
import { createBotsService } from './modules/bots/bots.service.ts';
import { conversationExporters } from './modules/chats/chats.export.ts';
import { createWebhooksSeen } from './modules/bots/webhooks-seen.ts';
import { findAccountFacts } from './modules/chats/account-health.ts';
import { resumeSending } from './modules/chats/chats.repository.ts';
import { createAgentStats } from './modules/chats/inbox/agent-stats.ts';
import { registerChatImageRoutes } from './modules/chats/contacts/chat-images.routes.ts';
import { registerChatRoutes } from './modules/chats/chats.routes.ts';
import { createChatsService } from './modules/chats/chats.service.ts';
import { registerWebhooks } from './modules/chats/intake/chats.webhooks.ts';
import { createCoachWords } from './modules/chats/inbox/notes.service.ts';
import { createContactPictures, keepPictureJob } from './modules/chats/contacts/contact-pictures.ts';
import { readDeliveryBacklog } from './modules/chats/intake/delivery-backlog.ts';
import { createDeliveryProcessor } from './modules/chats/intake/delivery-processor.ts';
import { createCatchUp, requestCatchUp } from './modules/chats/intake/catch-up.job.ts';
import { createChatCare } from './modules/chats/chat-care.ts';
import { createContactEnrichment, enrichContactJob } from './modules/chats/contacts/enrich-contact.job.ts';
import { createHistoryImport, importHistoryJob } from './modules/chats/intake/import-history.job.ts';
import { registerInboxRoutes } from './modules/chats/inbox/inbox.routes.ts';
import { createInboxService } from './modules/chats/inbox/inbox.service.ts';
import { createContactHash } from './modules/chats/contacts/kept-opt-outs.ts';
import { createKnownSends } from './modules/chats/intake/recent-sends.ts';
import { createManualSend } from './modules/chats/sending/coach-send.ts';
import { createMessageCare } from './modules/chats/sending/message-actions.service.ts';
import { createOwnChats } from './modules/chats/chat-access.ts';
import { createPictureAddresses } from './modules/chats/contacts/picture-addresses.ts';
import { createDeliveryPurge } from './modules/chats/intake/purge-deliveries.job.ts';
import { createTakeChat } from './modules/chats/take-chat.ts';
import { createRetention } from './modules/chats/contacts/retention.job.ts';
import { createSendingPolicy } from './modules/chats/sending/sending-policy.ts';
import { createProactiveMessages } from './modules/chats/sending/proactive-message.ts';
import { createSendLedger } from './modules/chats/sending/send-ledger.ts';
import { createSendPauses } from './modules/chats/sending/send-pauses.ts';
import { createWebhookIntake } from './modules/chats/intake/webhook-intake.ts';
import { registerConnectionRoutes } from './modules/connections/connections.routes.ts';
import { createConnectionsService } from './modules/connections/connections.service.ts';
import { registerConsentCallbacks } from './modules/connections/consent.routes.ts';
import { createConsentService } from './modules/connections/consent.service.ts';
import { createDataDeletion, createDataDeletions } from './modules/connections/data-deletions.ts';
import { registerMetaCallbacks, type ReadSignedRequest } from './modules/connections/meta-callbacks.routes.ts';
import { createReconnectNotice } from './modules/connections/reconnect-needed.job.ts';
import { createCredentialRefresh } from './modules/connections/refresh-credential.job.ts';
import { createWebhookSubscription, subscribeWebhooksJob } from './modules/connections/subscribe-webhooks.job.ts';
import { createTokenRenewal } from './modules/connections/token-renewal.ts';
import { createAccessWithdrawal } from './modules/connections/withdraw-access.job.ts';
import { registerContactRoutes } from './modules/contact/contact.routes.ts';
import { createContactService } from './modules/contact/contact.service.ts';
import { dashboardExporters } from './modules/dashboard/dashboard.export.ts';
import { registerDashboardRoutes } from './modules/dashboard/dashboard.routes.ts';
import { recordTrial } from './modules/dashboard/dashboard-states.ts';
import { createOnboardingService } from './modules/dashboard/onboarding.service.ts';
import { createTodayService } from './modules/dashboard/today.service.ts';
import { createAccountHealth } from './modules/notifications/account-health/account-health.ts';
import { createNotificationDelivery } from './modules/notifications/deliver-notification.job.ts';
import { createDigests } from './modules/notifications/digest.job.ts';
import { createWindowWatch } from './modules/notifications/closing-windows.job.ts';
import { notificationExporters } from './modules/notifications/notifications.export.ts';
import { registerNotificationRoutes } from './modules/notifications/notifications.routes.ts';
import { createNotificationsService } from './modules/notifications/notifications.service.ts';
import { createPreferences } from './modules/notifications/preferences.ts';
import { createPushKeys } from './modules/notifications/push/push-keys.ts';
import { createPushSubscriptions } from './modules/notifications/push/push-subscriptions.ts';
import { createReports } from './modules/notifications/reports.ts';
import { createSilenceWatch, noteSilencesEnded } from './modules/notifications/account-health/silent-accounts.ts';
import { findToldOfChats } from './modules/notifications/told-of-chats.ts';
import { countCalls, findToldCalls } from './modules/booking/calls/told-calls.ts';
import { registerAvatarRoutes } from './modules/users/avatars.routes.ts';
import { createAvatarsService } from './modules/users/avatars.service.ts';
import { createDataExport, userExporters } from './modules/users/data-export.ts';
import { registerUserRoutes } from './modules/users/users.routes.ts';
import { createUsersService } from './modules/users/users.service.ts';
import { connectOutside } from './outside.ts';
import { deriveKey } from './platform/app-secret.ts';
import type { Clock } from './platform/clock.ts';
import type { Logger } from './platform/logger.ts';
import { createPasswordHasher } from './platform/password-hash.ts';
import { createSecretBox } from './platform/secret-box.ts';
import { readJobBacklog } from './queue/backlog.ts';
import { handleJob } from './queue/define-job.ts';
import type { JobWatch } from './queue/job-runner.ts';
import { requestJobs } from './queue/queue.ts';
import { createWorker } from './queue/worker.ts';

/** A little after a provider call's time limit the provider is asked what became of a send. */
const settleAfterTimeouts = 1.2;
/** A renewal is one call; a process that died over it is waited for a little longer than that. */
const callsOfARenewal = 2;
/** Pauses and tries are spread, so that what failed together does not come back together. */
const chance = () => Math.random();
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
  /** The clients of the services outside; those that the configuration names if left out. */
  outside?: ReturnType<typeof connectOutside>;
  /** Is told what runs. */
  watch?: JobWatch;
}) {
  const { config, appSecret, connection, clock, logger } = options;
  const { database } = connection;
  const { providerTimeoutMs, modelTimeoutMs } = config;
  const settleAfterMs = Math.round(providerTimeoutMs * settleAfterTimeouts);
  const secretBox = createSecretBox(appSecret, config.previousAppSecret);
  /** For what has to outlive a change of the app secret. */
  const deriveKeys = (purpose: string) => ({
    current: deriveKey(appSecret, purpose),
    previous: config.previousAppSecret === null ? null : deriveKey(config.previousAppSecret, purpose),
  });
  const now = () => clock.now();

  const outside = options.outside ?? connectOutside(config, now);
  const { connected, channels, oauthProviders, calendars, calendlyWebhooks, model, moderation, mail } = outside;
  const { identityTokens, payments, fetchPicture, pushService } = outside;

  const rateLimiter = createRateLimiter({ database, clock });
  // One for all: it limits how many passwords are hashed at once.
  const hasher = createPasswordHasher();
  const users = createUsersService({ database, clock, verifyEmail: config.verifyEmail });
  const avatars = createAvatarsService({ database, rateLimiter });
  const auth = createAuth({
    database,
    clock,
    logger,
    secretBox,
    users,
    hasher,
    rateLimiter,
    mail,
    identityTokens,
    publicUrl: config.publicUrl,
    signUpsPerHour: config.signUpsPerHour,
    originKey: deriveKey(appSecret, 'sign-in-origin'),
    deviceKey: deriveKey(appSecret, 'known-device'),
    onSessionEnded: (sessionId) => sendSignals(database, [{ kind: 'session-ended', sessionIds: [sessionId] }]),
    onReclaimed: (tx, userId) => connections.disconnectAllWithin(tx, userId),
    beforeRemoval: async (userId) => {
      await billing.endFor(userId);
      await booking.leave(userId);
      await connections.disconnectAll(userId);
    },
  });
  const { audit } = auth;
  const reports = createReports({ clock });
  const { planEnforced: enforced } = config;
  const billing = createBillingService({
    database,
    clock,
    logger,
    users,
    payments,
    enforced,
    publicUrl: config.publicUrl,
  });
  const contact = createContactService({ support: config.support, mail, rateLimiter });
  const connections = createConnectionsService({
    database,
    clock,
    secretBox,
    channels,
    findFacts: findAccountFacts,
    ownsAgent,
    requireVerified: users.requireVerified,
    note: (tx, userId, action, detail) => audit.record(tx, { userId, action, detail }),
    onConnected: async (tx, credentialId) => {
      await requestJobs(tx, subscribeWebhooksJob, [{ key: credentialId, payload: {}, dueAt: now() }]);
      await requestReading(tx, [credentialId], now());
      await requestConsideration(tx, await resumeSending(tx, credentialId), now());
      await pauses.resumeAccount(tx, credentialId);
      await requestCatchUp(tx, credentialId, now());
    },
    onDisconnected: (tx, credentialId) => removeBotsOf(tx, credentialId, now()),
    findSubscription,
  });
  const consent = createConsentService({
    database,
    clock,
    logger,
    secretBox,
    requireVerified: users.requireVerified,
    providers: oauthProviders,
    publicUrl: config.publicUrl,
    channelCallbackPaths: outside.channelCallbackPaths,
    stateKey: deriveKey(appSecret, 'consent-state'),
  });
  const renewal = createTokenRenewal({
    database,
    clock,
    secretBox,
    providers: oauthProviders,
    leaseMs: providerTimeoutMs * callsOfARenewal,
  });
  const allowsAutoreplies = createPlanCheck({ enforced, prices: payments?.prices ?? null, clock });
  const sendProactively = createProactiveMessages({ requestSending: requestConsideration, allowsAutoreplies });
  const booking = createBooking({
    database,
    clock,
    logger,
    renewal,
    outside: calendars,
    calendlyWebhooks,
    mail,
    requireVerified: users.requireVerified,
    sendProactively,
    events: {
      async onBooked(tx, call) {
        await noteCallInChat(tx, call.chatId, true);
        await reports.callBooked(tx, call);
      },
      async onMoved(tx, call) {
        await noteCallInChat(tx, call.chatId, true);
        await reports.callChanged(tx, call, 'moved');
      },
      async onCancelled(tx, call) {
        await noteCallInChat(tx, call.chatId, false);
        // What the coach did themselves, or was never booked, is no news.
        if (call.cancelledBy !== 'coach' && call.confirmedAt !== null) await reports.callChanged(tx, call, 'cancelled');
      },
    },
    publicUrl: config.publicUrl,
    landingTrainerEmail: config.landingTrainerEmail,
    manageKeys: deriveKeys('manage-links'),
    rateLimiter,
    proposalKey: deriveKey(appSecret, 'proposals'),
    patienceMs: providerTimeoutMs,
  });
  const deletions = createDataDeletions({ database, clock });
  const canary = deriveKey(appSecret, 'instructions-canary').toString('hex').slice(0, 16);
  const budget = createModelBudget({
    database,
    clock,
    logger,
    model,
    offered: config.languageModel.models,
    limits: config.languageModel.dailyTokens,
  });
  const agents = createAgentsService({
    database,
    clock,
    links: { botsOf: botsOfAgents, link: linkAgent },
    rateLimiter,
    isVerified: users.isVerified,
    onRemoved: (tx, userId, name) => audit.record(tx, { userId, action: 'agent-deleted', detail: name }),
    onTried: (userId) => recordTrial(database, userId, now()),
    tryAgent: createAgentTrial({ clock, budget, practice: booking.practice, modelTimeoutMs, canary }),
    practiceGround: booking.practice.describe,
    models: { offered: budget.offered, pausedUntil: budget.pausedUntil },
  });
  const bots = createBotsService({
    database,
    clock,
    onCreated: (tx, botId) => requestJobs(tx, importHistoryJob, [{ key: botId, payload: {}, dueAt: now() }]),
  });
  const pauses = createSendPauses({
    database,
    clock,
    chance,
    onResumed: (tx, botIds) => resumeConsideration(tx, botIds, now()),
  });
  const knownSends = createKnownSends();
  const ledger = createSendLedger({
    connection,
    clock,
    logger,
    secretBox,
    channels,
    pauses,
    knownSends,
    chance,
    onRestricted: reports.accountRestricted,
    requestLook: (tx, chatId, at) => requestConsideration(tx, [chatId], at),
    settleAfterMs,
  });
  const pictureAddresses = createPictureAddresses({ key: deriveKey(appSecret, 'chat-image'), clock });
  const ownChats = createOwnChats({
    database,
    clock,
    pictures: pictureAddresses,
    complete: createChatCare({ database, findTold: findToldOfChats }),
  });
  const pushKeys = createPushKeys({
    database,
    clock,
    logger,
    secretBox,
    pushService,
    configured: config.push.keys,
  });
  const subscriptions = createPushSubscriptions({ database, clock, pushService, keys: pushKeys });
  const takeChat = createTakeChat({ database, clock });
  const notifications = createNotificationsService({
    database,
    clock,
    rateLimiter,
    findCalls: findToldCalls,
    requireChat: ownChats.get,
    takeChat,
  });
  const hashContact = createContactHash(deriveKeys('contact-hash'));
  const chats = createChatsService({
    connection,
    clock,
    ownChats,
    sendManually: createManualSend({ connection, clock, ledger, channels, requestConsideration, settleAfterMs }),
    requestConsideration,
    hashContact,
    rateLimiter,
    onRemoving: eraseGuest,
    sectionsOf: (chatId) => callSections(database, chatId),
    onRemoved: (tx, userId) => audit.record(tx, { userId, action: 'chat-deleted' }),
    onSeen: notifications.noteChatSeen,
  });
  const messageCare = createMessageCare({
    connection,
    clock,
    ownChats,
    ledger,
    rateLimiter,
    suggestReply: createReplySuggestion({ clock, budget, modelTimeoutMs, canary }),
  });
  const inbox = createInboxService({ database, clock, ownChats, onSeen: notifications.noteChatSeen });
  const words = createCoachWords({ database, clock, ownChats });
  const pictures = createContactPictures({ database, clock, fetchPicture });
  const registry = createMetrics();
  const moderationLine = createModerationLine({
    moderation,
    clock,
    logger,
    chance,
    timeoutMs: providerTimeoutMs,
  });
  const consideration = createReplyConsideration({
    connection,
    clock,
    logger,
    secretBox,
    ledger,
    pauses,
    channels,
    chance,
    budget,
    modelPrices: config.languageModel.prices,
    moderation: moderationLine,
    onSeen: countConcerns(registry),
    calls: booking.chatCalls,
    allowsAutoreplies,
    quietMs: config.replyQuietMs,
    modelTimeoutMs,
    canary,
  });

  const analytics = createAnalyticsService({ database, clock });

  const noteWebhooksSeen = createWebhooksSeen(noteSilencesEnded);
  const deliveredChannels = eachChannel(connected, ({ delivered }) => delivered);
  const processor = createDeliveryProcessor({
    connection,
    clock,
    logger,
    channels: deliveredChannels,
    hashContact,
    onRecorded: async (tx, changes, at) => {
      const changed = [...changes];
      await noteWebhooksSeen(
        tx,
        changed.map(([, { botId }]) => botId),
        at,
      );
      await requestConsideration(
        tx,
        changed.filter(([, { toConsider }]) => toConsider).map(([chatId]) => chatId),
        at,
        { lanes: new Map(changed.map(([chatId, { botId }]) => [chatId, botId])), request: worker.request },
      );
      await requestJobs(
        tx,
        enrichContactJob,
        changed.filter(([, { toName }]) => toName).map(([key]) => ({ key, payload: {}, dueAt: at })),
      );
    },
    onSendingPolicy: createSendingPolicy({ pauses, onRestricted: reports.accountRestricted }),
  });
  const intake = createWebhookIntake({
    database,
    clock,
    tellsNothing: (channel, body) =>
      knownSends.tellsNothing(body, (text) => deliveredChannels[channel]?.parse(text, now()) ?? []),
    hand: processor.hand,
  });
  const decisions = createDecisionsService({ database });
  const oneVoice = createOneVoiceService({ database, clock });
  const worker = createWorker({
    connection,
    clock,
    logger,
    concurrency: jobsSideBySide,
    leaseMs: config.jobLeaseMs,
    startLimit: config.jobStartLimit,
    onParked: noteParkedJob,
    ...(options.watch === undefined ? {} : { watch: options.watch }),
    handlers: [
      ...(payments === null
        ? []
        : [
            createSubscriptionSync({
              database,
              clock,
              payments: payments.provider,
              prices: payments.prices,
              enforced,
              onResumed: (tx, userId) => resumeWithPlan(tx, userId, now()),
              onChanged: (tx, userId, plan) => audit.record(tx, { userId, action: 'plan-changed', detail: plan }),
              onLapsed: reports.planLapsed,
            }),
            createDailySync({ database, clock }),
            createCustomerRemoval({ payments: payments.provider }),
          ]),
      handleJob(considerReplyJob, consideration.consider),
      ...auth.jobs,
      createContactEnrichment({
        database,
        clock,
        secretBox,
        channels,
        onPicture: (tx, key) => requestJobs(tx, keepPictureJob, [{ key, payload: {}, dueAt: now() }]),
      }),
      pictures.job(),
      createHistoryImport({ database, clock, secretBox, channels, hashContact, processor }),
      createDeliveryPurge({ database, clock, keptDays: config.retention.deliveriesDays }),
      createRetention({
        database,
        clock,
        messagesDays: config.retention.messagesDays,
        alsoDeleted: (before, batchSize) => [deleteOldProposals(before, batchSize)],
      }),
      createAnalyticsFold({ database, clock }),
      createWebhookSubscription({ database, secretBox, channels }),
      createCredentialRefresh({ database, clock, secretBox, providers: oauthProviders, renewal }),
      createAccessWithdrawal({
        database,
        clock,
        logger,
        secretBox,
        channels,
        calendarWebhooks: calendlyWebhooks,
        providers: oauthProviders,
      }),
      createReconnectNotice({
        database,
        notify: reports.reconnectNeeded,
      }),
      oneVoice.recountJob,
      createTalkLater({ database, clock, sendProactively }),
      createCatchUp({ database, clock, secretBox, channels, processor }),
      createNotificationDelivery({
        database,
        clock,
        logger,
        users,
        mail,
        pushService,
        pushKeys,
        subscriptions,
        findCalls: findToldCalls,
        publicUrl: config.publicUrl,
      }),
      createDigests({ database, clock, countCalls }),
      createWindowWatch({ database, clock }),
      createSilenceWatch({ database, clock }),
      createDataDeletion({
        database,
        clock,
        connections,
        forgetPerson: (kind, appScopedId) =>
          isChannelKind(kind) && connected[kind]?.signsPeopleIn
            ? forgetFacebookPerson({ database, removeUser: auth.removeUser }, appScopedId)
            : Promise.resolve(),
      }),
      ...booking.jobs,
    ],
  });

  const dataExport = createDataExport({
    clock,
    rateLimiter,
    onBegun: (userId) => audit.record(database, { userId, action: 'data-exported' }),
    exporters: {
      ...userExporters({ database, users }),
      ...auth.exporters,
      ...conversationExporters(database),
      ...bookingExporters(database),
      ...billingExporters(database),
      ...notificationExporters(database),
      ...dashboardExporters(database),
    },
  });
  const gateway = createGateway({
    authenticate: auth.service.authenticate,
    mayFollowChat: chats.mayFollow,
    mayFollowAccount: bots.mayFollow,
    networkOf: createNetworkReader(config.trustedProxies),
    clock,
  });
  const verifyToken = config.metaVerifyToken ?? deriveKey(appSecret, 'meta-verify-token').toString('hex');
  const verifiers = eachChannel(connected, ({ verifier }) => verifier(verifyToken));
  const readRequest: ReadSignedRequest = (signedRequest) => {
    for (const kind of channelKinds) {
      const person = connected[kind]?.readPerson(signedRequest) ?? null;
      if (person !== null) return { kind, appScopedId: person };
    }
    return null;
  };
  const readBacklog = async () => {
    const [jobs, deliveries] = await Promise.all([
      readJobBacklog(database, worker.kinds, now()),
      readDeliveryBacklog(database, now()),
    ]);
    return { jobs, deliveries };
  };
  const app = buildApp({
    logger,
    clock,
    publicUrl: config.publicUrl,
    webFolder: join(import.meta.dirname, '../../web/build/client'),
    connectOrigins: config.push.standIn === null ? [] : [config.push.standIn],
    imageOrigins: Object.values(connected).flatMap(({ origin }) => (origin.startsWith('http:') ? [origin] : [])),
    metrics: { registry, token: config.metricsToken, refresh: measureBacklog(registry, readBacklog, now) },
    trustedProxies: config.trustedProxies,
    visitsPerMinute: config.visitsPerMinute,
    authenticate: auth.service.authenticate,
    checkReadiness: async () => {
      const backlog = await readBacklog().catch(() => null);
      return judgeReadiness({
        now: now(),
        work: backlog && {
          oldestJobAt: backlog.jobs.oldestDueAt,
          oldestDeliveryAt: backlog.deliveries.oldestDueAt,
        },
        worker: config.mode === 'api' ? null : { lastLookAt: worker.lastLookAt() },
        moderation: moderationLine.state(),
      });
    },
    securityContact: config.support.email,
    register: (routes: FastifyInstance) => {
      registerAuthRoutes(routes, auth.routes);
      registerUserRoutes(routes, { users, dataExport });
      registerAvatarRoutes(routes, { avatars });
      registerContactRoutes(routes, { contact });
      registerBillingRoutes(routes, { billing });
      if (payments !== null) registerPaymentWebhook(routes, { billing, readDelivery: payments.readDelivery });
      registerConnectionRoutes(routes, { connections, consent, deletions });
      registerConsentCallbacks(routes, consent, config.publicUrl);
      registerMetaCallbacks(routes, {
        connections,
        deletions,
        readSignedRequest: readRequest,
        publicUrl: config.publicUrl,
      });
      registerAgentsRoutes(routes, { agents });
      registerBotRoutes(routes, bots);
      registerChatRoutes(routes, { chats, messageCare });
      registerInboxRoutes(routes, { inbox, words, agentStats: createAgentStats({ database, clock }) });
      registerChatImageRoutes(routes, { pictures, addresses: pictureAddresses });
      registerAnalyticsRoutes(routes, { analytics });
      registerDashboardRoutes(routes, {
        today: createTodayService({ database, clock }),
        onboarding: createOnboardingService({ database, clock, messageAddresses: config.messageAddresses }),
      });
      registerBookingRoutes(routes, booking);
      if (calendlyWebhooks !== null) registerCalendarWebhooks(routes, { database, clock, webhooks: calendlyWebhooks });
      registerNotificationRoutes(routes, {
        notifications,
        preferences: createPreferences({ database, users, available: { push: true, email: mail !== null } }),
        subscriptions,
        pushKeys,
        standIn: config.push.standIn === null ? null : `${config.push.standIn}/subscriptions`,
        listAccountHealth: createAccountHealth({ database, clock }),
      });
      registerAutoreplyRoutes(routes, { decisions, oneVoice });
      registerWebhooks(routes, { intake, verifiers });
      if (config.sandbox.enabled) registerPhoneReasons(routes, { database, verifiers });
    },
  });

  const stopServing = endsInOrder(app);

  return {
    app,
    stopServing,
    auth: auth.service,
    users,
    agents,
    connections,
    renewal,
    bots,
    chats,
    inbox,
    notifications,
    booking,
    consideration,
    intake,
    worker,
    processor,
    gateway,
  };
}
