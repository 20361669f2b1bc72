import type { ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import type { FetchPicture } from '@spotter/providers/ports/picture-fetch';
import type { FastifyInstance } from 'fastify';
import type { Connection } from '../../database/connect.ts';
import type { Database } from '../../database/database.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { JobHandler } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import type { Sections } from '../users/index.ts';
import type { Access } from '../../platform/access.ts';
import { createOwnChats } from './chat-access.ts';
import { createChatCare } from './inbox/complete-chats.ts';
import { conversationExporters } from './chats.export.ts';
import { resumeSending } from './chats.repository.ts';
import { registerChatRoutes } from './chats.routes.ts';
import { createChatsService } from './chats.service.ts';
import { registerChatImageRoutes } from './contacts/chat-images.routes.ts';
import { createContactPictures, keepPictureJob } from './contacts/contact-pictures.ts';
import { createContactEnrichment, enrichContactJob } from './contacts/enrich-contact.job.ts';
import type { HashContact } from './contacts/kept-opt-outs.ts';
import { createPictureAddresses } from './contacts/picture-addresses.ts';
import { createRetention } from './contacts/retention.job.ts';
import { createAgentStats } from './inbox/agent-stats.ts';
import { registerNeverListRoutes } from './never-list/never-list.routes.ts';
import { createNeverList } from './never-list/never-list.service.ts';
import { registerInboxRoutes } from './inbox/inbox.routes.ts';
import { createInboxService } from './inbox/inbox.service.ts';
import { createCoachWords } from './inbox/notes.service.ts';
import { createCatchUp, requestCatchUp } from './intake/catch-up.job.ts';
import { registerWebhooks, type WebhookVerifier } from './intake/chats.webhooks.ts';
import { readDeliveryBacklog } from './intake/stored-deliveries.repository.ts';
import type { DeliveredChannel, OnComments, OnRecorded } from './intake/delivery-processing.ts';
import { createDeliveryProcessor } from './intake/delivery-processor.ts';
import { createHistoryImport, importHistoryJob } from './intake/import-history.job.ts';
import { createDeliveryPurge } from './intake/purge-deliveries.job.ts';
import { createRecentSends } from './intake/recent-sends.ts';
import type { ClaimEcho } from './intake/recording/recording.ts';
import { createWebhookIntake } from './intake/webhook-intake.ts';
import { createCoachSend } from './sending/coach-send.ts';
import { createMessageActions, type SuggestReply } from './sending/message-actions.service.ts';
import { createProactiveMessages } from './sending/proactive-message.ts';
import { createSendLedger } from './sending/send-ledger.ts';
import { createSendPauses } from './sending/send-pauses.ts';
import { createSendingPolicy } from './sending/sending-policy.ts';
import { createThreadControl, registerThreadControlRoutes } from './thread-owner/thread-control.ts';
import { createTakeChat } from './takeovers/take-chat.ts';

/** The outcome of a send is asked for a little after the provider call's time limit: this factor of it. */
const resolveAfterTimeouts = 1.2;

/** What chats are built from. */
export type ChatsDependencies = {
  connection: Connection;
  database: Database;
  clock: Clock;
  logger: Logger;
  secretBox: SecretBox;
  rateLimiter: RateLimiter;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  deliveredChannels: Partial<Record<ChannelKind, DeliveredChannel>>;
  verifiers: Partial<Record<ChannelKind, WebhookVerifier>>;
  fetchPicture: FetchPicture;
  providerTimeoutMs: number;
  retention: { messagesDays: number | null; deliveriesDays: number };
  /** The key that signs the addresses of pictures. */
  pictureKey: Buffer;
  /** By which contacts are remembered after their chats are deleted. */
  hashContact: HashContact;
  /** Returns whether a coach's plan lets the agent speak now. */
  allowsAutoreplies: Parameters<typeof createProactiveMessages>[0]['allowsAutoreplies'];
  /** What higher modules delete along with old messages. */
  alsoDeleted: Parameters<typeof createRetention>[0]['alsoDeleted'];
  /** A number from 0 to 1, for spreading pauses and tries. */
  chance(): number;
  /** Answering builds on chats, so it passes in how to ask it to look at chats and to suggest a reply. */
  requestConsideration(tx: Database, chatIds: string[], dueAt: Date): Promise<void>;
  resumeConsideration(tx: Database, botIds: string[], now: Date): Promise<void>;
  suggestReply: SuggestReply;
  /**
   * What higher modules store about a chat:
   * it is shown with the chat, deleted with it, and part of the contact's file.
   */
  findNotifications: Parameters<typeof createChatCare>[0]['findNotifications'];
  findNextSteps: Parameters<typeof createChatCare>[0]['findNextSteps'];
  onRemoving(tx: Database, chatId: string): Promise<void>;
  sectionsOf(chatId: string): Sections;
  onRemoved(tx: Database, access: Access): Promise<void>;
  /** Called when the coach looks at the chat or has taken care of it. */
  onSeen(tx: Database, access: Access, chatId: string): Promise<void>;
  /** Called when the platform has restricted the account, so that its owner is notified. */
  onRestricted(tx: Database, botId: string): Promise<void>;
  /** Requests jobs that this process may start right away. */
  requestHere: typeof requestJobs;
  /** Called when a batch of deliveries has changed chats. */
  onRecorded: OnRecorded;
  /** Called with what was written under posts. */
  onComments: OnComments;
  /** Returns whether comments had the message of an echo sent. */
  claimEcho: ClaimEcho;
};

/** Builds the parts of chats. */
export function createChats(dependencies: ChatsDependencies) {
  const { database, clock, requestConsideration, retention } = dependencies;
  const resolveAfterMs = Math.round(dependencies.providerTimeoutMs * resolveAfterTimeouts);

  const pauses = createSendPauses({
    ...dependencies,
    onResumed: (tx, botIds) => dependencies.resumeConsideration(tx, botIds, clock.now()),
  });
  const recentSends = createRecentSends();
  const ledger = createSendLedger({
    ...dependencies,
    pauses,
    recentSends,
    requestCheck: (tx, chatId, at) => requestConsideration(tx, [chatId], at),
    resolveAfterMs,
  });

  const addresses = createPictureAddresses({ key: dependencies.pictureKey, clock });
  const pictures = createContactPictures(dependencies);
  const complete = createChatCare(dependencies);
  const ownChats = createOwnChats({ ...dependencies, pictures: addresses, complete });
  const shared = { ...dependencies, ownChats, ledger, resolveAfterMs };
  const service = createChatsService({ ...shared, sendManually: createCoachSend(shared) });
  const messageActions = createMessageActions(shared);
  const inbox = createInboxService(shared);
  const words = createCoachWords(shared);
  const threads = createThreadControl(shared);

  const processor = createDeliveryProcessor({
    ...shared,
    channels: dependencies.deliveredChannels,
    async onRecorded(tx, changes, at) {
      await dependencies.onRecorded(tx, changes, at);
      const toName = [...changes].filter(([, change]) => change.toName);
      await dependencies.requestHere(
        tx,
        enrichContactJob,
        toName.map(([key]) => ({ key, payload: {}, dueAt: at })),
      );
    },
    onSendingPolicy: createSendingPolicy({ pauses, onRestricted: dependencies.onRestricted }),
  });
  const intake = createWebhookIntake({
    database,
    clock,
    isOwnEcho: (channel, body) =>
      recentSends.isOwnEcho(body, (text) => dependencies.deliveredChannels[channel]?.parse(text, clock.now()) ?? []),
    processStored: processor.processStored,
  });

  const jobs: JobHandler[] = [
    createContactEnrichment({
      ...dependencies,
      onPictures: (tx, chatIds) =>
        requestJobs(
          tx,
          keepPictureJob,
          chatIds.map((key) => ({ key, payload: {}, dueAt: clock.now() })),
        ),
    }),
    pictures.job(),
    createHistoryImport({ ...shared, processor }),
    createCatchUp({ ...shared, processor }),
    createDeliveryPurge({ database, clock, keptDays: retention.deliveriesDays }),
    createRetention({ ...dependencies, messagesDays: retention.messagesDays }),
  ];
  return {
    service,
    inbox,
    ownChats,
    takeChat: createTakeChat({ database, clock }),
    ledger,
    pauses,
    sendProactively: createProactiveMessages({ ...dependencies, requestSending: requestConsideration }),
    /** When a send without an answer is asked about. */
    resolveAfterMs,
    processor,
    intake,
    readBacklog: () => readDeliveryBacklog(database, clock.now()),
    /** Continues what waits for an account that answers again. */
    async resumeAccount(tx: Database, credentialId: string): Promise<void> {
      await requestConsideration(tx, await resumeSending(tx, credentialId), clock.now());
      await pauses.resumeAccount(tx, credentialId);
      await requestCatchUp(tx, credentialId, clock.now());
    },
    /** Requests the import of a new bot's earlier conversations. */
    requestHistory: (tx: Database, botId: string): Promise<void> =>
      requestJobs(tx, importHistoryJob, [{ key: botId, payload: {}, dueAt: clock.now() }]),
    jobs,
    exporters: conversationExporters(database),
    routes(app: FastifyInstance): void {
      registerChatRoutes(app, { chats: service, messageActions });
      registerThreadControlRoutes(app, threads);
      registerInboxRoutes(app, { inbox, words, agentStats: createAgentStats({ database, clock }) });
      registerNeverListRoutes(app, createNeverList({ ...dependencies, addresses }));
      registerChatImageRoutes(app, { pictures, addresses });
      registerWebhooks(app, { intake, verifiers: dependencies.verifiers });
    },
  };
}
