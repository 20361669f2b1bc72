import { setTimeout as pause } from 'node:timers/promises';
import {
  liveEvents,
  type Bot,
  type Chat,
  type InboxCounts,
  type KnowledgeItem,
  type Message,
  type Notification,
} from '@spotter/contract';
import type { SignalHub } from '../database/signals.ts';
import type { WorkspaceId } from '../platform/access.ts';
import type { Logger } from '../platform/logger.ts';
import type { Gateway } from './gateway.ts';
import { createCountTeller } from './inbox-counts.ts';

/**
 * How long changes are combined, because one answer alone makes three. The wait grows with the number of
 * recently published chats, so a busy server publishes each chat once. A quiet server publishes the first change
 * at once.
 */
const gatherMs = { min: 10, each: 5, max: 80 };
/** A server is quiet while it published fewer chats than this within the longest wait. */
const fewChats = 4;
/** The pause before a chat that could not be described is looked at again. */
const failedPauseMs = 2_000;

/**
 * Notifies the followers of a chat, or of its account, of each change that a signal reports. Returns a function
 * that stops it.
 */
export function publishChanges(options: {
  signals: SignalHub;
  gateway: Gateway;
  logger: Logger;
  describe(
    chatId: string,
    messageIds: string[],
  ): Promise<{ workspaceId: WorkspaceId; chat: Chat; messages: Message[] } | null>;
  /** Returns the present state of accounts, with their workspaces. */
  describeAccounts(botIds: string[]): Promise<{ workspaceId: WorkspaceId; bot: Bot }[]>;
  /** Returns the inbox counts of a workspace. */
  countInbox(workspaceId: WorkspaceId): Promise<InboxCounts>;
  /** Returns what the agents know as it is now; null: it is gone. */
  describeKnowledge(workspaceId: WorkspaceId, itemId: string): Promise<KnowledgeItem | null>;
  /** Returns the present state of a notification, and the number of unread ones. */
  describeNotification(
    userId: string,
    id: string | null,
  ): Promise<{ notification: Notification | null; unread: number }>;
}): () => void {
  const { gateway, describe } = options;
  const counts = createCountTeller({ gateway, logger: options.logger, count: options.countInbox });

  /** The changes since the last event, by chat. */
  let gathered = new Map<string, { added: Set<string>; changed: Set<string> }>();
  let timer: NodeJS.Timeout | null = null;
  let timerAt = Infinity;
  /** The chats published within the longest wait, each with its time, oldest first. */
  const toldAt = new Map<string, number>();
  /** The chats being published. Each is published once at a time, so an older state never follows a newer one. */
  const telling = new Set<string>();
  let stopped = false;

  function gather(chatId: string, added: Iterable<string>, changed: Iterable<string>): void {
    const known = gathered.get(chatId) ?? { added: new Set(), changed: new Set() };
    for (const id of added) known.added.add(id);
    for (const id of changed) known.changed.add(id);
    gathered.set(chatId, known);
    publishSoon(chatId);
  }

  function publishSoon(chatId: string): void {
    const now = performance.now();
    for (const [id, at] of toldAt) {
      if (now - at < gatherMs.max) break;
      toldAt.delete(id);
    }
    const isQuiet = toldAt.size < fewChats && !toldAt.has(chatId);
    const waitMs = isQuiet ? 0 : Math.min(gatherMs.max, gatherMs.min + gatherMs.each * toldAt.size);
    if (now + waitMs >= timerAt) return;
    if (timer !== null) clearTimeout(timer);
    timerAt = now + waitMs;
    timer = setTimeout(publishGathered, waitMs);
  }

  function publishGathered(): void {
    timer = null;
    timerAt = Infinity;
    const all = [...gathered];
    gathered = new Map(all.filter(([chatId]) => telling.has(chatId)));
    for (const [chatId, { added, changed }] of all)
      if (!telling.has(chatId)) void publishInTurn(chatId, added, changed);
  }

  async function publishInTurn(chatId: string, added: Set<string>, changed: Set<string>): Promise<void> {
    telling.add(chatId);
    toldAt.delete(chatId);
    toldAt.set(chatId, performance.now());
    try {
      await publish(chatId, added, changed);
    } catch (error) {
      options.logger.error({ error, chatId }, 'A change could not be told, and is told later');
      await pause(failedPauseMs, undefined, { ref: false });
      if (!stopped) gather(chatId, added, changed);
    }
    telling.delete(chatId);
    if (gathered.has(chatId) && !stopped) publishSoon(chatId);
  }

  async function publish(chatId: string, isNew: Set<string>, changed: Set<string>): Promise<void> {
    const described = await describe(chatId, [...new Set([...isNew, ...changed])]);
    if (described === null) return;
    const { history: _, ...chat } = described.chat;
    for (const message of described.messages) {
      if (isNew.has(message._id)) {
        gateway.notifyChat(chatId, liveEvents.chatMessage.name, {
          chatId,
          sender: message.author,
          content: message.text,
          _id: message._id,
          type: message.type,
          date: message.date,
          message,
        });
      }
    }
    const altered = described.messages.filter((message) => !isNew.has(message._id));
    for (const message of altered.length > 0 ? altered : [null]) {
      gateway.notifyChat(chatId, liveEvents.chatChanged.name, { chatId, chat, message });
    }
    gateway.notifyAccount(chat.credentialId, liveEvents.accountChat.name, { chatId, chat: described.chat });
    counts.noteChange(described.workspaceId);
  }

  const stops = [
    options.signals.on('chat-changed', ({ chatId, added, changed }) => {
      if (!gateway.hasFollowers()) return;
      gather(chatId, added, changed);
    }),
    options.signals.on('notification-changed', ({ userId, notificationId, isNew }) => {
      if (!gateway.isConnected(userId)) return;
      options.describeNotification(userId, notificationId).then(
        (described) => gateway.notifyUser(userId, liveEvents.notification.name, { isNew, ...described }),
        (error: unknown) => options.logger.error({ error, userId }, 'A notification could not be told'),
      );
    }),
    options.signals.on('knowledge-changed', ({ workspaceId, itemId }) => {
      if (!gateway.hasFollowers()) return;
      options.describeKnowledge(workspaceId, itemId).then(
        (item) => gateway.notifyWorkspace(workspaceId, liveEvents.knowledgeChanged.name, { id: itemId, item }),
        (error: unknown) => options.logger.error({ error, itemId }, 'A change of knowledge could not be told'),
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
        (error: unknown) => options.logger.error({ error, botIds }, 'A change of an account could not be told'),
      );
    }),
    options.signals.on('session-ended', ({ sessionIds }) => gateway.endSessions(sessionIds)),
    options.signals.on('signals-missed', () => gateway.notifyMissed()),
  ];
  return () => {
    stopped = true;
    if (timer !== null) clearTimeout(timer);
    for (const stop of stops) stop();
    counts.stop();
  };
}
