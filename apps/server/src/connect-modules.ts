import { dayAt, isChannelKind, wordsOfOffer } from '@spotter/domain';
import { eachChannel, readPersonOf } from './channels/channels.ts';
import { contactData } from './contact-data.ts';
import type { Database } from './database/database.ts';
import { sendSignals } from './database/signals.ts';
import type { BaseServices } from './base-services.ts';
import { createAgents } from './modules/agents/index.ts';
import { createAnalytics } from './modules/analytics/index.ts';
import { createAuditLog, createAuth, forgetFacebookPerson } from './modules/auth/index.ts';
import {
  countFindings,
  createAutoreply,
  createNextSteps,
  createModelAccess,
  findAvailableKnowledge,
  requestConsideration,
  requestFollowUpsOf,
  resumeConsideration,
  resumeWithPlan,
} from './modules/autoreply/index.ts';
import { createBilling } from './modules/billing/index.ts';
import {
  countCalls,
  createBooking,
  createCallEvents,
  deleteOldProposals,
  findSubscription,
  findNotifiedCalls,
  requestReading,
} from './modules/booking/index.ts';
import {
  botsOfAgents,
  createBots,
  createWebhooksSeen,
  linkAgent,
  ownsAgent,
  removeBotsOf,
} from './modules/bots/index.ts';
import { createChats, findAccountFacts } from './modules/chats/index.ts';
import {
  createComments,
  createEchoClaim,
  findNotifiedComments,
  reconcileComments,
  recordComments,
  resumeComments,
} from './modules/comments/index.ts';
import { createKnowledge, forgetOffer, indexOffer, recordUnanswered } from './modules/knowledge/index.ts';
import { createConnections, createDataDeletion } from './modules/connections/index.ts';
import { createContact } from './modules/contact/index.ts';
import { createDashboard, recordTrial } from './modules/dashboard/index.ts';
import {
  createNotifications,
  createReports,
  findNotificationsOfChats,
  noteSilencesEnded,
} from './modules/notifications/index.ts';
import { createOffers, listOffers } from './modules/offers/index.ts';
import { createUsers, getAccessOfUser } from './modules/users/index.ts';
import { createPasswordHasher } from './platform/password-hash.ts';
import type { requestJobs } from './queue/queue.ts';

/**
 * Connects the modules and passes to each the parts of higher modules and the receivers of its events.
 * `requestHere`: requests jobs that this process may start right away.
 */
export function connectModules(ground: BaseServices, requestHere: typeof requestJobs) {
  const { base, config, providers, registry, verifiers, now, key, keys } = ground;
  const { database, providerTimeoutMs } = base;
  const { connected, calendlyWebhooks, payments } = providers;
  const { languageModel } = config;
  const audit = createAuditLog(base);
  const reports = createReports(base);

  /** Has everything decided again that the chats of accounts wait for: what holds for all of them has changed. */
  async function decideAgain(tx: Database, botIds: string[]): Promise<void> {
    await resumeConsideration(tx, botIds, now());
    await requestFollowUpsOf(tx, botIds, now());
    await resumeComments(tx, { botIds }, now());
  }

  const users = createUsers({ ...base, verifyEmail: config.verifyEmail });
  const { requireVerified, isVerified } = users.service;
  const contact = createContact({ ...base, support: config.support });
  const billing = createBilling({
    ...base,
    users: users.service,
    payments,
    enforced: config.planEnforced,
    onResumed: async (tx, userId) => resumeWithPlan(tx, (await getAccessOfUser(tx, userId)).workspaceId, now()),
    onChanged: (tx, userId, plan) => audit.record(tx, { userId, action: 'plan-changed', detail: plan }),
    onLapsed: reports.planLapsed,
  });
  const { allowsAutoreplies } = billing;
  const modelAccess = createModelAccess({
    ...base,
    model: providers.model,
    offered: languageModel.models,
    limits: languageModel.dailyTokens,
    sideBySide: languageModel.sideBySide,
    modelTimeoutMs: config.modelTimeoutMs,
    canary: key('instructions-canary').toString('hex').slice(0, 16),
    truth: {
      findAvailableKnowledge: (workspaceId) => findAvailableKnowledge(database, workspaceId),
      listOffers: (workspaceId) => listOffers(database, workspaceId),
      findPassages: (wanted) => knowledge.search.passages({ ...wanted, mayRewrite: true }),
    },
  });
  const noteWebhooksSeen = createWebhooksSeen(noteSilencesEnded);
  const chats = createChats({
    ...base,
    deliveredChannels: eachChannel(connected, ({ delivered }) => delivered),
    verifiers,
    fetchPicture: providers.fetchPicture,
    retention: config.retention,
    alsoDeleted: (before, batchSize) => [deleteOldProposals(before, batchSize)],
    allowsAutoreplies,
    pictureKey: key('chat-image'),
    contactKeys: keys('contact-hash'),
    requestConsideration,
    requestHere,
    resumeConsideration,
    suggestReply: modelAccess.suggestReply,
    findNotifications: findNotificationsOfChats,
    findNextSteps: createNextSteps({ ...base, allowsAutoreplies }),
    ...contactData(database),
    onRemoved: (tx, { userId }) => audit.record(tx, { userId, action: 'chat-deleted' }),
    onSeen: reports.chatSeen,
    onRestricted: reports.accountRestricted,
    onComments: (tx, found, at) => recordComments(tx, found, { now: at, request: requestHere }),
    claimEcho: (tx, echo, place) => claimEcho(tx, echo, place),
    async onRecorded(tx, changes, at) {
      const lanes = new Map([...changes].map(([chatId, { botId }]) => [chatId, botId]));
      await noteWebhooksSeen(tx, lanes.values(), at);
      const toConsider = [...changes].filter(([, change]) => change.toConsider).map(([chatId]) => chatId);
      await requestConsideration(tx, toConsider, at, { lanes, request: requestHere });
    },
  });
  const claimEcho = createEchoClaim(chats);
  const bots = createBots({ ...base, onCreated: chats.requestHistory, onSwitched: decideAgain });
  const connections = createConnections({
    ...base,
    channelCallbackPaths: providers.channelCallbackPaths,
    providers: providers.oauthProviders,
    calendarWebhooks: calendlyWebhooks,
    stateKey: key('consent-state'),
    findFacts: findAccountFacts,
    ownsAgent,
    requireVerified,
    note: (tx, { userId }, action, detail) => audit.record(tx, { userId, action, detail }),
    async onConnected(tx, credentialId) {
      await requestReading(tx, [credentialId], now());
      await chats.resumeAccount(tx, credentialId);
      await resumeComments(tx, { credentialId }, now());
      await reconcileComments(tx, credentialId, now());
    },
    onDisconnected: (tx, credentialId) => removeBotsOf(tx, credentialId, now()),
    findSubscription,
    readSignedRequest: readPersonOf(connected),
    notifyReconnect: reports.reconnectNeeded,
  });
  const notifications = createNotifications({
    ...base,
    users: users.service,
    pushService: providers.pushService,
    push: config.push,
    findCalls: findNotifiedCalls,
    findComments: findNotifiedComments,
    countCalls,
    requireChat: chats.ownChats.get,
    takeChat: chats.takeChat,
  });
  const booking = createBooking({
    ...base,
    renewal: connections.renewal,
    outside: providers.calendars,
    calendlyWebhooks,
    requireVerified,
    sendProactively: chats.sendProactively,
    events: createCallEvents(reports),
    landingTrainerEmail: config.landingTrainerEmail,
    manageKeys: keys('manage-links'),
    proposalKey: key('proposals'),
    patienceMs: providerTimeoutMs,
  });
  const knowledge = createKnowledge({
    ...base,
    isVerified,
    fetchPage: providers.fetchPage,
    embeddings: providers.embeddings,
    model: modelAccess.budget,
    async notifyLead(access, chatId, text) {
      const { chat, account } = await chats.ownChats.get(access, chatId);
      const to = { contactId: chat.contactId, credentialId: account.credentialId };
      await chats.service.sendManually(access, chat.botId, { ...to, text });
    },
    async todayOf({ userId }) {
      const { timeZone } = await users.service.getUser(userId);
      return dayAt(now(), timeZone);
    },
  });
  const autoreply = createAutoreply({
    ...base,
    modelAccess,
    ledger: chats.ledger,
    pauses: chats.pauses,
    moderation: providers.moderation,
    modelPrices: languageModel.prices,
    onSeen: countFindings(registry),
    onUnanswered: recordUnanswered,
    quietMs: config.replyQuietMs,
    booking,
    sendProactively: chats.sendProactively,
    allowsAutoreplies,
    requireChat: chats.ownChats.get,
    phone: config.sandbox.enabled ? verifiers : null,
  });
  const comments = createComments({
    ...base,
    privateReplies: chats.privateReplies,
    pauses: chats.pauses,
    resolveAfterMs: chats.resolveAfterMs,
    allowsAutoreplies,
    writeFirstMessage: autoreply.writeFirstMessage,
    onNeedsPerson: reports.commentNeedsPerson,
    onRestricted: reports.accountRestricted,
    requireChat: chats.ownChats.get,
  });
  const agents = createAgents({
    ...base,
    links: { botsOf: botsOfAgents, link: linkAgent },
    isVerified,
    onRemoved: (tx, { userId }, name) => audit.record(tx, { userId, action: 'agent-deleted', detail: name }),
    async onPlansChanged(tx, botIds) {
      await decideAgain(tx, botIds);
      // What comes next in their chats is shown.
      sendSignals(tx, [{ kind: 'account-changed', botIds }]);
    },
    onTried: (userId) => recordTrial(database, userId, now()),
    tryAgent: autoreply.tryAgent,
    tryIntent: autoreply.tryIntent,
    practiceGround: booking.practice.describe,
    models: modelAccess.budget,
  });
  const offers = createOffers({
    ...base,
    onStored: (tx, offer) => indexOffer(tx, offer, { ...offer, text: wordsOfOffer(offer) }, now()),
    onRemoved: (tx, access, id) => forgetOffer(tx, access, id, now()),
  });
  const analytics = createAnalytics(base);
  const dashboard = createDashboard({ ...base, messageAddresses: config.messageAddresses });
  const auth = createAuth({
    ...base,
    users: users.service,
    audit,
    // One for all, because it limits how many passwords are hashed at the same time.
    hasher: createPasswordHasher(),
    identityTokens: providers.identityTokens,
    signUpsPerHour: config.signUpsPerHour,
    originKey: key('sign-in-origin'),
    deviceKey: key('known-device'),
    onSessionEnded: (sessionId) => sendSignals(database, [{ kind: 'session-ended', sessionIds: [sessionId] }]),
    onReclaimed: async (tx, userId) => connections.service.disconnectAllWithin(tx, await getAccessOfUser(tx, userId)),
    async beforeRemoval(userId) {
      await billing.service.endFor(userId);
      const access = await getAccessOfUser(database, userId);
      await booking.leave(access);
      await connections.service.disconnectAll(access);
    },
    onRemoved: async (tx, userId) => ground.files.forgetAll(tx, await getAccessOfUser(tx, userId)),
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
    offers,
    agents,
    bots,
    chats,
    notifications,
    booking,
    knowledge,
    autoreply,
    comments,
    analytics,
    dashboard,
    auth,
    dataDeletion,
  };
}
