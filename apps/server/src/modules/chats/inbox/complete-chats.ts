import type { Chat, NextStep, ChatNotification } from '@spotter/contract';
import type { Database } from '../../../database/database.ts';
import { findQuotes } from './quotes.repository.ts';

/** Adds what is stored elsewhere to chats. */
export type CompleteChats = (chats: Chat[]) => Promise<Chat[]>;

/**
 * Adds the next step to a chat. To one that needs the coach it adds the contact's message that caused it and the
 * notification of the coach. Other chats cost no query.
 */
export function createChatCare(options: {
  database: Database;
  findNotifications(database: Database, chatIds: string[]): Promise<Map<string, ChatNotification>>;
  findNextSteps(chats: Chat[]): Promise<Map<string, NextStep>>;
}): CompleteChats {
  const { database } = options;
  return async (chats) => {
    const needing = chats.flatMap(({ _id, needsYou }) =>
      needsYou === null ? [] : [{ id: _id, since: needsYou.since }],
    );
    const handedOver = chats.filter(({ stage }) => stage === 'needs_you').map(({ _id }) => _id);
    const [quotes, reported, nextSteps] = await Promise.all([
      findQuotes(database, needing),
      options.findNotifications(database, handedOver),
      options.findNextSteps(chats),
    ]);
    return chats.map((chat) => ({
      ...chat,
      needsYou: chat.needsYou && { ...chat.needsYou, quote: quotes.get(chat._id) ?? null },
      told: reported.get(chat._id) ?? null,
      nextStep: nextSteps.get(chat._id) ?? null,
    }));
  };
}
