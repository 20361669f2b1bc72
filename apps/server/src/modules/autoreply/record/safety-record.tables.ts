import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { chats } from '../../chats/index.ts';
import { workspaceId } from '../../users/index.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** The counts of a chat's messages, stored so that only chats with activity are counted again. */
export const voiceCounts = pgTable(
  'voice_counts',
  {
    chatId: uuid('chat_id')
      .primaryKey()
      .references(() => chats.id, { onDelete: 'cascade' }),
    workspaceId: workspaceId(),
    /** The replies of the agent that were sent. */
    replies: integer('replies').notNull(),
    /** The times the contact asked to stop. */
    stops: integer('stops').notNull(),
    doubleReplies: integer('double_replies').notNull(),
    repliesOverAPerson: integer('replies_over_a_person').notNull(),
    outsideWindow: integer('outside_window').notNull(),
    afterStop: integer('after_stop').notNull(),
    /** The follow-ups that were sent, and those that should not have been. */
    followUps: integer('follow_ups').notNull().default(0),
    unwelcomeFollowUps: integer('unwelcome_follow_ups').notNull().default(0),
    /** The messages that had to say that a machine writes, and those that did not. */
    openings: integer('openings').notNull().default(0),
    undisclosed: integer('undisclosed').notNull().default(0),
    countedAt: instant('counted_at').notNull(),
    /** The time of the next count, for a chat with a message whose outcome was unknown. */
    recountAt: instant('recount_at'),
  },
  (table) => [index('voice_counts_workspace').on(table.workspaceId)],
);

/** The messages behind the counters. */
export const voiceFindings = pgTable(
  'voice_findings',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    counter: text('counter', {
      enum: ['doubleReplies', 'repliesOverAPerson', 'outsideWindow', 'afterStop', 'unwelcomeFollowUps', 'undisclosed'],
    }).notNull(),
    messageId: uuid('message_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('voice_findings_shown').on(table.workspaceId, table.counter, table.at, table.id),
    index('voice_findings_chat').on(table.chatId),
  ],
);
