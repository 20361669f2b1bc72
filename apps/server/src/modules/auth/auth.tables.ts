import type { AuditAction } from '@spotter/contract';
import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { WorkspaceId } from '../../platform/access.ts';
import { users, workspaces } from '../users/index.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The signed-in sessions. Only the hash of a token is stored: reading this table opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Browser and system in words; null when unknown. */
    device: text('device'),
    createdAt: instant('created_at').notNull(),
    /** When it was last used, to within ten minutes. */
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The workspace that the user chose, which counts while they work there; null: their own. */
    chosenWorkspaceId: uuid('chosen_workspace_id')
      .$type<WorkspaceId>()
      .references(() => workspaces.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_chosen')
      .on(table.chosenWorkspaceId)
      .where(sql`chosen_workspace_id is not null`),
  ],
);

/** Mailed links to set a new password that are not used yet; only the hashes of their tokens. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ownerId(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('password_resets_user').on(table.userId)],
);

/** Mailed links to confirm an address; only the hashes of their tokens. */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ownerId(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('email_verifications_user').on(table.userId)],
);

/**
 * The keys of authenticator apps.
 * A key that no code has confirmed does not count: `users.twoStepAt` says which do.
 */
export const twoStepKeys = pgTable('two_step_keys', {
  userId: ownerId().primaryKey(),
  sealedSecret: text('sealed_secret').notNull(),
  /** The time step of the newest accepted code: that one and all before it are used up. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** Codes for users who have lost the app, each valid once; only the hashes of the unused ones. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { codeHash: text('code_hash').notNull(), userId: ownerId() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Sign-ins that wait for their second step; only the hashes of their tickets. */
export const signInTickets = pgTable(
  'sign_in_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    userId: ownerId(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sign_in_tickets_user').on(table.userId)],
);

/** The sensitive actions in an account. An id sorts by its creation time, and so do these. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    action: text('action').$type<AuditAction>().notNull(),
    /** The object of the action. */
    detail: text('detail'),
    /** Browser and system in words. */
    device: text('device'),
    /** For a sign-in: device and network under a key, only to recognize them. */
    origin: text('origin'),
    at: instant('at').notNull(),
  },
  (table) => [index('audit_entries_user').on(table.userId, table.id), index('audit_entries_at').on(table.at)],
);

/** People as a provider identifies them: by its own id, never by their email address. */
export const userIdentities = pgTable(
  'user_identities',
  {
    provider: text('provider', { enum: ['facebook'] }).notNull(),
    subject: text('subject').notNull(),
    userId: ownerId(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index('user_identities_user').on(table.userId)],
);
