import { cardOf, keepCard } from './stripe-cards.ts';
import type { BillingParts, StripeCustomers } from './stripe-customers.ts';
import { stripeId } from './stripe-events.ts';
import { StripeRefusal } from './stripe-refusal.ts';
import type { DueStep } from './stripe-subscriptions.ts';
import type { SimulatedCheckout } from './stripe-world-state.ts';

// Stripe: a purchase page is open for a day.
const checkoutMs = 24 * 3_600_000;

/** Returns the purchase pages. */
export function createStripeCheckouts(
  { world, time, views, events, subscriptions }: BillingParts,
  { customerOf }: Pick<StripeCustomers, 'customerOf'>,
) {
  function expire(checkout: SimulatedCheckout, at: number): void {
    checkout.status = 'expired';
    events.emit('checkout.session.expired', views.checkout(checkout, ''), checkout.customerId, at);
  }

  return {
    /** Returns when the open pages expire. */
    nextSteps: (): DueStep[] =>
      world.checkouts
        .filter(({ status }) => status === 'open')
        .map((checkout) => ({ at: checkout.expiresAt, run: () => expire(checkout, checkout.expiresAt) })),

    openCheckout(given: Omit<SimulatedCheckout, 'id' | 'status' | 'created' | 'expiresAt' | 'subscriptionId'>) {
      const times = { created: time(), expiresAt: time() + checkoutMs };
      const checkout: SimulatedCheckout = {
        ...given,
        ...times,
        id: stripeId('cs_test'),
        status: 'open',
        subscriptionId: null,
      };
      world.checkouts.push(checkout);
      return checkout;
    },

    expire: (checkout: SimulatedCheckout) => expire(checkout, time()),

    /** Buys with a card. Returns false when it was declined, and nothing was bought. */
    buy(checkout: SimulatedCheckout, number: string): boolean {
      const card = cardOf(number);
      if (checkout.status !== 'open') throw new StripeRefusal(400, 'This Checkout Session is no longer open.');
      if (card.refused) return false;
      const customer = customerOf(checkout.customerId, 'customer');
      keepCard(customer, card);
      const begun = subscriptions.begin(checkout, time());
      if (begun === null) return false;
      Object.assign(checkout, { status: 'complete', subscriptionId: begun.id });
      events.emit('checkout.session.completed', views.checkout(checkout, ''), customer.id, time());
      return true;
    },
  };
}
