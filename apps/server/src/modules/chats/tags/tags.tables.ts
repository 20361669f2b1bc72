import { tagColors } from '@spotter/domain/inbox';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { workspaceId } from '../../users/index.ts';
import { chats } from '../chats.tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** What a coach sorts chats by, beside their stages. */
export const tags = pgTable(
  'tags',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    name: text('name').notNull(),
    /** The name as it is compared: without case, accents and emoji. */
    key: text('key').notNull(),
    color: text('color', { enum: tagColors }).notNull(),
    byAgent: boolean('by_agent').notNull(),
    isClient: boolean('is_client').notNull(),
    ruleKind: text('rule_kind', { enum: ['stage', 'keyword', 'arrival'] }),
    ruleValue: text('rule_value'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('tags_key').on(table.workspaceId, table.key)],
);

/** Which chats have which tags. */
export const chatTags = pgTable(
  'chat_tags',
  {
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    tagId: uuid('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    botId: uuid('bot_id').notNull(),
    by: text('by', { enum: ['hand', 'agent', 'rule'] }).notNull(),
    /** Whether no decision has to name it any more: a rule gives tags also between decisions. Kept by the database. */
    decided: boolean('decided').notNull().default(true),
    /** Of the chat, so that an index leads straight to the newest with a tag. Kept by the database. */
    lastActivityAt: instant('last_activity_at'),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chatId, table.tagId] }),
    index('chat_tags_newest').on(table.tagId, table.botId, table.lastActivityAt, table.chatId),
  ],
);

/** Who gave a tag to a chat. */
export type TagGiver = (typeof chatTags.$inferSelect)['by'];

/** How many chats have a tag, in parts, so that transactions do not wait for each other. Kept by the database. */
export const tagCounts = pgTable(
  'tag_counts',
  {
    tagId: uuid('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    part: smallint('part').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tagId, table.part] })],
);
