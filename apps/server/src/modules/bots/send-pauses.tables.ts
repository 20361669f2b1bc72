import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bots } from './bots.tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Accounts through which sending gives trouble; no row while all is well. */
export const sendPauses = pgTable('send_pauses', {
  botId: uuid('bot_id')
    .primaryKey()
    .references(() => bots.id, { onDelete: 'cascade' }),
  because: text('because', { enum: ['rate-limited', 'provider-down', 'account-restricted'] }).notNull(),
  /** Troubles in a row. */
  troubles: integer('troubles').notNull(),
  pausedAt: instant('paused_at'),
  /** Nothing is sent before; null while the troubles are only counted. */
  until: instant('until'),
});
