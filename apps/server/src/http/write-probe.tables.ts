import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row, which is written again and again to prove that the database takes writes. */
export const writeProbes = pgTable('write_probes', {
  key: text('key').primaryKey(),
  writtenAt: timestamp('written_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
});
