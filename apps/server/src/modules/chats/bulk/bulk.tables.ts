import { type BulkAction, bulkStates } from '@spotter/contract';
import type { BulkReason, ChatSnapshot } from '@spotter/domain/inbox';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users, workspaceId } from '../../users/index.ts';
import { chats } from '../chats.tables.ts';
import type { BeforeBulk } from './before-bulk.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Changes of many chats at once, from their dry run on. */
export const bulkChanges = pgTable(
  'bulk_changes',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    /** Null: they are gone. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    action: jsonb('action').$type<BulkAction>().notNull(),
    state: text('state', { enum: bulkStates }).notNull(),
    /** How many chats were selected, and whether more matched. */
    total: integer('total').notNull(),
    isMore: boolean('is_more').notNull(),
    /** How many it deleted, whose rows are gone with the chats. */
    deleted: integer('deleted').notNull().default(0),
    /** How many the agent may answer right away, at the time of the dry run. */
    answers: integer('answers').notNull(),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
  },
  (table) => [index('bulk_changes_newest').on(table.workspaceId, table.createdAt)],
);

/** The chats of a bulk change. */
export const bulkChats = pgTable(
  'bulk_chats',
  {
    bulkId: uuid('bulk_id')
      .notNull()
      .references(() => bulkChanges.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    outcome: text('outcome', { enum: ['waiting', 'left-out', 'changed', 'undone', 'not-undone'] }).notNull(),
    reason: text('reason').$type<BulkReason>(),
    /** The chat at the dry run. */
    snapshot: jsonb('snapshot').$type<ChatSnapshot>().notNull(),
    /** What an undo puts back. */
    before: jsonb('before').$type<BeforeBulk>(),
  },
  (table) => [
    primaryKey({ columns: [table.bulkId, table.place] }),
    index('bulk_chats_outcome').on(table.bulkId, table.outcome, table.place),
    index('bulk_chats_chat').on(table.chatId),
  ],
);
