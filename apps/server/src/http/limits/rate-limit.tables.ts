import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often something was tried in the window that is open, shared by all server processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** A hash: an address that someone typed in is nobody's business. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  },
  (table) => [index('rate_limits_end').on(table.endsAt)],
);
