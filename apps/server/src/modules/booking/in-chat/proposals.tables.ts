import type { SpokenLanguage } from '@spotter/domain/booking';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { chats } from '../../chats/index.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** What was known about the guest when a proposal was made. */
export type ProposedGuest = {
  name: string | null;
  email: string | null;
  /** Whether they do not want to give an address. */
  withoutEmail: boolean;
  notes: string | null;
};

/** What the agent proposed in chats, each with its message. A chat has at most one that is live. */
export const proposals = pgTable(
  'booking_proposals',
  {
    id: uuid('id').primaryKey(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id').notNull(),
    kind: text('kind', { enum: ['offer', 'confirm'] }).notNull(),
    action: text('action', { enum: ['book', 'move', 'cancel'] }).notNull(),
    /** Instants, ISO 8601. */
    slots: jsonb('slots').$type<string[]>().notNull(),
    /** IANA: the zone in which they were said. */
    timeZone: text('time_zone').notNull(),
    language: text('language').$type<SpokenLanguage>().notNull(),
    guest: jsonb('guest').$type<ProposedGuest>().notNull(),
    state: text('state', { enum: ['live', 'replaced', 'used'] }).notNull(),
    saidAt: instant('said_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('booking_proposals_chat').on(table.chatId, table.saidAt),
    uniqueIndex('booking_proposals_live')
      .on(table.chatId)
      .where(sql`state = 'live'`),
  ],
);
