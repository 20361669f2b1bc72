import type { StripeEvents } from './stripe-events.ts';
import { stripeId } from './stripe-events.ts';
import { periodEnd, type SimulatedPrice } from './stripe-prices.ts';
import type { StripeViews } from './stripe-views.ts';
import type {
  SimulatedCheckout,
  SimulatedCustomer,
  SimulatedInvoice,
  SimulatedSubscription,
  StripeWorldState,
} from './stripe-world-state.ts';

const dayMs = 24 * 3_600_000;
// Stripe announces the end of a trial three days before.
const announcementMs = 3 * dayMs;
/** The days after the first try on which a payment is tried again. */
const retryDays = [3, 5, 7];

type Parts = {
  world: StripeWorldState;
  priceOf: (id: string) => SimulatedPrice;
  views: StripeViews;
  events: StripeEvents;
  /** Whether a fault declines this payment. */
  takeDecline: () => boolean;
  /** What happens to a subscription whose payment failed for the last time. */
  afterLastRetry: 'unpaid' | 'canceled';
};

/** Something that happens at an instant. */
export type DueStep = { at: number; run: () => void };

/**
 * Returns the life of subscriptions: begun, renewed, overdue, paid again, ended.
 * Instants are in the simulator's time.
 */
export function createStripeSubscriptions({ world, priceOf, views, events, takeDecline, afterLastRetry }: Parts) {
  const customerOf = (id: string) => world.customers.find((known) => known.id === id)!;

  const publishSubscription = (type: string, known: SimulatedSubscription, at: number) =>
    events.emit(`customer.subscription.${type}`, views.subscription(known), known.customerId, at);
  const publishInvoice = (type: string, known: SimulatedInvoice, at: number) =>
    events.emit(`invoice.${type}`, views.invoice(known), known.customerId, at);

  function takesCharge(customer: SimulatedCustomer): boolean {
    if (customer.card === null || customer.card.declines) return false;
    return !takeDecline();
  }

  function addInvoice(known: SimulatedSubscription, reason: SimulatedInvoice['reason'], cents: number, at: number) {
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
    publishInvoice('created', invoice, at);
    return invoice;
  }

  function finish(known: SimulatedSubscription, invoice: SimulatedInvoice, at: number): void {
    Object.assign(invoice, { status: 'paid', paidAt: at });
    const owesMore = world.invoices.some(
      ({ subscriptionId, status }) => subscriptionId === known.id && status === 'open',
    );
    if (!owesMore && known.status !== 'trialing') {
      Object.assign(known, { status: 'active', nextRetryAt: null });
    }
    publishInvoice('paid', invoice, at);
  }

  /** Tries to collect an invoice; a failure is tried again on some days, and then given up. */
  function collect(known: SimulatedSubscription, invoice: SimulatedInvoice, at: number): void {
    invoice.attempts += 1;
    if (takesCharge(customerOf(known.customerId))) {
      finish(known, invoice, at);
      publishSubscription('updated', known, at);
      return;
    }
    const nextDay = retryDays[invoice.attempts - 1];
    known.nextRetryAt = nextDay === undefined ? null : invoice.created + nextDay * dayMs;
    publishInvoice('payment_failed', invoice, at);
    if (nextDay !== undefined) known.status = 'past_due';
    else if (afterLastRetry === 'canceled') return end(known, at);
    else known.status = 'unpaid';
    publishSubscription('updated', known, at);
  }

  function renew(known: SimulatedSubscription, at: number): void {
    if (known.cancelAtPeriodEnd) return end(known, at);
    const price = priceOf(known.priceId);
    Object.assign(known, { status: 'active', periodStart: at, periodEnd: periodEnd(at, price) });
    collect(known, addInvoice(known, 'subscription_cycle', price.amountCents, at), at);
  }

  function end(known: SimulatedSubscription, at: number): void {
    Object.assign(known, { status: 'canceled', endedAt: at, canceledAt: known.canceledAt ?? at, nextRetryAt: null });
    publishSubscription('deleted', known, at);
  }

  function announceTrialEnd(known: SimulatedSubscription, at: number): void {
    known.trialEndAnnounced = true;
    publishSubscription('trial_will_end', known, at);
  }

  /** Returns what happens to it next; null while there is nothing. */
  function nextStep(known: SimulatedSubscription): DueStep | null {
    switch (known.status) {
      case 'trialing': {
        const at = Math.max(known.created, known.periodEnd - announcementMs);
        if (!known.trialEndAnnounced) return { at, run: () => announceTrialEnd(known, at) };
        return { at: known.periodEnd, run: () => renew(known, known.periodEnd) };
      }
      case 'active':
        return { at: known.periodEnd, run: () => renew(known, known.periodEnd) };
      case 'past_due': {
        const at = known.nextRetryAt;
        const invoice = world.invoices.find(({ id }) => id === known.latestInvoiceId);
        return at === null || invoice === undefined ? null : { at, run: () => collect(known, invoice, at) };
      }
      case 'unpaid':
      case 'canceled':
        return null;
    }
  }

  return {
    /** Starts the subscription of a purchase page; null when the card was declined. */
    begin(checkout: SimulatedCheckout, at: number): SimulatedSubscription | null {
      const customer = customerOf(checkout.customerId);
      const price = priceOf(checkout.priceId);
      const trialEnd = checkout.trialDays === null ? null : at + checkout.trialDays * dayMs;
      if (trialEnd === null && !takesCharge(customer)) return null;
      const known: SimulatedSubscription = {
        id: stripeId('sub'),
        customerId: customer.id,
        priceId: checkout.priceId,
        status: trialEnd === null ? 'active' : 'trialing',
        metadata: checkout.subscriptionMetadata,
        created: at,
        trialStart: trialEnd === null ? null : at,
        trialEnd,
        trialEndAnnounced: false,
        periodStart: at,
        periodEnd: trialEnd ?? periodEnd(at, price),
        cancelAtPeriodEnd: false,
        canceledAt: null,
        endedAt: null,
        latestInvoiceId: null,
        nextRetryAt: null,
      };
      world.subscriptions.push(known);
      publishSubscription('created', known, at);
      const first = addInvoice(known, 'subscription_create', trialEnd === null ? price.amountCents : 0, at);
      first.attempts = 1;
      finish(known, first, at);
      return known;
    },

    /** Pays all that is owed with the present card. */
    payOwed(customerId: string, at: number): void {
      for (const known of world.subscriptions) {
        if (known.customerId !== customerId || (known.status !== 'past_due' && known.status !== 'unpaid')) continue;
        const owed = world.invoices.filter(
          ({ subscriptionId, status }) => subscriptionId === known.id && status === 'open',
        );
        for (const invoice of owed) {
          if (!takesCharge(customerOf(customerId))) return publishInvoice('payment_failed', invoice, at);
          finish(known, invoice, at);
        }
        publishSubscription('updated', known, at);
      }
    },

    /** Ends it with the paid period, or undoes that. An overdue one ends right away. */
    setCanceled(known: SimulatedSubscription, canceled: boolean, at: number): void {
      if (canceled && (known.status === 'past_due' || known.status === 'unpaid')) return end(known, at);
      Object.assign(known, { cancelAtPeriodEnd: canceled, canceledAt: canceled ? at : null });
      publishSubscription('updated', known, at);
    },

    end,
    nextStep,
    publishUpdated: (known: SimulatedSubscription, at: number) => publishSubscription('updated', known, at),
  };
}

/** The life of subscriptions. */
export type StripeSubscriptions = ReturnType<typeof createStripeSubscriptions>;
