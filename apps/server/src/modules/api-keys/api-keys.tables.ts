import type { KeyScope } from '@spotter/contract';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users, workspaceId } from '../users/index.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** The API keys of workspaces. Only the hash of a key is stored: reading this table opens nothing. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    name: text('name').notNull(),
    scopes: jsonb('scopes').$type<KeyScope[]>().notNull(),
    /** The beginning of the key, by which people tell theirs apart. */
    start: text('start').notNull(),
    keyHash: text('key_hash').notNull().unique(),
    /** null: that person is gone. */
    madeBy: uuid('made_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    /** To within a minute; null: never used. */
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('api_keys_workspace').on(table.workspaceId), index('api_keys_maker').on(table.madeBy)],
);
