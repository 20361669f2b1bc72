import { invitedRoles } from '@spotter/contract';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users, workspaceId } from '../users/index.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Invitations to workspaces. Only the hash of a link's token is stored: reading this table accepts none. */
export const workspaceInvitations = pgTable(
  'workspace_invitations',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    /** In the one spelling in which addresses are stored. */
    email: text('email').notNull(),
    role: text('role', { enum: invitedRoles }).notNull(),
    /** null: the email has not left yet. */
    tokenHash: text('token_hash').unique(),
    /** null: that person is gone. */
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    invitedAt: instant('invited_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    index('workspace_invitations_workspace').on(table.workspaceId, table.invitedAt),
    index('workspace_invitations_email').on(table.email),
    index('workspace_invitations_inviter').on(table.invitedBy),
  ],
);
