import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { appointments } from '../booking/index.ts';
import { bots } from '../bots/index.ts';
import { chats } from '../chats/index.ts';
import { workspaceId } from '../users/index.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/**
 * The furthest step of each conversation. Triggers maintain it with its source rows (see docs/analytics.md); no
 * code writes it.
 */
export const chatMilestones = pgTable(
  'chat_milestones',
  {
    chatId: uuid('chat_id')
      .primaryKey()
      .references(() => chats.id, { onDelete: 'cascade' }),
    botId: uuid('bot_id').notNull(),
    /** The time of the contact's first message while the account was connected. */
    beganAt: instant('began_at'),
    engagedAt: instant('engaged_at'),
    agentId: uuid('agent_id'),
    keyword: text('keyword'),
    /** The trigger that engaged it, where no keyword did, and the post whose comment did. */
    triggerId: text('trigger_id'),
    postId: text('post_id'),
    /** The contact's ad or link, once engaged that of the time: `ad spring`, `link bio`. */
    source: text('source'),
    /** Whether the contact has sent more than two messages since the conversation was engaged. */
    talking: boolean('talking').notNull().default(false),
    qualified: boolean('qualified').notNull().default(false),
    /** Whether the conversation has a confirmed call. */
    booked: boolean('booked').notNull().default(false),
    /** Whether the contact came to a call. */
    shown: boolean('shown').notNull().default(false),
    /** Why the lead is lost now; null: they are not. */
    lostReason: text('lost_reason'),
    /** The furthest step reached: 0 new, 1 engaged, 2 qualified, 3 booked, 4 shown. */
    reached: smallint('reached')
      .notNull()
      .generatedAlwaysAs(
        sql`case when shown then 4 when booked then 3 when qualified then 2 when engaged_at is not null then 1 else 0 end`,
      ),
  },
  (table) => [
    index('chat_milestones_reached').on(table.botId, table.reached, table.beganAt, table.chatId),
    index('chat_milestones_lost')
      .on(table.botId, table.lostReason, table.beganAt, table.chatId)
      .where(sql`lost_reason is not null`),
    index('chat_milestones_began').on(table.botId, table.beganAt, table.chatId),
    index('chat_milestones_engaged')
      .on(table.botId, table.engagedAt, table.chatId)
      .where(sql`engaged_at is not null`),
    // A comment is answered before its writer says anything in the chat.
    index('chat_milestones_came').on(table.botId, sql`least(began_at, engaged_at)`, table.chatId),
  ],
);

/** The confirmed calls of conversations, with the times of their booking; also maintained by triggers. */
export const callMilestones = pgTable('call_milestones', {
  appointmentId: uuid('appointment_id')
    .primaryKey()
    .references(() => appointments.id, { onDelete: 'cascade' }),
  botId: uuid('bot_id').notNull(),
  bookedAt: instant('booked_at').notNull(),
});

/**
 * The sums that were won, each with what brought the call, as it was when it was won. Triggers maintain it with
 * the calls; no code writes it.
 */
export const wonCalls = pgTable(
  'won_calls',
  {
    appointmentId: uuid('appointment_id')
      .primaryKey()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    workspaceId: workspaceId(),
    /** When the call began. */
    at: instant('at').notNull(),
    /** In minor units. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** ISO 4217. */
    currency: text('currency').notNull(),
    /** What engaged the conversation: the agent with its keyword, the account with its post, `ad spring`. */
    keyword: text('keyword'),
    post: text('post'),
    source: text('source'),
    /** The agent with the number of its version that answered last before the call was booked. */
    version: text('version'),
    /** The agent with its follow-up step that was sent last before the call was booked. */
    step: text('step'),
  },
  (table) => [index('won_calls_workspace').on(table.workspaceId, table.at, table.appointmentId)],
);

/**
 * The counts by quarters of an hour, and by 1, 8 and 64 days. `at` is the beginning of the quarter; for days it
 * is the first day in the user's time zone (see `analyticsZones`), written as if it were UTC. The meaning of a
 * label depends on the metric.
 */
export const analyticsCounts = pgTable(
  'analytics_counts',
  {
    botId: uuid('bot_id')
      .notNull()
      .references(() => bots.id, { onDelete: 'cascade' }),
    metric: text('metric').notNull(),
    /** The length counted: a quarter of an hour, or a number of days. */
    grain: text('grain', { enum: ['quarter', '1 day', '8 days', '64 days'] }).notNull(),
    at: instant('at').notNull(),
    label: text('label').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.botId, table.metric, table.grain, table.at, table.label] })],
);

/** The time zone (IANA) in which a workspace's days are counted now. */
export const analyticsZones = pgTable('analytics_zones', {
  workspaceId: workspaceId().primaryKey(),
  zone: text('zone').notNull(),
});

/**
 * The changes that are not in the counts yet. The transaction that changes a fact only adds a row here, so that
 * no transaction waits for another; readers add both.
 */
export const analyticsChanges = pgTable('analytics_changes', {
  botId: uuid('bot_id').notNull(),
  metric: text('metric').notNull(),
  /** The beginning of the quarter of an hour. */
  at: instant('at').notNull(),
  label: text('label').notNull(),
  change: integer('change').notNull(),
});
