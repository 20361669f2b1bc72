import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The number of tries in the open window, shared by all server processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** A hash, because an address that someone typed in is private. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  },
  (table) => [index('rate_limits_end').on(table.endsAt)],
);
