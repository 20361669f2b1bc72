import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { workspaceId } from '../../users/index.ts';
import { chats } from '../chats.tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** The coach's own words about a chat. */
export const chatNotes = pgTable(
  'chat_notes',
  {
    id: uuid('id').primaryKey(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('chat_notes_chat').on(table.chatId, table.createdAt)],
);

/** Texts that a coach uses again and again, by their shortcuts. */
export const cannedReplies = pgTable(
  'canned_replies',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    shortcut: text('shortcut').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('canned_replies_shortcut').on(table.workspaceId, table.shortcut)],
);
