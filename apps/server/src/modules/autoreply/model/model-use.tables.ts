import { workspaceId } from '../../users/index.ts';
import { bigint, date, pgTable, primaryKey } from 'drizzle-orm/pg-core';

/** The tokens used by the language model for an account on one day (UTC), for all purposes. */
export const modelUse = pgTable(
  'model_use',
  {
    day: date('day', { mode: 'string' }).notNull(),
    workspaceId: workspaceId(),
    tokens: bigint('tokens', { mode: 'number' }).notNull(),
    /** How much of voice notes was heard. */
    heardSeconds: bigint('heard_seconds', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.workspaceId] })],
);
