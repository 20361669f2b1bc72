import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
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
