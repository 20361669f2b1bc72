import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { appointments } from '../booking/booking.tables.ts';
import { bots } from '../bots/bots.tables.ts';
import { chats } from '../chats/chats.tables.ts';
import { users } from '../users/users.tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/**
 * How far each conversation got. Triggers keep it with what it is drawn from (see docs/analytics.md): nobody writes
 * it by hand.
 */
export const chatMilestones = pgTable(
  'chat_milestones',
  {
    chatId: uuid('chat_id')
      .primaryKey()
      .references(() => chats.id, { onDelete: 'cascade' }),
    botId: uuid('bot_id').notNull(),
    /** The contact's first message that came in while the account was connected. */
    beganAt: instant('began_at'),
    engagedAt: instant('engaged_at'),
    agentId: uuid('agent_id'),
    keyword: text('keyword'),
    /** The ad or link that had brought the contact when it was engaged: `ad spring`, `link bio`. */
    source: text('source'),
    /** More than two messages of the contact since it was engaged. */
    talking: boolean('talking').notNull().default(false),
    qualified: boolean('qualified').notNull().default(false),
    /** It has a confirmed call. */
    booked: boolean('booked').notNull().default(false),
    /** The contact came to a call. */
    shown: boolean('shown').notNull().default(false),
    /** 0 new, 1 engaged, 2 qualified, 3 booked, 4 shown: the furthest of them. */
    reached: smallint('reached')
      .notNull()
      .generatedAlwaysAs(
        sql`case when shown then 4 when booked then 3 when qualified then 2 when engaged_at is not null then 1 else 0 end`,
      ),
  },
  (table) => [
    index('chat_milestones_reached').on(table.botId, table.reached, table.beganAt, table.chatId),
    index('chat_milestones_began').on(table.botId, table.beganAt, table.chatId),
  ],
);

/** The confirmed calls that came out of conversations, and when they were booked; kept by triggers too. */
export const callMilestones = pgTable('call_milestones', {
  appointmentId: uuid('appointment_id')
    .primaryKey()
    .references(() => appointments.id, { onDelete: 'cascade' }),
  botId: uuid('bot_id').notNull(),
  bookedAt: instant('booked_at').notNull(),
});

/**
 * What happened, counted by quarters of an hour, and by 1, 8 and 64 days. `at` is the beginning of the quarter; for days
 * it is the first of them in the user's time zone (see `analyticsZones`), written as if it were UTC. What a label means
 * depends on the metric.
 */
export const analyticsCounts = pgTable(
  'analytics_counts',
  {
    botId: uuid('bot_id')
      .notNull()
      .references(() => bots.id, { onDelete: 'cascade' }),
    metric: text('metric').notNull(),
    /** A quarter of an hour, or so many days. */
    grain: text('grain', { enum: ['quarter', '1 day', '8 days', '64 days'] }).notNull(),
    at: instant('at').notNull(),
    label: text('label').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.botId, table.metric, table.grain, table.at, table.label] })],
);

/** In which time zone (IANA) a user's days are counted at present. */
export const analyticsZones = pgTable('analytics_zones', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  zone: text('zone').notNull(),
});

/**
 * What was not added to the counts yet. The transaction that changes a fact only adds a line here, so that nobody
 * waits for anybody: who reads adds both.
 */
export const analyticsChanges = pgTable('analytics_changes', {
  botId: uuid('bot_id').notNull(),
  metric: text('metric').notNull(),
  /** The beginning of the quarter of an hour. */
  at: instant('at').notNull(),
  label: text('label').notNull(),
  change: integer('change').notNull(),
});
