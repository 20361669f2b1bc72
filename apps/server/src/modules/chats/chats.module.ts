import type { ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import type { FetchPicture } from '@spotter/providers/ports/picture-fetch';
import type { FastifyInstance } from 'fastify';
import type { Connection } from '../../database/connect.ts';
import type { Database } from '../../database/database.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import type { UploadGate } from '../../http/limits/upload-gate.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { JobHandler } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import type { FilesService } from '../files/index.ts';
import type { Sections } from '../users/index.ts';
import type { Access } from '../../platform/access.ts';
import { createOwnChats } from './chat-access.ts';
import { registerBoardRoutes } from './board/board.routes.ts';
import { createBoard, type ReadWorths } from './board/board.service.ts';
import { createChatCare } from './inbox/complete-chats.ts';
import { registerClipRoutes } from './clips/clips.routes.ts';
import { createClips } from './clips/clips.service.ts';
import { conversationExporters } from './chats.export.ts';
import { resumeSending } from './chats.repository.ts';
import { registerChatRoutes } from './chats.routes.ts';
import { createChatsService } from './chats.service.ts';
import { registerChatImageRoutes } from './contacts/chat-images.routes.ts';
import { createContactPictures, keepPictureJob } from './contacts/contact-pictures.ts';
import { createContactEnrichment, enrichContactJob } from './contacts/enrich-contact.job.ts';
import type { HashContact } from './contacts/kept-opt-outs.ts';
import { createRetention } from './contacts/retention.job.ts';
import { createAgentStats } from './inbox/agent-stats.ts';
import { createMediaDiscard } from './media/discard-media.job.ts';
import { registerMediaRoutes } from './media/media.routes.ts';
import { createSentMedia } from './media/sent-media.service.ts';
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
import type { ChatChange } from './intake/recording/recorded-events.ts';
import type { ClaimEcho } from './intake/recording/recording.ts';
import { createWebhookIntake } from './intake/webhook-intake.ts';
import {
  createMediaReading,
  giveUpParked,
  readMediaJob,
  readingsOf,
  mediaSupportOf,
  type MediaParts,
} from './media/read-media.job.ts';
import { createCoachSend } from './sending/coach-send.ts';
import { createMessageActions, type SuggestReply } from './sending/message-actions.service.ts';
import { createProactiveMessages } from './sending/proactive-message.ts';
import { createSendLedger } from './sending/send-ledger.ts';
import { createSendPauses } from './sending/send-pauses.ts';
import { createSendingPolicy } from './sending/sending-policy.ts';
import { createThreadControl, registerThreadControlRoutes } from './thread-owner/thread-control.ts';
import { createSignedAddresses } from './media/signed-addresses.ts';
import { createTakeChat } from './takeovers/take-chat.ts';
import { createCountCache } from './views/count-cache.ts';
import { leadDeskJobs, registerLeadDesk } from './views/lead-desk.ts';
import { createViews } from './views/views.service.ts';

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
  /** What contacts' voice notes and pictures are read with. */
  media: MediaParts;
  retention: { messagesDays: number | null; deliveriesDays: number };
  /** Where platforms fetch the files that they send. */
  publicUrl: string;
  files: FilesService;
  takeUpload: UploadGate;
  /** Whether a user's address is confirmed. */
  isVerified(userId: string): Promise<boolean>;
  /** The key that signs the addresses of pictures and files. */
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
  findLeakWorths: Parameters<typeof createChatCare>[0]['findLeakWorths'];
  readWorths: ReadWorths;
  countRecovered: Parameters<typeof createInboxService>[0]['countRecovered'];
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

/** Returns the jobs that ask for the profiles of contacts that a batch brought. */
function profilesOf(changes: Map<string, ChatChange>, dueAt: Date) {
  const toName = [...changes].filter(([, change]) => change.toName);
  return jobsFor(
    toName.map(([key]) => key),
    dueAt,
  );
}

function jobsFor(keys: string[], dueAt: Date) {
  return keys.map((key) => ({ key, payload: {}, dueAt }));
}

/** Builds the parts of chats. */
export function createChats(dependencies: ChatsDependencies) {
  const { database, clock, requestConsideration, retention } = dependencies;
  const resolveAfterMs = Math.round(dependencies.providerTimeoutMs * resolveAfterTimeouts);

  const pauses = createSendPauses({
    ...dependencies,
    onResumed: (tx, botIds) => dependencies.resumeConsideration(tx, botIds, clock.now()),
  });
  const recentSends = createRecentSends();
  const addresses = createSignedAddresses({ key: dependencies.pictureKey, clock });
  const ledger = createSendLedger({
    ...dependencies,
    pauses,
    recentSends,
    mediaAddress: (file) => new URL(addresses.sentAddress(file), dependencies.publicUrl).href,
    requestCheck: (tx, chatId, at) => requestConsideration(tx, [chatId], at),
    resolveAfterMs,
  });

  const pictures = createContactPictures(dependencies);
  const ownChats = createOwnChats({ ...dependencies, addresses, complete: createChatCare(dependencies) });
  const shared = { ...dependencies, ownChats, ledger, resolveAfterMs };
  const service = createChatsService({ ...shared, sendManually: createCoachSend(shared) });
  const inbox = createInboxService(shared);
  const counts = createCountCache({ clock, signals: dependencies.connection.signals });
  const views = createViews({ database, clock, counts });

  const processor = createDeliveryProcessor({
    ...shared,
    mediaSupport: mediaSupportOf(dependencies.media),
    channels: dependencies.deliveredChannels,
    async onRecorded(tx, changes, at) {
      await dependencies.onRecorded(tx, changes, at);
      await dependencies.requestHere(tx, enrichContactJob, profilesOf(changes, at));
      await dependencies.requestHere(tx, readMediaJob, readingsOf(changes, at));
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
      onPictures: (tx, chatIds) => requestJobs(tx, keepPictureJob, jobsFor(chatIds, clock.now())),
    }),
    pictures.job(),
    createMediaReading(dependencies),
    createHistoryImport({ ...shared, processor }),
    createCatchUp({ ...shared, processor }),
    createDeliveryPurge({ database, clock, keptDays: retention.deliveriesDays }),
    createMediaDiscard(dependencies),
    ...leadDeskJobs(shared),
    createRetention({ ...dependencies, messagesDays: retention.messagesDays }),
  ];
  return {
    service,
    inbox,
    views,
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
    onParked: giveUpParked(dependencies),
    exporters: conversationExporters(database),
    routes(app: FastifyInstance): void {
      registerChatRoutes(app, { chats: service, messageActions: createMessageActions(shared) });
      registerBoardRoutes(app, { board: createBoard({ ...shared, counts }), chats: service });
      registerThreadControlRoutes(app, createThreadControl(shared));
      registerInboxRoutes(app, { inbox, words: createCoachWords(shared), agentStats: createAgentStats(dependencies) });
      registerClipRoutes(app, { ...dependencies, clips: createClips({ ...dependencies, addresses }) });
      registerLeadDesk(app, views, shared);
      registerNeverListRoutes(app, createNeverList({ ...dependencies, addresses }));
      registerChatImageRoutes(app, { pictures, addresses });
      registerMediaRoutes(app, { ...dependencies, sent: createSentMedia(shared), addresses });
      registerWebhooks(app, { intake, verifiers: dependencies.verifiers });
    },
  };
}
