import type { OfferPrice } from '@spotter/domain/offers';
import { boolean, date, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { workspaceId } from '../users/index.ts';

/** What coaches sell or give away, as their agents tell it. */
export const offers = pgTable(
  'offers',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    name: text('name').notNull(),
    /** Null: none is stated. */
    price: jsonb('price').$type<OfferPrice>(),
    terms: text('terms').notNull(),
    link: text('link'),
    forWhom: text('for_whom').notNull(),
    /** The last day on which it is stated, on the coach's calendar. */
    validUntil: date('valid_until', { mode: 'string' }),
    active: boolean('active').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  },
  (table) => [index('offers_workspace').on(table.workspaceId, table.createdAt)],
);
