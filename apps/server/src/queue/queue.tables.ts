import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

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
    /** Null while it is parked, and nobody has asked for it since. */
    dueAt: instant('due_at'),
    /** Raised by every new request, so that a worker notices one that came while it was running. */
    revision: integer('revision').notNull().default(1),
    /** Failed tries since the last success. */
    attempts: integer('attempts').notNull().default(0),
    /** Starts since the last end, counted with the lease: a job that kills its process never comes to say so. */
    starts: integer('starts').notNull().default(0),
    leaseToken: uuid('lease_token'),
    leasedUntil: instant('leased_until'),
    /** Since when it is set aside, because too many starts had no end. */
    parkedAt: instant('parked_at'),
    lastError: text('last_error'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index('jobs_due').on(table.dueAt),
    index('jobs_parked')
      .on(table.parkedAt)
      .where(sql`parked_at is not null`),
  ],
);
