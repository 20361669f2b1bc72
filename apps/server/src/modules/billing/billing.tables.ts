import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/index.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** The users' customers at the payment provider. */
export const paymentCustomers = pgTable('payment_customers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The provider's id. */
  customerId: text('customer_id').notNull().unique(),
  /** When a trial was first seen: each user has one. */
  trialUsedAt: instant('trial_used_at'),
  createdAt: instant('created_at').notNull(),
});

/** The subscription that counts for each user, as the payment provider last reported it. */
export const subscriptions = pgTable('subscriptions', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The provider's id. */
  subscriptionId: text('subscription_id').notNull(),
  status: text('status', {
    enum: ['incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused'],
  }).notNull(),
  /** The provider's id of the price. */
  priceId: text('price_id'),
  trialEndsAt: instant('trial_ends_at'),
  periodEndsAt: instant('period_ends_at'),
  cancelAt: instant('cancel_at'),
  /** Since when a payment is owed. */
  pastDueSince: instant('past_due_since'),
  /** When the provider was asked. */
  readAt: instant('read_at').notNull(),
});

/**
 * The payment provider's events that were accepted: the same event again changes nothing.
 * They hold no name or address.
 */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    customerId: text('customer_id'),
    /** When it happened, according to the provider. */
    at: instant('at'),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [index('payment_events_received').on(table.receivedAt)],
);
