import { serviceKinds } from '@spotter/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/users.tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Accounts at outside services. Tokens are sealed; a disconnected account keeps its row, without a token. */
export const credentials = pgTable(
  'credentials',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    integration: text('integration', { enum: serviceKinds }).notNull(),
    /** The provider's id of the account, as its webhooks name it. */
    accountId: text('account_id').notNull(),
    /** The provider's id of the person who connected it, as its deauthorise callbacks name it. */
    appScopedId: text('app_scoped_id'),
    username: text('username').notNull(),
    /** The tokens, see `token-set.ts`. */
    sealedToken: text('sealed_token'),
    /** When we got the tokens: some may only be renewed at a certain age. */
    tokensAt: instant('tokens_at').notNull(),
    /** null: no end date. */
    tokenExpiresAt: instant('token_expires_at'),
    /** Until when one process has the tokens to itself to renew them. */
    renewingUntil: instant('renewing_until'),
    /** What we may not do with the account, in words. */
    permissionsMissing: jsonb('permissions_missing').$type<string[]>().notNull().default([]),
    /** null: not tried yet, or there is nothing to subscribe to. */
    webhooksSubscribed: boolean('webhooks_subscribed'),
    /** The agent that it was connected for. No foreign key: agents come later, and one that is gone is none. */
    agentId: uuid('agent_id'),
    status: text('status', { enum: ['connected', 'reconnect_needed', 'disconnected'] }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('credentials_account')
      .on(table.integration, table.accountId)
      .where(sql`status <> 'disconnected'`),
    index('credentials_user').on(table.userId),
    index('credentials_app_scoped').on(table.appScopedId),
  ],
);

/** What a consent gave, waiting to be connected: used once, by its user, within minutes. */
export const connectionTickets = pgTable(
  'connection_tickets',
  {
    /** The ticket itself goes through the browser; from this hash nobody can make it. */
    hash: text('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    integration: text('integration', { enum: serviceKinds }).notNull(),
    /** null once it was used. */
    sealedAccounts: text('sealed_accounts'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('connection_tickets_end').on(table.expiresAt), index('connection_tickets_user').on(table.userId)],
);

/** Consent states that came back: a second time they are refused. Kept until they would have run out anyway. */
export const usedConsentStates = pgTable(
  'used_consent_states',
  { nonce: text('nonce').primaryKey(), expiresAt: instant('expires_at').notNull() },
  (table) => [index('used_consent_states_end').on(table.expiresAt)],
);

/** Requests to delete a person's data that came from a provider. */
export const dataDeletions = pgTable('data_deletions', {
  /** Told to the person; knowing it is enough to see how far the deletion is. */
  code: text('code').primaryKey(),
  integration: text('integration', { enum: serviceKinds }).notNull(),
  /** Whose data; null once it is gone, so that nothing is left of the person. */
  appScopedId: text('app_scoped_id'),
  requestedAt: instant('requested_at').notNull(),
  completedAt: instant('completed_at'),
});
