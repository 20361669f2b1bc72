import type { Chat, ToldOfChat } from '@spotter/contract';
import type { Database } from '../../../database/database.ts';
import { findQuotes } from './quotes.repository.ts';

/** Adds what is stored elsewhere to chats that need the coach. */
export type CompleteChats = (chats: Chat[]) => Promise<Chat[]>;

/**
 * Adds to a chat that needs the coach the contact's message that caused it, and what the coach was told. Other chats
 * cost nothing.
 */
export function createChatCare(options: {
  database: Database;
  findTold(database: Database, chatIds: string[]): Promise<Map<string, ToldOfChat>>;
}): CompleteChats {
  const { database } = options;
  return async (chats) => {
    const needing = chats.flatMap(({ _id, needsYou }) =>
      needsYou === null ? [] : [{ id: _id, since: needsYou.since }],
    );
    const handedOver = chats.filter(({ stage }) => stage === 'needs_you').map(({ _id }) => _id);
    if (needing.length === 0 && handedOver.length === 0) return chats;
    const [quotes, told] = await Promise.all([findQuotes(database, needing), options.findTold(database, handedOver)]);
    return chats.map((chat) => ({
      ...chat,
      needsYou: chat.needsYou && { ...chat.needsYou, quote: quotes.get(chat._id) ?? null },
      told: told.get(chat._id) ?? null,
    }));
  };
}
