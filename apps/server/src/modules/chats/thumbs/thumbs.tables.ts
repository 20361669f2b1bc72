import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { agents } from '../../agents/index.ts';
import { users } from '../../users/index.ts';
import { chats, messages } from '../chats.tables.ts';

/** What people of a workspace think of their agents' answers; the last opinion of an answer counts. */
export const messageThumbs = pgTable(
  'message_thumbs',
  {
    messageId: uuid('message_id')
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    thumb: text('thumb', { enum: ['up', 'down'] }).notNull(),
    /** The agent that wrote the answer, and its version; null: it is gone, or the record does not say. */
    agentId: uuid('agent_id').references(() => agents.id, { onDelete: 'set null' }),
    version: integer('version'),
    /** null: someone who is gone. */
    by: uuid('by').references(() => users.id, { onDelete: 'set null' }),
    at: timestamp('at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  },
  (table) => [
    index('message_thumbs_version').on(table.agentId, table.version),
    index('message_thumbs_chat').on(table.chatId, table.at),
  ],
);
