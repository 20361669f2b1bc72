import { leakKinds } from '@spotter/domain/inbox';
import type { LeakWorth } from '@spotter/domain/leaks';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { chats } from '../chats/index.ts';
import { workspaceId } from '../users/index.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** The leads who were about to be lost, each case once, with its end. The chat says which case is open. */
export const leaks = pgTable(
  'leaks',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: leakKinds }).notNull(),
    /** The event that tells this case from the next. */
    since: instant('since').notNull(),
    /** What the lead was worth when it was found; null: too few leads to say. */
    worth: jsonb('worth').$type<LeakWorth>(),
    foundAt: instant('found_at').notNull(),
    /** When it was over; null: it is open. Kept by the database where a person takes care of the chat. */
    endedAt: instant('ended_at'),
    /** Whether it was over because somebody acted, and not because it was too late. */
    recovered: boolean('recovered').notNull().default(false),
  },
  (table) => [
    uniqueIndex('leaks_case').on(table.chatId, table.kind, table.since),
    index('leaks_recovered')
      .on(table.workspaceId, table.endedAt)
      .where(sql`recovered`),
  ],
);
