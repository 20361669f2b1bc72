import { isChannelKind } from '@spotter/domain';
import { eachChannel, readPersonOf } from './channels/channels.ts';
import { sendSignals } from './database/signals.ts';
import type { Ground } from './ground.ts';
import { createAgents } from './modules/agents/agents.module.ts';
import { createAnalytics } from './modules/analytics/analytics.module.ts';
import { createAuditLog } from './modules/auth/audit-log.ts';
import { createAuth } from './modules/auth/auth.module.ts';
import { forgetFacebookPerson } from './modules/auth/sign-in/forget-facebook.ts';
import { createAutoreply, createWriter } from './modules/autoreply/autoreply.module.ts';
import { countConcerns } from './modules/autoreply/lines/count-concerns.ts';
import { requestConsideration, resumeConsideration } from './modules/autoreply/replying/consider-reply.job.ts';
import { resumeWithPlan } from './modules/autoreply/replying/resume-with-plan.ts';
import { createBilling } from './modules/billing/billing.module.ts';
import { createBooking } from './modules/booking/booking.module.ts';
import { findSubscription, requestReading } from './modules/booking/calendars/read-calendar.job.ts';
import { createCallEvents } from './modules/booking/calls/call-events.ts';
import { callSections, eraseGuest } from './modules/booking/calls/contact-calls.ts';
import { countCalls, findToldCalls } from './modules/booking/calls/told-calls.ts';
import { deleteOldProposals } from './modules/booking/in-chat/chat-proposals.ts';
import { botsOfAgents, linkAgent, ownsAgent } from './modules/bots/agent-links.ts';
import { createBots } from './modules/bots/bots.module.ts';
import { removeBotsOf } from './modules/bots/bots.repository.ts';
import { createWebhooksSeen } from './modules/bots/webhooks-seen.ts';
import { findAccountFacts } from './modules/chats/account-health.ts';
import { createChats } from './modules/chats/chats.module.ts';
import { createConnections } from './modules/connections/connections.module.ts';
import { createDataDeletion } from './modules/connections/data-deletions.ts';
import { createContact } from './modules/contact/contact.module.ts';
import { recordTrial } from './modules/dashboard/dashboard-states.ts';
import { createDashboard } from './modules/dashboard/dashboard.module.ts';
import { noteSilencesEnded } from './modules/notifications/account-health/silent-accounts.ts';
import { createNotifications } from './modules/notifications/notifications.module.ts';
import { createReports } from './modules/notifications/reports.ts';
import { findToldOfChats } from './modules/notifications/told-of-chats.ts';
import { createUsers } from './modules/users/users.module.ts';
import { createPasswordHasher } from './platform/password-hash.ts';
import type { requestJobs } from './queue/queue.ts';

/**
 * Puts the modules together, and hands each what it must not know: a higher module's part in its work, and who is told of its
 * news. `requestHere`: asks for jobs of which this process may take some at once.
 */
export function connectModules(ground: Ground, requestHere: typeof requestJobs) {
  const { base, config, outside, registry, verifiers, now, key, keys } = ground;
  const { database, providerTimeoutMs } = base;
  const { connected, calendlyWebhooks, payments } = outside;
  const { languageModel } = config;
  const audit = createAuditLog(base);
  const reports = createReports(base);

  const users = createUsers({ ...base, verifyEmail: config.verifyEmail });
  const { requireVerified, isVerified } = users.service;
  const contact = createContact({ ...base, support: config.support });
  const billing = createBilling({
    ...base,
    users: users.service,
    payments,
    enforced: config.planEnforced,
    onResumed: (tx, userId) => resumeWithPlan(tx, userId, now()),
    onChanged: (tx, userId, plan) => audit.record(tx, { userId, action: 'plan-changed', detail: plan }),
    onLapsed: reports.planLapsed,
  });
  const { allowsAutoreplies } = billing;
  const writer = createWriter({
    ...base,
    model: outside.model,
    offered: languageModel.models,
    limits: languageModel.dailyTokens,
    modelTimeoutMs: config.modelTimeoutMs,
    canary: key('instructions-canary').toString('hex').slice(0, 16),
  });
  const noteWebhooksSeen = createWebhooksSeen(noteSilencesEnded);
  const chats = createChats({
    ...base,
    deliveredChannels: eachChannel(connected, ({ delivered }) => delivered),
    verifiers,
    fetchPicture: outside.fetchPicture,
    retention: config.retention,
    alsoDeleted: (before, batchSize) => [deleteOldProposals(before, batchSize)],
    allowsAutoreplies,
    pictureKey: key('chat-image'),
    contactKeys: keys('contact-hash'),
    requestConsideration,
    resumeConsideration,
    suggestReply: writer.suggestReply,
    findTold: findToldOfChats,
    onRemoving: eraseGuest,
    sectionsOf: (chatId) => callSections(database, chatId),
    onRemoved: (tx, userId) => audit.record(tx, { userId, action: 'chat-deleted' }),
    onSeen: reports.chatSeen,
    onRestricted: reports.accountRestricted,
    async onRecorded(tx, changes, at) {
      const lanes = new Map([...changes].map(([chatId, { botId }]) => [chatId, botId]));
      await noteWebhooksSeen(tx, lanes.values(), at);
      const toConsider = [...changes].filter(([, change]) => change.toConsider).map(([chatId]) => chatId);
      await requestConsideration(tx, toConsider, at, { lanes, request: requestHere });
    },
  });
  const bots = createBots({ ...base, onCreated: chats.requestHistory });
  const connections = createConnections({
    ...base,
    channelCallbackPaths: outside.channelCallbackPaths,
    providers: outside.oauthProviders,
    calendarWebhooks: calendlyWebhooks,
    stateKey: key('consent-state'),
    findFacts: findAccountFacts,
    ownsAgent,
    requireVerified,
    note: (tx, userId, action, detail) => audit.record(tx, { userId, action, detail }),
    async onConnected(tx, credentialId) {
      await requestReading(tx, [credentialId], now());
      await chats.resumeAccount(tx, credentialId);
    },
    onDisconnected: (tx, credentialId) => removeBotsOf(tx, credentialId, now()),
    findSubscription,
    readSignedRequest: readPersonOf(connected),
    notifyReconnect: reports.reconnectNeeded,
  });
  const notifications = createNotifications({
    ...base,
    users: users.service,
    pushService: outside.pushService,
    push: config.push,
    findCalls: findToldCalls,
    countCalls,
    requireChat: chats.ownChats.get,
    takeChat: chats.takeChat,
  });
  const booking = createBooking({
    ...base,
    renewal: connections.renewal,
    outside: outside.calendars,
    calendlyWebhooks,
    requireVerified,
    sendProactively: chats.sendProactively,
    events: createCallEvents(reports),
    landingTrainerEmail: config.landingTrainerEmail,
    manageKeys: keys('manage-links'),
    proposalKey: key('proposals'),
    patienceMs: providerTimeoutMs,
  });
  const autoreply = createAutoreply({
    ...base,
    writer,
    ledger: chats.ledger,
    pauses: chats.pauses,
    moderation: outside.moderation,
    modelPrices: languageModel.prices,
    onSeen: countConcerns(registry),
    quietMs: config.replyQuietMs,
    booking,
    sendProactively: chats.sendProactively,
    allowsAutoreplies,
    phone: config.sandbox.enabled ? verifiers : null,
  });
  const agents = createAgents({
    ...base,
    links: { botsOf: botsOfAgents, link: linkAgent },
    isVerified,
    onRemoved: (tx, userId, name) => audit.record(tx, { userId, action: 'agent-deleted', detail: name }),
    onTried: (userId) => recordTrial(database, userId, now()),
    tryAgent: autoreply.tryAgent,
    practiceGround: booking.practice.describe,
    models: writer.budget,
  });
  const analytics = createAnalytics(base);
  const dashboard = createDashboard({ ...base, messageAddresses: config.messageAddresses });
  const auth = createAuth({
    ...base,
    users: users.service,
    audit,
    // One for all: it limits how many passwords are hashed at once.
    hasher: createPasswordHasher(),
    identityTokens: outside.identityTokens,
    signUpsPerHour: config.signUpsPerHour,
    originKey: key('sign-in-origin'),
    deviceKey: key('known-device'),
    onSessionEnded: (sessionId) => sendSignals(database, [{ kind: 'session-ended', sessionIds: [sessionId] }]),
    onReclaimed: connections.service.disconnectAllWithin,
    async beforeRemoval(userId) {
      await billing.service.endFor(userId);
      await booking.leave(userId);
      await connections.service.disconnectAll(userId);
    },
  });
  const dataDeletion = createDataDeletion({
    ...base,
    connections: connections.service,
    async forgetPerson(kind, appScopedId) {
      if (!isChannelKind(kind) || !connected[kind]?.signsPeopleIn) return;
      await forgetFacebookPerson({ database, removeUser: auth.removeUser }, appScopedId);
    },
  });
  return {
    audit,
    users,
    contact,
    billing,
    connections,
    agents,
    bots,
    chats,
    notifications,
    booking,
    autoreply,
    analytics,
    dashboard,
    auth,
    dataDeletion,
  };
}
