import type { StripeEvents } from './stripe-events.ts';
import { stripeId } from './stripe-events.ts';
import { missing, StripeRefusal, unknownReference } from './stripe-refusal.ts';
import type { DueStep, StripeSubscriptions } from './stripe-subscriptions.ts';
import type { StripeViews } from './stripe-views.ts';
import type {
  SimulatedCheckout,
  SimulatedCustomer,
  SimulatedSubscription,
  StripeWorldState,
} from './stripe-world-state.ts';

// Stripe: a purchase page is open for a day.
const checkoutMs = 24 * 3_600_000;

/** The cards that a page accepts, as Stripe's test cards: their behavior, and their number. */
export const testCards = [
  { number: '4242 4242 4242 4242', words: 'works', refused: false, declines: false },
  {
    number: '4000 0000 0000 0341',
    words: 'is accepted, and declined when it is charged',
    refused: false,
    declines: true,
  },
  { number: '4000 0000 0000 0002', words: 'is declined', refused: true, declines: true },
] as const;

/** A test card, found by its number, with or without blanks. */
export type TestCard = (typeof testCards)[number];

/** Returns customers, purchase pages, and the passing of time. */
export function createStripeBilling(parts: {
  world: StripeWorldState;
  now: () => Date;
  views: StripeViews;
  events: StripeEvents;
  subscriptions: StripeSubscriptions;
}) {
  const { world, now, views, events, subscriptions } = parts;
  const time = () => now().getTime() + world.aheadMs;

  function liveOf(customerId: string): SimulatedSubscription[] {
    return world.subscriptions.filter((known) => known.customerId === customerId && known.status !== 'canceled');
  }

  function expire(checkout: SimulatedCheckout, at: number): void {
    checkout.status = 'expired';
    events.emit('checkout.session.expired', views.checkout(checkout, ''), checkout.customerId, at);
  }

  function nextStep(): DueStep | null {
    const steps = [
      ...world.subscriptions.map(subscriptions.nextStep),
      ...world.checkouts
        .filter(({ status }) => status === 'open')
        .map((checkout) => ({ at: checkout.expiresAt, run: () => expire(checkout, checkout.expiresAt) })),
    ].filter((step) => step !== null);
    return steps.toSorted((one, other) => one.at - other.at)[0] ?? null;
  }

  function runDue(): void {
    for (let step = nextStep(); step !== null && step.at <= time(); step = nextStep()) step.run();
  }

  /** Returns a customer, named by one of the API's parameters, or by an address. */
  function customerOf(id: string, param: string | null = null): SimulatedCustomer {
    const known = world.customers.find((candidate) => candidate.id === id);
    if (!known || (known.deleted && param !== null)) {
      throw param === null ? missing('customer', id) : unknownReference('customer', id, param);
    }
    return known;
  }

  function cardOf(number: string): TestCard {
    const bare = number.replaceAll(' ', '');
    const card = testCards.find((known) => known.number.replaceAll(' ', '') === bare);
    if (!card)
      throw new StripeRefusal(402, 'Your card number is incorrect.', { type: 'card_error', code: 'incorrect_number' });
    return card;
  }

  const keepCard = (customer: SimulatedCustomer, { number, declines }: TestCard) => {
    customer.card = { last4: number.slice(-4), declines };
  };

  return {
    time,
    runDue,
    customerOf,
    liveOf,

    addCustomer(given: Pick<SimulatedCustomer, 'email' | 'name' | 'metadata'>): SimulatedCustomer {
      const customer = { ...given, id: stripeId('cus'), created: time(), deleted: false, card: null };
      world.customers.push(customer);
      events.emit('customer.created', views.customer(customer), customer.id, time());
      return customer;
    },

    removeCustomer(customer: SimulatedCustomer): void {
      for (const known of liveOf(customer.id)) subscriptions.end(known, time());
      const view = views.customer(customer);
      Object.assign(customer, { deleted: true, email: null, name: null, metadata: {}, card: null });
      events.emit('customer.deleted', view, customer.id, time());
    },

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

    /** Sets another card, and pays what is owed with it. Returns false when the card was declined. */
    changeCard(customer: SimulatedCustomer, number: string): boolean {
      const card = cardOf(number);
      if (card.refused) return false;
      keepCard(customer, card);
      subscriptions.payOwed(customer.id, time());
      return true;
    },

    setCanceled: (known: SimulatedSubscription, canceled: boolean) =>
      subscriptions.setCanceled(known, canceled, time()),
    end: (known: SimulatedSubscription) => subscriptions.end(known, time()),

    /**
     * Moves the simulator's time forward, and does what falls due on the way. To all others it looks as if
     * everything had begun earlier by that time, so their clocks stay right.
     */
    letPass(ms: number): void {
      runDue();
      world.aheadMs += ms;
      runDue();
      for (const known of world.subscriptions)
        if (known.status !== 'canceled') subscriptions.publishUpdated(known, time());
    },
  };
}

/** Customers, purchase pages, and the passing of time. */
export type StripeBilling = ReturnType<typeof createStripeBilling>;
