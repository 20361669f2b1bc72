import { mediaKinds, mediaTypes, type MediaFormat } from '@spotter/domain/media';
import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { workspaceId } from '../../users/index.ts';
import { chats, messages } from '../chats.tables.ts';

export const mediaFormats = Object.keys(mediaTypes) as [MediaFormat, ...MediaFormat[]];

/**
 * The pictures, recordings, videos and PDFs for one chat, and those of its contact that are kept, by the ids of
 * their stored files, which go with them.
 */
export const sentMedia = pgTable(
  'sent_media',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    /** The message that carries it; null: it is not sent yet. */
    messageId: uuid('message_id').references(() => messages.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: mediaKinds }).notNull(),
    format: text('format', { enum: mediaFormats }).notNull(),
    /** Its name on the coach's device; what a contact sent has one made of its kind. */
    name: text('name').notNull(),
    /** Whether the contact sent it. */
    received: boolean('received').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  },
  (table) => [
    index('sent_media_workspace').on(table.workspaceId),
    index('sent_media_chat').on(table.chatId, table.createdAt),
    index('sent_media_message').on(table.messageId),
  ],
);
