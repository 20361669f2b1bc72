import { subscriptionStatuses, type SubscriptionStatus } from '@spotter/domain/billing';
import { toInstant, toPastInstant } from '../http/wire-instant.ts';
import type { PaymentEvent, PaymentSubscription } from '../ports/payments.ts';
import type { StripeEvent, StripeInvoice, StripeSubscription } from './stripe-wire.ts';

/** Whether we have to look up since when a payment is overdue. */
export function owesPayment(subscription: StripeSubscription): boolean {
  return subscription.status === 'past_due' || subscription.status === 'unpaid';
}

/** Returns a subscription in our words. `owed` are its unpaid invoices. */
export function toSubscription(subscription: StripeSubscription, owed: StripeInvoice[]): PaymentSubscription {
  const [item, ...others] = subscription.items.data;
  const periodEnd = item?.current_period_end ?? null;
  const cancelAt = subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEnd : null);
  return {
    subscriptionId: subscription.id,
    status: statusOf(subscription.status),
    priceId: item === undefined || others.length > 0 ? null : item.price.id,
    createdAt: toInstant(subscription.created) ?? new Date(0),
    trialStartedAt: instant(subscription.trial_start),
    trialEndsAt: instant(subscription.trial_end),
    periodEndsAt: instant(periodEnd),
    // A subscription that has ended does not end again.
    cancelAt: subscription.ended_at ? null : instant(cancelAt),
    pastDueSince: owesPayment(subscription) ? owedSince(owed, item?.current_period_start ?? null) : null,
  };
}

// An unpaid plan keeps making invoices: the oldest shows since when. An unpaid period began with one.
function owedSince(owed: StripeInvoice[], periodStart: number | null): Date | null {
  const since = owed.map((invoice) => invoice.status_transitions?.finalized_at ?? invoice.created);
  return since.length > 0 ? instant(Math.min(...since)) : instant(periodStart);
}

function statusOf(word: string): SubscriptionStatus {
  return subscriptionStatuses.find((status) => status === word) ?? 'incomplete';
}

function instant(seconds: number | null | undefined): Date | null {
  return toInstant(seconds);
}

/** Returns an event in our words; one without a usable time happened when it arrived. */
export function toEvent({ id, type, created, data }: StripeEvent, arrivedAt: Date): PaymentEvent {
  const { customer, object, id: objectId } = data.object;
  const named = typeof customer === 'string' ? customer : (customer?.id ?? null);
  return {
    eventId: id,
    type,
    customerId: named ?? (object === 'customer' ? (objectId ?? null) : null),
    at: toPastInstant(created, arrivedAt) ?? arrivedAt,
  };
}
