import { channelKinds } from '@spotter/domain';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** So often a delivery fails before it is set aside. */
export const deliveryTries = 5;
/** A delivery that failed so often: nobody has read what it tells, so it is kept until an operator has looked. */
export const isSetAside = sql.raw(`due_at is null and attempts >= ${deliveryTries}`);

/** What a provider delivered by webhook, before it is understood: durable first, parsed later. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: text('channel', { enum: channelKinds }).notNull(),
    body: text('body').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** When it is to be processed; null once it was. What was understood whole is deleted instead. */
    dueAt: instant('due_at'),
    /** How often it could not be processed, and how often it was put off because something could not be told yet. */
    attempts: integer('attempts').notNull().default(0),
    deferrals: integer('deferrals').notNull().default(0),
    /** Why something of it was not taken up. */
    note: text('note'),
  },
  (table) => [
    index('webhook_deliveries_due')
      .on(table.dueAt, table.id)
      .where(sql`due_at is not null`),
    index('webhook_deliveries_set_aside').on(table.id).where(isSetAside),
  ],
);
