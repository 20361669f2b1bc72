import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/**
 * Due work, now or later. There is one row per kind and key: a second request moves the row. A job reads the
 * present state, so that a late, early or doubled run does no harm.
 */
export const jobs = pgTable(
  'jobs',
  {
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    payload: jsonb('payload').notNull(),
    /** The owner of the work, such as an account: owners with much work share the places with owners with little. */
    lane: text('lane').notNull(),
    /** Null while the job is parked and was not requested since. */
    dueAt: instant('due_at'),
    /** Raised by each new request, so that a worker notices one that arrived during the run. */
    revision: integer('revision').notNull().default(1),
    /** Failed tries since the last success. */
    attempts: integer('attempts').notNull().default(0),
    /** Starts since the last end, counted with the lease, because a job that kills its process cannot report it. */
    starts: integer('starts').notNull().default(0),
    leaseToken: uuid('lease_token'),
    leasedUntil: instant('leased_until'),
    /** The time at which the job was set aside because too many starts had no end. */
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
