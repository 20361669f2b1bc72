import { liveEvents, type Chat, type Message } from '@spotter/contract';
import type { SignalHub } from '../database/signals.ts';
import type { Logger } from '../platform/logger.ts';
import type { Gateway } from './gateway.ts';

/** Tells those who follow a chat, or its account, whenever a signal says that it changed. Answers what stops it. */
export function publishChanges(options: {
  signals: SignalHub;
  gateway: Gateway;
  logger: Logger;
  describe(chatId: string, messageIds: string[]): Promise<{ chat: Chat; messages: Message[] } | null>;
}): () => void {
  const { gateway, describe } = options;

  async function tell(chatId: string, added: string[], changed: string[]): Promise<void> {
    const described = await describe(chatId, [...added, ...changed]);
    if (described === null) return;
    const { history: _, ...chat } = described.chat;
    const isNew = new Set(added);
    for (const message of described.messages) {
      if (isNew.has(message._id)) {
        gateway.tellChat(chatId, liveEvents.chatMessage.name, {
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
      gateway.tellChat(chatId, liveEvents.chatChanged.name, { chatId, chat, message });
    }
    gateway.tellAccount(chat.credentialId, liveEvents.accountChat.name, { chatId, chat: described.chat });
  }

  const stops = [
    options.signals.on('chat-changed', ({ chatId, added, changed }) => {
      if (!gateway.hasFollowers()) return;
      tell(chatId, added, changed).catch((error: unknown) =>
        options.logger.error({ error, chatId }, 'A change could not be told'),
      );
    }),
    options.signals.on('session-ended', ({ sessionIds }) => gateway.endSessions(sessionIds)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
