import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { chats } from '../chats.tables.ts';

/** Each time the coach handed a chat to the agent: what the agent says afterwards talks over no person. */
export const handBacks = pgTable(
  'hand_backs',
  {
    id: uuid('id').primaryKey(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
    /** The coach's note to the agent. */
    note: text('note'),
    /** Whether the agent got the chat for the first time, without a keyword. */
    isFirst: boolean('is_first').notNull().default(false),
  },
  (table) => [index('hand_backs_chat').on(table.chatId, table.at)],
);
