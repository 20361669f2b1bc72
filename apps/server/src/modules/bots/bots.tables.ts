import { channelKinds } from '@spotter/domain/channels';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { agents } from '../agents/index.ts';
import { credentials } from '../connections/index.ts';
import { workspaceId } from '../users/index.ts';

/** Connected social accounts. A bot survives a disconnect, so that its conversations come back with the account. */
export const bots = pgTable(
  'bots',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    credentialId: uuid('credential_id')
      .notNull()
      .references(() => credentials.id, { onDelete: 'cascade' }),
    channel: text('channel', { enum: channelKinds }).notNull(),
    accountId: text('account_id').notNull(),
    name: text('name').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    /** The one agent that answers for this account. */
    agentId: uuid('agent_id').references(() => agents.id, { onDelete: 'set null' }),
    /** Until when the coach wants no agent to write for the account; may be over. */
    pausedUntil: timestamp('paused_until', { withTimezone: true, mode: 'date', precision: 3 }),
    /** Whether the media that contacts send are kept. */
    keepsMedia: boolean('keeps_media').notNull().default(false),
    /** When the account's last webhook came, to within a minute. */
    webhooksSeenAt: timestamp('webhooks_seen_at', { withTimezone: true, mode: 'date', precision: 3 }),
    /** When messages missed during a broken connection were last fetched, and how many there were. */
    caughtUpAt: timestamp('caught_up_at', { withTimezone: true, mode: 'date', precision: 3 }),
    caughtUpMessages: integer('caught_up_messages'),
    /** Raised with every change that an answer in one of its chats depends on (bot-version.repository.ts). */
    version: bigint('version', { mode: 'number' }).notNull().default(0),
    /** Set while the account is disconnected. */
    removedAt: timestamp('removed_at', { withTimezone: true, mode: 'date', precision: 3 }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  },
  (table) => [
    // Webhooks name the account; at most one live bot may answer for it.
    uniqueIndex('bots_account')
      .on(table.channel, table.accountId)
      .where(sql`removed_at is null`),
    // The same user connecting the same account again finds the same bot.
    uniqueIndex('bots_workspace_account').on(table.workspaceId, table.channel, table.accountId),
    uniqueIndex('bots_agent_channel').on(table.agentId, table.channel),
    index('bots_credential').on(table.credentialId),
  ],
);
