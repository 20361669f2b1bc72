import { cardOf, keepCard } from './stripe-cards.ts';
import { type StripeEvents, stripeId } from './stripe-events.ts';
import { missing, unknownReference } from './stripe-refusal.ts';
import type { StripeSubscriptions } from './stripe-subscriptions.ts';
import type { StripeViews } from './stripe-views.ts';
import type { SimulatedCustomer, SimulatedSubscription, StripeWorldState } from './stripe-world-state.ts';

/** What customers and their purchase pages work with. */
export type BillingParts = {
  world: StripeWorldState;
  /** The present instant in the simulator's time. */
  time: () => number;
  views: StripeViews;
  events: StripeEvents;
  subscriptions: StripeSubscriptions;
};

/** Returns the customers. */
export function createStripeCustomers({ world, time, views, events, subscriptions }: BillingParts) {
  function liveOf(customerId: string): SimulatedSubscription[] {
    return world.subscriptions.filter((known) => known.customerId === customerId && known.status !== 'canceled');
  }

  return {
    liveOf,

    /** Returns a customer, named by one of the API's parameters, or by an address. */
    customerOf(id: string, param: string | null = null): SimulatedCustomer {
      const known = world.customers.find((candidate) => candidate.id === id);
      if (!known || (known.deleted && param !== null)) {
        throw param === null ? missing('customer', id) : unknownReference('customer', id, param);
      }
      return known;
    },

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

    /** Sets another card, and pays what is owed with it. Returns false when the card was declined. */
    changeCard(customer: SimulatedCustomer, number: string): boolean {
      const card = cardOf(number);
      if (card.refused) return false;
      keepCard(customer, card);
      subscriptions.payOwed(customer.id, time());
      return true;
    },
  };
}

/** The customers. */
export type StripeCustomers = ReturnType<typeof createStripeCustomers>;
