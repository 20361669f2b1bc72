import type { AuditAction } from '@spotter/contract';
import { bigint, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/users.tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Who is signed in. Of a token only its hash is stored: reading this table opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Browser and system in words; null when unknown. */
    device: text('device'),
    createdAt: instant('created_at').notNull(),
    /** To within ten minutes. */
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Links to set a new password that were mailed and not yet used; of their tokens the hashes only. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ownerId(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('password_resets_user').on(table.userId)],
);

/** Links to confirm an address that were mailed; of their tokens the hashes only. */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ownerId(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('email_verifications_user').on(table.userId)],
);

/** The keys of authenticator apps. One that no code has confirmed counts for nothing: `users.twoStepAt` says which do. */
export const twoStepKeys = pgTable('two_step_keys', {
  userId: ownerId().primaryKey(),
  sealedSecret: text('sealed_secret').notNull(),
  /** The time step of the newest code that was taken: that one and all before it are used up. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** Codes for whoever has lost the app, each good once; only the hashes of those that are left. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { codeHash: text('code_hash').notNull(), userId: ownerId() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Sign-ins that wait for their second step; of their tickets the hashes only. */
export const signInTickets = pgTable(
  'sign_in_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    userId: ownerId(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sign_in_tickets_user').on(table.userId)],
);

/** The sensitive actions in an account. An id sorts by the time it was made, and so do these. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    action: text('action').$type<AuditAction>().notNull(),
    /** What it was done to. */
    detail: text('detail'),
    /** Browser and system in words. */
    device: text('device'),
    /** Of a sign-in: device and network under a key, to know them again and nothing else. */
    origin: text('origin'),
    at: instant('at').notNull(),
  },
  (table) => [index('audit_entries_user').on(table.userId, table.id), index('audit_entries_at').on(table.at)],
);

/** People as a provider knows them, by its own id and never by their e-mail address. */
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
