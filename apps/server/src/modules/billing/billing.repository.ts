import type { Subscription } from '@spotter/domain/billing';
import type { PaymentEvent, PaymentSubscription } from '@spotter/providers/ports/payments';
import { and, eq, getTableColumns, isNull, lt, sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../database/database.ts';
import type { WorkspaceId } from '../../platform/access.ts';
import { workspaces } from '../users/index.ts';
import { paymentCustomers, paymentEvents, subscriptions } from './billing.tables.ts';

/** The provider's ids of the two prices. */
export type PlanPrices = { annual: string; monthly: string };

export type CustomerRow = typeof paymentCustomers.$inferSelect;
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Returns the user's customer at the payment provider; null before the first purchase was started. */
export async function findCustomer(database: Database, userId: string): Promise<CustomerRow | null> {
  const [row] = await database.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId));
  return row ?? null;
}

/** Stores the user's customer, unless one is known already. Returns the known one. */
export async function keepCustomer(
  database: Database,
  customer: { userId: string; customerId: string; createdAt: Date },
): Promise<string> {
  await database.insert(paymentCustomers).values(customer).onConflictDoNothing();
  return (await findCustomer(database, customer.userId))?.customerId ?? customer.customerId;
}

/** Replaces a customer that is gone by another. */
export async function replaceCustomer(
  database: Database,
  userId: string,
  customerIds: { gone: string; next: string },
): Promise<void> {
  await database
    .update(paymentCustomers)
    .set({ customerId: customerIds.next })
    .where(and(eq(paymentCustomers.userId, userId), eq(paymentCustomers.customerId, customerIds.gone)));
}

/** Returns all users who have ever started a purchase. */
export async function listPayingUsers(database: Database): Promise<string[]> {
  const rows = await database
    .select({ userId: paymentCustomers.userId })
    .from(paymentCustomers)
    .orderBy(paymentCustomers.userId);
  return rows.map(({ userId }) => userId);
}

/** Notes that the user's trial was used, permanently. */
export async function noteTrialUsed(tx: Database, userId: string, at: Date): Promise<void> {
  await tx
    .update(paymentCustomers)
    .set({ trialUsedAt: at })
    .where(and(eq(paymentCustomers.userId, userId), isNull(paymentCustomers.trialUsedAt)));
}

/** Returns the user's subscription that counts; null when there is none. */
export async function findSubscription(database: Database, userId: string): Promise<SubscriptionRow | null> {
  const [row] = await database.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row ?? null;
}

/** Returns the subscription of a workspace's owner. */
export async function findSubscriptionOf(
  database: Database,
  workspaceId: WorkspaceId,
): Promise<SubscriptionRow | null> {
  const [row] = await database
    .select(getTableColumns(subscriptions))
    .from(subscriptions)
    .innerJoin(workspaces, eq(workspaces.ownerId, subscriptions.userId))
    .where(eq(workspaces.id, workspaceId));
  return row ?? null;
}

/** Replaces the stored subscription by the provider's latest state. */
export async function replaceSubscription(
  tx: Database,
  userId: string,
  subscription: PaymentSubscription | null,
  readAt: Date,
): Promise<void> {
  if (subscription === null) {
    await tx.delete(subscriptions).where(eq(subscriptions.userId, userId));
    return;
  }
  const { createdAt: _, trialStartedAt: __, ...stored } = subscription;
  const row = { ...stored, readAt };
  await tx
    .insert(subscriptions)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: subscriptions.userId, set: row });
}

/** Converts a stored subscription to the form that the rules use. */
export function toSubscription(row: SubscriptionRow, prices: PlanPrices): Subscription {
  const { status, priceId, trialEndsAt, periodEndsAt, cancelAt, pastDueSince } = row;
  const interval = priceId === prices.annual ? 'annual' : priceId === prices.monthly ? 'monthly' : null;
  return { status, interval, trialEndsAt, periodEndsAt, cancelAt, pastDueSince };
}

/**
 * Stores an event. Returns the user it is about; null when it was stored before, or is about no user here. One
 * round trip.
 */
export async function recordEvent(tx: Database, event: PaymentEvent, receivedAt: Date): Promise<string | null> {
  const { eventId, type, customerId, at } = event;
  const rows = await queryRows<{ user_id: string }>(
    tx,
    sql`
    with stored as (
      insert into ${paymentEvents} (id, type, customer_id, at, received_at)
      values (${eventId}, ${type}, ${customerId}, ${at.toISOString()}::timestamptz, ${receivedAt.toISOString()}::timestamptz)
      on conflict do nothing returning customer_id)
    select user_id from payment_customers join stored using (customer_id)`,
  );
  return rows[0]?.user_id ?? null;
}

/** Deletes events that are not repeated any more. */
export async function forgetEvents(database: Database, before: Date): Promise<void> {
  await database.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before));
}
