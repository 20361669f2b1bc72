import { sql } from 'drizzle-orm';
import { timestamp } from 'drizzle-orm/pg-core';

/** What a chat itself says of the answer that waits in it. */
export const proposedColumns = {
  /** Since when an answer waits for the coach's word (approval.tables.ts); null: none does. */
  proposedAt: timestamp('proposed_at', { withTimezone: true, mode: 'date', precision: 3 }),
};

/** An answer waits for the coach's word: the condition of a partial index. */
export const isProposed = sql`proposed_at is not null and spam is null`;
