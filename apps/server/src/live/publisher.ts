import {
  liveEvents,
  type Bot,
  type InboxCounts,
  type KnowledgeItem,
  type Notification,
  type ReplayChangedEvent,
  type SavedView,
  type Simulation,
} from '@spotter/contract';
import type { SignalHub } from '../database/signals.ts';
import type { WorkspaceId } from '../platform/access.ts';
import type { Logger } from '../platform/logger.ts';
import { createChatPublisher, type DescribedChat } from './chat-publisher.ts';
import type { Gateway } from './gateway.ts';
import { createCountTeller } from './inbox-counts.ts';

/**
 * Notifies the followers of a chat, or of its account, of each change that a signal reports. Returns a function
 * that stops it.
 */
export function publishChanges(options: {
  signals: SignalHub;
  gateway: Gateway;
  logger: Logger;
  describe(chatId: string, messageIds: string[]): Promise<DescribedChat | null>;
  /** Returns the present state of accounts, with their workspaces. */
  describeAccounts(botIds: string[]): Promise<{ workspaceId: WorkspaceId; bot: Bot }[]>;
  /** Returns the inbox counts of a workspace. */
  countInbox(workspaceId: WorkspaceId): Promise<InboxCounts>;
  /** Returns the saved views of a workspace with their counts. */
  listViews(workspaceId: WorkspaceId): Promise<SavedView[]>;
  /** Returns what the agents know as it is now; null: it is gone. */
  describeKnowledge(workspaceId: WorkspaceId, itemId: string): Promise<KnowledgeItem | null>;
  /** Returns how far a run of simulated leads is, or which replay went on; null: it is gone. */
  describeRun(
    workspaceId: WorkspaceId,
    id: string,
  ): Promise<{ simulation: Simulation } | { replay: ReplayChangedEvent } | null>;
  /** Returns the present state of a notification, and the number of unread ones. */
  describeNotification(
    userId: string,
    id: string | null,
  ): Promise<{ notification: Notification | null; unread: number }>;
}): () => void {
  const { gateway, logger } = options;
  const counts = createCountTeller({
    gateway,
    logger,
    count: options.countInbox,
    listViews: options.listViews,
  });
  const chats = createChatPublisher({
    gateway,
    logger,
    describe: options.describe,
    onPublished: (workspaceId) => counts.noteChange(workspaceId),
  });

  const stops = [
    options.signals.on('chat-changed', ({ chatId, added, changed }) => {
      if (!gateway.hasFollowers()) return;
      chats.gather(chatId, added, changed);
    }),
    options.signals.on('notification-changed', ({ userId, notificationId, isNew }) => {
      if (!gateway.isConnected(userId)) return;
      options.describeNotification(userId, notificationId).then(
        (described) => gateway.notifyUser(userId, liveEvents.notification.name, { isNew, ...described }),
        (error: unknown) => logger.error({ error, userId }, 'A notification could not be told'),
      );
    }),
    options.signals.on('knowledge-changed', ({ workspaceId, itemId }) => {
      if (!gateway.hasFollowers()) return;
      options.describeKnowledge(workspaceId, itemId).then(
        (item) => gateway.notifyWorkspace(workspaceId, liveEvents.knowledgeChanged.name, { id: itemId, item }),
        (error: unknown) => logger.error({ error, itemId }, 'A change of knowledge could not be told'),
      );
    }),
    options.signals.on('simulation-changed', ({ workspaceId, simulationId }) => {
      if (!gateway.hasFollowers()) return;
      options.describeRun(workspaceId, simulationId).then(
        (run) => {
          if (run === null) return;
          if ('replay' in run) gateway.notifyWorkspace(workspaceId, liveEvents.replayChanged.name, run.replay);
          else gateway.notifyWorkspace(workspaceId, liveEvents.simulationChanged.name, run);
        },
        (error: unknown) => logger.error({ error, simulationId }, 'A change of a run could not be published'),
      );
    }),
    options.signals.on('account-changed', ({ botIds }) => {
      if (!gateway.hasFollowers()) return;
      options.describeAccounts(botIds).then(
        (described) => {
          for (const { workspaceId, bot } of described) {
            gateway.notifyWorkspace(workspaceId, liveEvents.accountChanged.name, bot);
          }
        },
        (error: unknown) => logger.error({ error, botIds }, 'A change of an account could not be told'),
      );
    }),
    options.signals.on('session-ended', ({ sessionIds }) => gateway.endSessions(sessionIds)),
    options.signals.on('signals-missed', () => gateway.notifyMissed()),
  ];
  return () => {
    chats.stop();
    for (const stop of stops) stop();
    counts.stop();
  };
}
