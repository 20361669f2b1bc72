import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { agents } from '../agents/agents.tables.ts';
import { bots } from '../bots/bots.tables.ts';
import { credentials } from '../connections/connections.tables.ts';
import type { Exporters } from '../users/data-export.ts';
import { cannedReplies, chatNotes, chats, contactPictures, decisions, messages } from './chats.tables.ts';
import { handBacks } from './hand-backs.tables.ts';

/** What a user takes along of agents, accounts and conversations: all of it, but never a token. */
export function conversationExporters(database: Database): Exporters {
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
    messages: async (userId: string) => {
      const rows = await database
        .select({ message: messages })
        .from(messages)
        .innerJoin(chats, eq(chats.id, messages.chatId))
        .where(eq(chats.userId, userId))
        .orderBy(asc(messages.chatId), asc(messages.sentAt), asc(messages.id));
      return rows.map(({ message }) => message);
    },
    decisions: async (userId: string) => {
      const rows = await database
        .select({ decision: decisions })
        .from(decisions)
        .innerJoin(chats, eq(chats.id, decisions.chatId))
        .where(eq(chats.userId, userId))
        .orderBy(asc(decisions.chatId), asc(decisions.at));
      return rows.map(({ decision }) => decision);
    },
    notes: async (userId: string) => {
      const rows = await database
        .select({ note: chatNotes })
        .from(chatNotes)
        .innerJoin(chats, eq(chats.id, chatNotes.chatId))
        .where(eq(chats.userId, userId))
        .orderBy(asc(chatNotes.chatId), asc(chatNotes.createdAt));
      return rows.map(({ note }) => note);
    },
    handBacks: async (userId: string) => {
      const rows = await database
        .select({ handBack: handBacks })
        .from(handBacks)
        .innerJoin(chats, eq(chats.id, handBacks.chatId))
        .where(eq(chats.userId, userId))
        .orderBy(asc(handBacks.chatId), asc(handBacks.at));
      return rows.map(({ handBack }) => handBack);
    },
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
        .innerJoin(chats, eq(chats.id, contactPictures.chatId))
        .where(eq(chats.userId, userId));
      return rows.flatMap(({ chatId, picture }) =>
        picture === null ? [] : [{ chatId, picture: `data:image/webp;base64,${picture.toString('base64')}` }],
      );
    },
  };
}
