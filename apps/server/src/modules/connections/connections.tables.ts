import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/users.tables.ts';

/** Accounts at outside services. Tokens are sealed; a disconnected account keeps its row, without a token. */
export const credentials = pgTable(
  'credentials',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    integration: text('integration', { enum: ['instagram', 'messenger', 'google-calendar', 'calendly'] }).notNull(),
    /** The provider's id of the account, as its webhooks name it. */
    accountId: text('account_id').notNull(),
    /** The provider's id of the person who connected it, as its deauthorise callbacks name it. */
    appScopedId: text('app_scoped_id'),
    username: text('username').notNull(),
    sealedToken: text('sealed_token'),
    status: text('status', { enum: ['connected', 'reconnect_needed', 'disconnected'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  },
  (table) => [
    uniqueIndex('credentials_account')
      .on(table.integration, table.accountId)
      .where(sql`status <> 'disconnected'`),
    index('credentials_user').on(table.userId),
  ],
);
