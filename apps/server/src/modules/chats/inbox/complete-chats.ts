import type { Chat, NextStep, ChatNotification } from '@spotter/contract';
import type { Database } from '../../../database/database.ts';
import { findQuotes } from './quotes.repository.ts';

/** Adds what is stored elsewhere to chats. */
export type CompleteChats = (chats: Chat[]) => Promise<Chat[]>;

/**
 * Adds to a chat what comes next in it, and to one that needs the coach the contact's message that caused it and what the
 * coach was told. Chats in which nothing can come next, and nobody is needed, cost nothing.
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
    const [quotes, told, nextSteps] = await Promise.all([
      findQuotes(database, needing),
      options.findNotifications(database, handedOver),
      options.findNextSteps(chats),
    ]);
    return chats.map((chat) => ({
      ...chat,
      needsYou: chat.needsYou && { ...chat.needsYou, quote: quotes.get(chat._id) ?? null },
      told: told.get(chat._id) ?? null,
      nextStep: nextSteps.get(chat._id) ?? null,
    }));
  };
}
