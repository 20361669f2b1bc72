import { type StripeEvents, stripeId } from './stripe-events.ts';
import { createStripeInvoices } from './stripe-invoices.ts';
import { periodEnd, type SimulatedPrice } from './stripe-prices.ts';
import type { StripeViews } from './stripe-views.ts';
import type {
  SimulatedCheckout,
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
  const invoices = createStripeInvoices({ world, views, events });

  const publishSubscription = (type: string, known: SimulatedSubscription, at: number) =>
    events.emit(`customer.subscription.${type}`, views.subscription(known), known.customerId, at);

  function takesCharge(customerId: string): boolean {
    const { card } = world.customers.find((known) => known.id === customerId)!;
    return card !== null && !card.declines && !takeDecline();
  }

  /** Tries to collect an invoice; a failure is tried again on some days, and then given up. */
  function collect(known: SimulatedSubscription, invoice: SimulatedInvoice, at: number): void {
    invoice.attempts += 1;
    if (takesCharge(known.customerId)) {
      invoices.finish(known, invoice, at);
      publishSubscription('updated', known, at);
      return;
    }
    known.nextRetryAt = retryAt(invoice);
    invoices.publishFailure(invoice, at);
    if (known.nextRetryAt !== null) known.status = 'past_due';
    else if (afterLastRetry === 'canceled') return end(known, at);
    else known.status = 'unpaid';
    publishSubscription('updated', known, at);
  }

  function renew(known: SimulatedSubscription, at: number): void {
    if (known.cancelAtPeriodEnd) return end(known, at);
    const price = priceOf(known.priceId);
    Object.assign(known, { status: 'active', periodStart: at, periodEnd: periodEnd(at, price) });
    collect(known, invoices.add(known, 'subscription_cycle', price.amountCents, at), at);
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
    const change = nextChange(known);
    if (change === null) return null;
    const { at } = change;
    switch (change.kind) {
      case 'announce-trial-end':
        return { at, run: () => announceTrialEnd(known, at) };
      case 'renew':
        return { at, run: () => renew(known, at) };
      case 'collect': {
        const invoice = invoices.latestOf(known);
        return invoice === undefined ? null : { at, run: () => collect(known, invoice, at) };
      }
    }
  }

  return {
    /** Starts the subscription of a purchase page; null when the card was declined. */
    begin(checkout: SimulatedCheckout, at: number): SimulatedSubscription | null {
      const price = priceOf(checkout.priceId);
      const trialEnd = checkout.trialDays === null ? null : at + checkout.trialDays * dayMs;
      if (trialEnd === null && !takesCharge(checkout.customerId)) return null;
      const known = newSubscription(checkout, price, trialEnd, at);
      world.subscriptions.push(known);
      publishSubscription('created', known, at);
      const first = invoices.add(known, 'subscription_create', trialEnd === null ? price.amountCents : 0, at);
      first.attempts = 1;
      invoices.finish(known, first, at);
      return known;
    },

    /** Pays all that is owed with the present card. */
    payOwed(customerId: string, at: number): void {
      for (const known of world.subscriptions) {
        if (known.customerId !== customerId || (known.status !== 'past_due' && known.status !== 'unpaid')) continue;
        for (const invoice of invoices.openOf(known.id)) {
          if (!takesCharge(customerId)) return invoices.publishFailure(invoice, at);
          invoices.finish(known, invoice, at);
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

/** Returns when a payment that failed is tried again; null when that was the last try. */
function retryAt({ attempts, created }: SimulatedInvoice): number | null {
  const day = retryDays[attempts - 1];
  return day === undefined ? null : created + day * dayMs;
}

type NextChange = { kind: 'announce-trial-end' | 'renew' | 'collect'; at: number };

/** Decides what happens to a subscription next; null while there is nothing. */
function nextChange({
  status,
  created,
  periodEnd: end,
  trialEndAnnounced,
  nextRetryAt,
}: SimulatedSubscription): NextChange | null {
  switch (status) {
    case 'trialing':
      return trialEndAnnounced
        ? { kind: 'renew', at: end }
        : { kind: 'announce-trial-end', at: Math.max(created, end - announcementMs) };
    case 'active':
      return { kind: 'renew', at: end };
    case 'past_due':
      return nextRetryAt === null ? null : { kind: 'collect', at: nextRetryAt };
    case 'unpaid':
    case 'canceled':
      return null;
  }
}

function newSubscription(
  checkout: SimulatedCheckout,
  price: SimulatedPrice,
  trialEnd: number | null,
  at: number,
): SimulatedSubscription {
  return {
    id: stripeId('sub'),
    customerId: checkout.customerId,
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
}

/** The life of subscriptions. */
export type StripeSubscriptions = ReturnType<typeof createStripeSubscriptions>;
