import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { chats } from '../../chats/chats.tables.ts';
import { users } from '../../users/users.tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** What recounting a chat's messages gave, so that only chats in which something happened are counted again. */
export const voiceCounts = pgTable(
  'voice_counts',
  {
    chatId: uuid('chat_id')
      .primaryKey()
      .references(() => chats.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The replies of the agent that were sent. */
    replies: integer('replies').notNull(),
    /** The times the contact asked to stop. */
    stops: integer('stops').notNull(),
    doubleReplies: integer('double_replies').notNull(),
    repliesOverAPerson: integer('replies_over_a_person').notNull(),
    outsideWindow: integer('outside_window').notNull(),
    afterStop: integer('after_stop').notNull(),
    countedAt: instant('counted_at').notNull(),
    /** Set while it was not known of every message whether it was sent: then the chat is counted again. */
    recountAt: instant('recount_at'),
  },
  (table) => [index('voice_counts_user').on(table.userId)],
);

/** The messages behind the counters. */
export const voiceFindings = pgTable(
  'voice_findings',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    counter: text('counter', {
      enum: ['doubleReplies', 'repliesOverAPerson', 'outsideWindow', 'afterStop'],
    }).notNull(),
    messageId: uuid('message_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('voice_findings_shown').on(table.userId, table.counter, table.at, table.id),
    index('voice_findings_chat').on(table.chatId),
  ],
);
