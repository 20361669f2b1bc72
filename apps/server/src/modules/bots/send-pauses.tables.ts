import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bots } from './bots.tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Accounts with trouble in sending; an account without trouble has no row. */
export const sendPauses = pgTable('send_pauses', {
  botId: uuid('bot_id')
    .primaryKey()
    .references(() => bots.id, { onDelete: 'cascade' }),
  because: text('because', { enum: ['rate-limited', 'provider-down', 'account-restricted'] }).notNull(),
  /** The number of troubles in a row. */
  troubles: integer('troubles').notNull(),
  pausedAt: instant('paused_at'),
  /** Until when nothing is sent; null while the troubles are only counted. */
  until: instant('until'),
});
