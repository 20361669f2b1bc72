import { tagImportStates } from '@spotter/contract';
import { tagColors } from '@spotter/domain/inbox';
import { sql } from 'drizzle-orm';
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

/** Lists of tags that came in at once, so that they can be taken back at once. */
export const tagImports = pgTable(
  'tag_imports',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    name: text('name').notNull(),
    state: text('state', { enum: tagImportStates }).notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [index('tag_imports_newest').on(table.workspaceId, table.addedAt)],
);

const importId = () => uuid('import_id').references(() => tagImports.id, { onDelete: 'set null' });

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
    /** The import that added it. */
    importId: importId(),
  },
  (table) => [
    uniqueIndex('tags_key').on(table.workspaceId, table.key),
    index('tags_import')
      .on(table.importId)
      .where(sql`${table.importId} is not null`),
  ],
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
    /** The import that gave it, in the coach's place. */
    importId: importId(),
  },
  (table) => [
    primaryKey({ columns: [table.chatId, table.tagId] }),
    index('chat_tags_newest').on(table.tagId, table.botId, table.lastActivityAt, table.chatId),
    index('chat_tags_import')
      .on(table.importId)
      .where(sql`${table.importId} is not null`),
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

/** What an import has not given yet. */
export const tagImportRows = pgTable(
  'tag_import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => tagImports.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    tagId: uuid('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.place] }),
    index('tag_import_rows_chat').on(table.chatId),
    index('tag_import_rows_tag').on(table.tagId),
  ],
);
