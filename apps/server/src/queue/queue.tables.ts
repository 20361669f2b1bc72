import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Work that is due, now or later. One row per kind and key: to ask for the same work again moves the one row,
 * and doing it looks at the present state, so that a late, early or doubled job can do no harm.
 */
export const jobs = pgTable(
  'jobs',
  {
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    payload: jsonb('payload').notNull(),
    /** Whose work it is, such as an account's: those with much to do share the places with those with little. */
    lane: text('lane').notNull(),
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
    /** Raised by every new request, so that a worker notices one that came while it was running. */
    revision: integer('revision').notNull().default(1),
    /** Failed tries since the last success. */
    attempts: integer('attempts').notNull().default(0),
    leaseToken: uuid('lease_token'),
    leasedUntil: timestamp('leased_until', { withTimezone: true, mode: 'date', precision: 3 }),
    lastError: text('last_error'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] }), index('jobs_due').on(table.dueAt)],
);
