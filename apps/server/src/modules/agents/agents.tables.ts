import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/users.tables.ts';

/** What answers in a coach's voice. Which accounts it answers for is written at the bots. */
export const agents = pgTable(
  'agents',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description'),
    /** null: the server's own choice. */
    model: text('model'),
    instructions: text('instructions').notNull(),
    delayType: text('delay_type', { enum: ['custom', 'adaptive'] }).notNull(),
    replyDelayMinutes: integer('reply_delay_minutes').notNull(),
    triggerKeywords: jsonb('trigger_keywords').$type<string[]>().notNull(),
    reengagementKeywords: jsonb('reengagement_keywords').$type<string[]>().notNull(),
    /** What to find out about a lead, in the order of asking; empty: the usual fields. */
    fields: jsonb('fields').$type<string[]>().notNull().default([]),
    /** What the coach wants to be said to somebody in need; null: our own words. */
    caringWords: text('caring_words'),
    /** The coach's own words for whoever asks whether a machine writes; null: our own. */
    disclosureWords: text('disclosure_words'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  },
  (table) => [index('agents_user').on(table.userId, table.createdAt)],
);
