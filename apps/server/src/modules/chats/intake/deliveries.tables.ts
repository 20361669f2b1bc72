import { channelKinds } from '@spotter/domain/channels';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Max failures of a delivery before it is set aside. */
export const deliveryTries = 5;
/**
 * The condition for a delivery that failed that often: no one has read its content, so it is kept until an
 * operator has looked.
 */
export const isSetAside = sql.raw(`due_at is null and attempts >= ${deliveryTries}`);

/** What a provider delivered by webhook, before it is parsed: durable first, parsed later. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: text('channel', { enum: channelKinds }).notNull(),
    body: text('body').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** When it is to be processed; null once it was. A delivery that was understood completely is deleted instead. */
    dueAt: instant('due_at'),
    /** How often processing it failed, and how often it was deferred because something was not known yet. */
    attempts: integer('attempts').notNull().default(0),
    deferrals: integer('deferrals').notNull().default(0),
    /** Why part of it was not processed. */
    note: text('note'),
  },
  (table) => [
    index('webhook_deliveries_due')
      .on(table.dueAt, table.id)
      .where(sql`due_at is not null`),
    index('webhook_deliveries_set_aside').on(table.id).where(isSetAside),
  ],
);
