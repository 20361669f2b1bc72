import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { agents } from '../agents/agents.tables.ts';
import { bots } from '../bots/bots.tables.ts';
import { credentials } from '../connections/connections.tables.ts';
import type { Exporters } from '../users/data-export.ts';
import { cannedReplies, chatNotes, chats, contactPictures, decisions, messages } from './chats.tables.ts';
import { handBacks } from './hand-backs.tables.ts';

/** What a user takes along of agents, accounts and conversations: all of it, but never a token. */
export function conversationExporters(database: Database): Exporters {
  const chatsOf = (userId: string) => database.select({ id: chats.id }).from(chats).where(eq(chats.userId, userId));
  return {
    agents: (userId: string) => database.select().from(agents).where(eq(agents.userId, userId)),
    accounts: (userId: string) => database.select().from(bots).where(eq(bots.userId, userId)),
    connections: (userId: string) =>
      database
        .select({
          id: credentials.id,
          integration: credentials.integration,
          accountId: credentials.accountId,
          username: credentials.username,
          status: credentials.status,
          createdAt: credentials.createdAt,
        })
        .from(credentials)
        .where(eq(credentials.userId, userId)),
    chats: (userId: string) => database.select().from(chats).where(eq(chats.userId, userId)).orderBy(asc(chats.id)),
    messages: (userId: string) =>
      database
        .select()
        .from(messages)
        .where(inArray(messages.chatId, chatsOf(userId)))
        .orderBy(asc(messages.chatId), asc(messages.sentAt), asc(messages.id)),
    decisions: (userId: string) =>
      database
        .select()
        .from(decisions)
        .where(inArray(decisions.chatId, chatsOf(userId)))
        .orderBy(asc(decisions.chatId), asc(decisions.at)),
    notes: (userId: string) =>
      database
        .select()
        .from(chatNotes)
        .where(inArray(chatNotes.chatId, chatsOf(userId)))
        .orderBy(asc(chatNotes.chatId), asc(chatNotes.createdAt)),
    handBacks: (userId: string) =>
      database
        .select()
        .from(handBacks)
        .where(inArray(handBacks.chatId, chatsOf(userId)))
        .orderBy(asc(handBacks.chatId), asc(handBacks.at)),
    cannedReplies: (userId: string) =>
      database
        .select()
        .from(cannedReplies)
        .where(eq(cannedReplies.userId, userId))
        .orderBy(asc(cannedReplies.shortcut)),
    contactPictures: async (userId: string) => {
      const rows = await database
        .select({ chatId: contactPictures.chatId, picture: contactPictures.picture })
        .from(contactPictures)
        .where(inArray(contactPictures.chatId, chatsOf(userId)));
      return rows.flatMap(({ chatId, picture }) =>
        picture === null ? [] : [{ chatId, picture: `data:image/webp;base64,${picture.toString('base64')}` }],
      );
    },
  };
}
