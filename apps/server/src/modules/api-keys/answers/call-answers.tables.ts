import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { workspaceId } from '../../users/index.ts';

/** Calls that named themselves by an Idempotency-Key, with their answers; kept for a day. */
export const callAnswers = pgTable(
  'call_answers',
  {
    workspaceId: workspaceId(),
    keyHash: text('key_hash').notNull(),
    /** What was asked, as a hash: the same name with another content is a mistake. */
    requestHash: text('request_hash').notNull(),
    /** null while the call runs, and where it broke off. */
    answer: text('answer'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.keyHash] }),
    index('call_answers_created').on(table.createdAt),
  ],
);
