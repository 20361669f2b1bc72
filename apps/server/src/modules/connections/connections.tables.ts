import { serviceKinds } from '@spotter/domain/channels';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { workspaceId } from '../users/index.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Accounts at outside services. Tokens are sealed; a disconnected account keeps its row, without a token. */
export const credentials = pgTable(
  'credentials',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    integration: text('integration', { enum: serviceKinds }).notNull(),
    /** The provider's id of the account, as in its webhooks. */
    accountId: text('account_id').notNull(),
    /** The provider's id of the person who connected it, as in its deauthorize callbacks. */
    appScopedId: text('app_scoped_id'),
    username: text('username').notNull(),
    /** The tokens, see `tokens/token-set.ts`. */
    sealedToken: text('sealed_token'),
    /** When we got the tokens: some can only be renewed at a certain age. */
    tokensAt: instant('tokens_at').notNull(),
    /** null: no end date. */
    tokenExpiresAt: instant('token_expires_at'),
    /** Until when one process has the sole right to renew the tokens. */
    renewingUntil: instant('renewing_until'),
    /** The permissions that we lack for the account, in words. */
    permissionsMissing: jsonb('permissions_missing').$type<string[]>().notNull().default([]),
    /**
     * Whether the person let us read and answer comments, which everything else works without. Accounts that were
     * connected before we asked for it did not.
     */
    commentsAllowed: boolean('comments_allowed').notNull().default(false),
    /** null: not tried yet, or there is nothing to subscribe to. */
    webhooksSubscribed: boolean('webhooks_subscribed'),
    /** Since when the calendar refuses to book open times; null: it books, or nobody has tried. */
    bookingRefusedAt: instant('booking_refused_at'),
    /**
     * The agent that it was connected for. No foreign key, because agents come later; an agent that is gone counts
     * as none.
     */
    agentId: uuid('agent_id'),
    status: text('status', { enum: ['connected', 'reconnect_needed', 'disconnected'] }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('credentials_account')
      .on(table.integration, table.accountId)
      .where(sql`status <> 'disconnected'`),
    index('credentials_workspace').on(table.workspaceId),
    index('credentials_app_scoped').on(table.appScopedId),
  ],
);

/** The accounts of a consent, waiting to be connected: used once, by their user, within minutes. */
export const connectionTickets = pgTable(
  'connection_tickets',
  {
    /** The hash of the ticket, which itself goes through the browser; the ticket cannot be derived from it. */
    hash: text('hash').primaryKey(),
    workspaceId: workspaceId(),
    integration: text('integration', { enum: serviceKinds }).notNull(),
    /** null after it was used. */
    sealedAccounts: text('sealed_accounts'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('connection_tickets_end').on(table.expiresAt),
    index('connection_tickets_workspace').on(table.workspaceId),
  ],
);

/** Consent states that came back: they are refused a second time. Kept until they would have expired anyway. */
export const usedConsentStates = pgTable(
  'used_consent_states',
  { nonce: text('nonce').primaryKey(), expiresAt: instant('expires_at').notNull() },
  (table) => [index('used_consent_states_end').on(table.expiresAt)],
);

/** Providers' requests to delete a person's data. */
export const dataDeletions = pgTable('data_deletions', {
  /** The code given to the person; knowing it is enough to see the progress of the deletion. */
  code: text('code').primaryKey(),
  integration: text('integration', { enum: serviceKinds }).notNull(),
  /** The person whose data it is; null once it is deleted, so that nothing is left of the person. */
  appScopedId: text('app_scoped_id'),
  requestedAt: instant('requested_at').notNull(),
  completedAt: instant('completed_at'),
});
