import type { BaseServices } from '../base-services.ts';
import { eachChannel, readPersonOf } from '../channels/channels.ts';
import type { Database } from '../database/database.ts';
import { createNextSteps, requestConsideration, resumeConsideration } from '../modules/autoreply/index.ts';
import {
  type ChatCalls,
  countCalls,
  deleteOldProposals,
  findNotifiedCalls,
  findSubscription,
  requestReading,
} from '../modules/booking/index.ts';
import { deleteOldBriefs, findNotificationBriefs } from '../modules/briefs/index.ts';
import { createBots, createWebhooksSeen, ownsAgent, removeBotsOf } from '../modules/bots/index.ts';
import { createChats, createContactHash, createPrivateReplies, findAccountFacts } from '../modules/chats/index.ts';
import {
  createEchoClaim,
  findNotifiedComments,
  reconcileComments,
  recordComments,
  resumeComments,
} from '../modules/comments/index.ts';
import { createConnections } from '../modules/connections/index.ts';
import { deleteOldCases, listCases } from '../modules/corrections/index.ts';
import { countRecovered, findLeakWorths, readWorths } from '../modules/leaks/index.ts';
import { createNotifications, findNotificationsOfChats, noteSilencesEnded } from '../modules/notifications/index.ts';
import { deleteOldTurns, findNotifiedNights } from '../modules/simulations/index.ts';
import type { requestJobs } from '../queue/queue.ts';
import { contactData } from './contact-data.ts';
import { decideAgain } from './decide-again.ts';
import type { Model } from './model.ts';
import type { People } from './people.ts';

export type Conversations = ReturnType<typeof connectConversations>;

type Below = {
  people: People;
  model: Model;
  requestHere: typeof requestJobs;
  /** Calls build on chats, so the times that drafts offer are passed in. */
  findOpenTimes: ChatCalls['findOpenTimes'];
};

/** Connects the coach's accounts with the conversations in them, and with what the coach hears of them. */
export function connectConversations(ground: BaseServices, below: Below) {
  const { base, config, providers, now } = ground;
  const { users } = below.people;
  const { chats, privateReplies } = connectChats(ground, below);
  const bots = createBots({
    ...base,
    onCreated: chats.requestHistory,
    onSwitched: (tx, botIds) => decideAgain(tx, botIds, now()),
  });
  const connections = connectAccounts(ground, below.people, chats.resumeAccount);
  const notifications = createNotifications({
    ...base,
    users: users.service,
    pushService: providers.pushService,
    push: config.push,
    findCalls: findNotifiedCalls,
    findComments: findNotifiedComments,
    findBriefs: findNotificationBriefs,
    findNights: (database, nights) =>
      findNotifiedNights(database, nights, {
        named: (workspaceId, ids) => listCases(database, { workspaceId }, { ids }),
      }),
    countCalls,
    countRecovered,
    requireChat: chats.ownChats.get,
    takeChat: chats.takeChat,
  });
  return { chats, privateReplies, bots, connections, notifications };
}

function connectChats(ground: BaseServices, { people, model, requestHere, findOpenTimes }: Below) {
  const { base, config, providers, verifiers, key, keys } = ground;
  const { audit, billing, reports } = people;
  const { allowsAutoreplies } = billing;
  const hashContact = createContactHash(keys('contact-hash'));
  const privateReplies = createPrivateReplies({ hashContact, requestConsideration });
  const noteWebhooksSeen = createWebhooksSeen(noteSilencesEnded);
  const chats = createChats({
    ...base,
    deliveredChannels: eachChannel(providers.connected, ({ delivered }) => delivered),
    verifiers,
    fetchPicture: providers.fetchPicture,
    media: model.media,
    retention: config.retention,
    alsoDeleted: (before, batchSize) => [
      deleteOldProposals(before, batchSize),
      deleteOldBriefs(before, batchSize),
      deleteOldCases(before, batchSize),
      deleteOldTurns(before, batchSize),
    ],
    allowsAutoreplies,
    pictureKey: key('chat-image'),
    isVerified: people.users.service.isVerified,
    hashContact,
    requestConsideration,
    requestHere,
    resumeConsideration,
    suggestReply: (state) => model.access.suggestReply(state, findOpenTimes),
    findNotifications: findNotificationsOfChats,
    findLeakWorths,
    readWorths,
    countRecovered,
    findNextSteps: createNextSteps({ ...base, allowsAutoreplies }),
    ...contactData(base.database),
    onRemoved: (tx, { userId }) => audit.record(tx, { userId, action: 'chat-deleted' }),
    onSeen: reports.chatSeen,
    onRestricted: reports.accountRestricted,
    onComments: (tx, found, at) => recordComments(tx, found, { now: at, request: requestHere }),
    claimEcho: createEchoClaim({ privateReplies }),
    async onRecorded(tx, changes, at) {
      const lanes = new Map([...changes].map(([chatId, { botId }]) => [chatId, botId]));
      await noteWebhooksSeen(tx, lanes.values(), at);
      const toConsider = [...changes].filter(([, change]) => change.toConsider).map(([chatId]) => chatId);
      await requestConsideration(tx, toConsider, at, { lanes, request: requestHere });
    },
  });
  return { chats, privateReplies };
}

function connectAccounts(
  { base, providers, now, key }: BaseServices,
  { audit, reports, users }: People,
  resumeAccount: (tx: Database, credentialId: string) => Promise<void>,
) {
  return createConnections({
    ...base,
    channelCallbackPaths: providers.channelCallbackPaths,
    providers: providers.oauthProviders,
    calendarWebhooks: providers.calendlyWebhooks,
    stateKey: key('consent-state'),
    findFacts: findAccountFacts,
    ownsAgent,
    requireVerified: users.service.requireVerified,
    note: (tx, { userId }, action, detail) => audit.record(tx, { userId, action, detail }),
    async onConnected(tx, credentialId) {
      await requestReading(tx, [credentialId], now());
      await resumeAccount(tx, credentialId);
      await resumeComments(tx, { credentialId }, now());
      await reconcileComments(tx, credentialId, now());
    },
    onDisconnected: (tx, credentialId) => removeBotsOf(tx, credentialId, now()),
    findSubscription,
    readSignedRequest: readPersonOf(providers.connected),
    notifyReconnect: reports.reconnectNeeded,
  });
}
