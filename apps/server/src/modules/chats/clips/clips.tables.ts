import { type ClipConsent, mediaKinds } from '@spotter/domain/media';
import { boolean, date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { workspaceId } from '../../users/index.ts';
import { chats } from '../chats.tables.ts';
import { mediaFormats } from '../media/sent-media.tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** The coach's recordings, pictures, videos and guides, by the ids of their stored files, which go with them. */
export const clips = pgTable(
  'clips',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    name: text('name').notNull(),
    kind: text('kind', { enum: mediaKinds }).notNull(),
    format: text('format', { enum: mediaFormats }).notNull(),
    whenToUse: text('when_to_use').notNull(),
    perContactOnce: boolean('per_contact_once').notNull(),
    showsPerson: boolean('shows_person').notNull(),
    /** Who agreed to be shown; null: nobody. */
    consentBy: text('consent_by'),
    consentUntil: date('consent_until', { mode: 'string' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('clips_workspace').on(table.workspaceId)],
);

/** Which clips were sent in which chats. What outlives the message keeps its clip from being sent again. */
export const clipSends = pgTable(
  'clip_sends',
  {
    /** The message that carries it. */
    id: uuid('message_id').primaryKey(),
    clipId: uuid('clip_id')
      .notNull()
      .references(() => clips.id, { onDelete: 'cascade' }),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
  },
  (table) => [index('clip_sends_chat').on(table.chatId), index('clip_sends_clip').on(table.clipId)],
);

/** Returns the consent that a row holds. */
export function consentOf(row: Pick<typeof clips.$inferSelect, 'consentBy' | 'consentUntil'>): ClipConsent | null {
  return row.consentBy === null ? null : { givenBy: row.consentBy, until: row.consentUntil };
}
