import { type StripeEvents, stripeId } from './stripe-events.ts';
import type { StripeViews } from './stripe-views.ts';
import type { SimulatedInvoice, SimulatedSubscription, StripeWorldState } from './stripe-world-state.ts';

/** Returns the invoices of subscriptions. */
export function createStripeInvoices({
  world,
  views,
  events,
}: {
  world: StripeWorldState;
  views: StripeViews;
  events: StripeEvents;
}) {
  const publish = (type: 'created' | 'paid' | 'payment_failed', known: SimulatedInvoice, at: number) =>
    events.emit(`invoice.${type}`, views.invoice(known), known.customerId, at);

  const openOf = (subscriptionId: string) =>
    world.invoices.filter((known) => known.subscriptionId === subscriptionId && known.status === 'open');

  return {
    add(known: SimulatedSubscription, reason: SimulatedInvoice['reason'], cents: number, at: number) {
      const invoice: SimulatedInvoice = {
        id: stripeId('in'),
        number: `SANDBOX-${String(world.invoices.length + 1).padStart(4, '0')}`,
        customerId: known.customerId,
        subscriptionId: known.id,
        reason,
        amountCents: cents,
        status: 'open',
        attempts: 0,
        created: at,
        paidAt: null,
      };
      world.invoices.push(invoice);
      known.latestInvoiceId = invoice.id;
      publish('created', invoice, at);
      return invoice;
    },

    /** Marks an invoice as paid; a subscription that owes no more is active again. */
    finish(known: SimulatedSubscription, invoice: SimulatedInvoice, at: number): void {
      Object.assign(invoice, { status: 'paid', paidAt: at });
      if (openOf(known.id).length === 0 && known.status !== 'trialing') {
        Object.assign(known, { status: 'active', nextRetryAt: null });
      }
      publish('paid', invoice, at);
    },

    latestOf: ({ latestInvoiceId }: SimulatedSubscription) => world.invoices.find(({ id }) => id === latestInvoiceId),
    openOf,
    publishFailure: (invoice: SimulatedInvoice, at: number) => publish('payment_failed', invoice, at),
  };
}
