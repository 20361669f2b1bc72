import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { chats } from '../chats.tables.ts';

/** Each time a person took a chat over from the agent. */
export const takeOvers = pgTable(
  'take_overs',
  {
    id: uuid('id').primaryKey(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
    via: text('via', { enum: ['inbox', 'app'] }).notNull(),
  },
  (table) => [index('take_overs_chat').on(table.chatId, table.at)],
);
