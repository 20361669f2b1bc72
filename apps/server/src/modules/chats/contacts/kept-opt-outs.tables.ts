import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bots } from '../../bots/index.ts';

/** Contacts who asked not to be written to in a chat that was deleted: a keyed hash of the contact, and when. */
export const keptOptOuts = pgTable(
  'kept_opt_outs',
  {
    botId: uuid('bot_id')
      .notNull()
      .references(() => bots.id, { onDelete: 'cascade' }),
    contactHash: text('contact_hash').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.botId, table.contactHash] })],
);
