import type { ModelUse } from '@spotter/contract';
import type { Brief } from '@spotter/domain/briefs';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { chats } from '../chats/index.ts';
import { workspaceId } from '../users/index.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Why no model was asked, or what came of it. */
export const skipReasons = ['budget', 'model-down', 'no-answer', 'severe', 'asked-for-deletion'] as const;

/** The newest brief of each chat that has one. */
export const chatBriefs = pgTable(
  'chat_briefs',
  {
    chatId: uuid('chat_id')
      .primaryKey()
      .references(() => chats.id, { onDelete: 'cascade' }),
    workspaceId: workspaceId(),
    state: text('state', { enum: ['writing', 'written', 'none', 'skipped'] }).notNull(),
    /** Set exactly while it is skipped. */
    skippedFor: text('skipped_for', { enum: skipReasons }),
    /** What may be shown. The database empties it as soon as a message of the chat says something else. */
    parts: jsonb('parts').$type<Brief>(),
    /** When the oldest message was written that it rests on: it is deleted with it. */
    oldestAt: instant('oldest_at'),
    /** A hash of what it was written from: while that is the same, it is not written again. */
    basis: text('basis').notNull(),
    /** What asking the model took; null: it was not asked. */
    model: jsonb('model').$type<ModelUse>(),
    at: instant('at').notNull(),
  },
  (table) => [index('chat_briefs_workspace').on(table.workspaceId), index('chat_briefs_oldest').on(table.oldestAt)],
);
