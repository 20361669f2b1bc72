import { setTimeout as pause } from 'node:timers/promises';
import { liveEvents, type Chat, type Message } from '@spotter/contract';
import type { WorkspaceId } from '../platform/access.ts';
import type { Logger } from '../platform/logger.ts';
import type { Gateway } from './gateway.ts';

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

/** The present state of a chat, with the messages that were asked for. */
export type DescribedChat = { workspaceId: WorkspaceId; chat: Chat; messages: Message[] };

/** The messages that are new in a chat, and those that changed. */
type Change = { added: Set<string>; changed: Set<string> };

/** Combines the changes of chats, and notifies the followers of each of its present state. */
export function createChatPublisher(options: {
  gateway: Gateway;
  logger: Logger;
  /** Returns null when the chat is gone. */
  describe(chatId: string, messageIds: string[]): Promise<DescribedChat | null>;
  /** Called when a chat was published. */
  onPublished(workspaceId: WorkspaceId): void;
}) {
  /** The changes since the last event, by chat. */
  let gathered = new Map<string, Change>();
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
    const waitMs = gatherMsFor(toldAt.size, toldAt.has(chatId));
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
    for (const [chatId, change] of all) if (!telling.has(chatId)) void publishInTurn(chatId, change);
  }

  async function publishInTurn(chatId: string, change: Change): Promise<void> {
    telling.add(chatId);
    toldAt.delete(chatId);
    toldAt.set(chatId, performance.now());
    try {
      const described = await options.describe(chatId, [...new Set([...change.added, ...change.changed])]);
      if (described !== null) {
        publish(options.gateway, chatId, described, change.added);
        options.onPublished(described.workspaceId);
      }
    } catch (error) {
      options.logger.error({ error, chatId }, 'A change could not be told, and is told later');
      await pause(failedPauseMs, undefined, { ref: false });
      if (!stopped) gather(chatId, change.added, change.changed);
    }
    telling.delete(chatId);
    if (gathered.has(chatId) && !stopped) publishSoon(chatId);
  }

  return {
    gather,
    stop(): void {
      stopped = true;
      if (timer !== null) clearTimeout(timer);
    },
  };
}

/** Returns how long a change waits for others. `wasJustPublished`: whether its chat was published recently. */
export function gatherMsFor(recentlyPublished: number, wasJustPublished: boolean): number {
  const isQuiet = recentlyPublished < fewChats && !wasJustPublished;
  return isQuiet ? 0 : Math.min(gatherMs.max, gatherMs.min + gatherMs.each * recentlyPublished);
}

/** Notifies the followers of a chat, and of its account. */
function publish(gateway: Gateway, chatId: string, described: DescribedChat, isNew: Set<string>): void {
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
}
