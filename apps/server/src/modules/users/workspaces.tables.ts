import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { WorkspaceId } from '../../platform/access.ts';
import { users } from './users.tables.ts';

/** Owns accounts, agents, chats and calls. Each user has one, created with the user. */
export const workspaces = pgTable('workspaces', {
  id: uuid('id').$type<WorkspaceId>().primaryKey(),
  ownerId: uuid('owner_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
});

/** The column of a row that a workspace owns: the row is deleted with the workspace. */
export const workspaceId = () =>
  uuid('workspace_id')
    .$type<WorkspaceId>()
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' });
