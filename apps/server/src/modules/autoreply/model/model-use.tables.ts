import { bigint, date, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../users/users.tables.ts';

/** The tokens that the language model took for an account on one day (UTC), for whatever it was asked. */
export const modelUse = pgTable(
  'model_use',
  {
    day: date('day', { mode: 'string' }).notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokens: bigint('tokens', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.userId] })],
);
