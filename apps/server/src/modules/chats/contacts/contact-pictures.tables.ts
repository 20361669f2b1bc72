import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../../users/index.ts';
import { chats } from '../chats.tables.ts';

/** Contacts' pictures as WebP, because the platform's own address expires within days. */
export const contactPictures = pgTable('contact_pictures', {
  chatId: uuid('chat_id')
    .primaryKey()
    .references(() => chats.id, { onDelete: 'cascade' }),
  /** The address it came from: a picture with another address is fetched again. */
  sourceUrl: text('source_url').notNull(),
  /** Null when no picture could be made of what was there. */
  picture: bytes('picture'),
  fetchedAt: timestamp('fetched_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
});
