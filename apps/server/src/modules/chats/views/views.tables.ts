import type { ChatFilter } from '@spotter/contract';
import { integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bots } from '../../bots/index.ts';
import { users, workspaceId } from '../../users/index.ts';

/** Filters of an account's conversations that somebody saved for the whole workspace. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    /** Null: they are gone. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    botId: uuid('bot_id')
      .notNull()
      .references(() => bots.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The name as it is compared: without case, accents and emoji. */
    key: text('key').notNull(),
    filter: jsonb('filter').$type<ChatFilter>().notNull(),
    /** Its place among the views, from 0. */
    place: integer('place').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  },
  (table) => [uniqueIndex('saved_views_key').on(table.workspaceId, table.key)],
);
