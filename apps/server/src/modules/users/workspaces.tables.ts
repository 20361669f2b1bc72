import { roles } from '@spotter/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { WorkspaceId } from '../../platform/access.ts';
import { users } from './users.tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Owns accounts, agents, chats and calls. Each user has one of their own, created with the user. */
export const workspaces = pgTable(
  'workspaces',
  {
    id: uuid('id').$type<WorkspaceId>().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whether it is its owner's own, in which their sessions begin; one that was handed over is not. */
    isHome: boolean('is_home').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('workspaces_owner').on(table.ownerId),
    uniqueIndex('workspaces_home')
      .on(table.ownerId)
      .where(sql`is_home`),
  ],
);

/** The column of a row that a workspace owns: the row is deleted with the workspace. */
export const workspaceId = () =>
  uuid('workspace_id')
    .$type<WorkspaceId>()
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' });

/** Who works in a workspace, its owner among them. */
export const workspaceMembers = pgTable(
  'workspace_members',
  {
    workspaceId: workspaceId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: roles }).notNull(),
    since: instant('since').notNull(),
    /** null: nobody invited them, or that person is gone. */
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('workspace_members_user').on(table.userId),
    index('workspace_members_inviter').on(table.invitedBy),
    uniqueIndex('workspace_members_owner')
      .on(table.workspaceId)
      .where(sql`role = 'owner'`),
  ],
);
