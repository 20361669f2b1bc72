import type { SimulatedPrice } from './stripe-prices.ts';
import type {
  SimulatedCheckout,
  SimulatedCustomer,
  SimulatedInvoice,
  SimulatedSubscription,
  StripeWorldState,
} from './stripe-world-state.ts';

/** The version of the API. */
export const stripeApiVersion = '2026-10-28.endive';

/** Returns an instant in seconds since 1970. */
type Seconds = (instant: number | null) => number | null;

/** Returns the simulator's things as Stripe writes them. */
export function createStripeViews(world: StripeWorldState, priceOf: (id: string) => SimulatedPrice) {
  /**
   * Returns seconds in the machine's time: when the simulator's time moves forward, everything in it has been
   * longer ago.
   */
  const seconds: Seconds = (instant) => (instant === null ? null : Math.floor((instant - world.aheadMs) / 1000));

  return {
    customer: (known: SimulatedCustomer) => customerView(seconds, known),
    checkout: (known: SimulatedCheckout, origin: string) =>
      checkoutView(seconds, priceOf(known.priceId), known, origin),
    subscription: (known: SimulatedSubscription) => subscriptionView(seconds, priceOf(known.priceId), known),
    invoice: (known: SimulatedInvoice) => invoiceView(seconds, known),
    seconds,
  };
}

function priceView({ id, amountCents, interval }: SimulatedPrice) {
  return {
    id,
    object: 'price',
    active: true,
    currency: 'usd',
    livemode: false,
    product: 'prod_premium',
    recurring: { interval, interval_count: 1, usage_type: 'licensed' },
    type: 'recurring',
    unit_amount: amountCents,
    unit_amount_decimal: String(amountCents),
  };
}

function customerView(seconds: Seconds, { id, email, name, metadata, created, deleted }: SimulatedCustomer) {
  if (deleted) return { id, object: 'customer', deleted: true };
  return { id, object: 'customer', created: seconds(created), email, livemode: false, metadata, name };
}

function checkoutView(seconds: Seconds, { amountCents }: SimulatedPrice, known: SimulatedCheckout, origin: string) {
  const dueNow = known.trialDays === null ? amountCents : 0;
  return {
    id: known.id,
    object: 'checkout.session',
    amount_total: dueNow,
    cancel_url: known.cancelUrl,
    client_reference_id: known.clientReference,
    created: seconds(known.created),
    currency: 'usd',
    customer: known.customerId,
    expires_at: seconds(known.expiresAt),
    livemode: false,
    metadata: known.metadata,
    mode: 'subscription',
    payment_method_collection: 'always',
    payment_status: known.status !== 'complete' ? 'unpaid' : dueNow === 0 ? 'no_payment_required' : 'paid',
    status: known.status,
    subscription: known.subscriptionId,
    success_url: known.successUrl,
    ui_mode: 'hosted_page',
    url: known.status === 'open' ? `${origin}/c/pay/${known.id}` : null,
  };
}

function subscriptionView(seconds: Seconds, price: SimulatedPrice, known: SimulatedSubscription) {
  const periodStart = seconds(known.periodStart);
  const periodEnd = seconds(known.periodEnd);
  return {
    id: known.id,
    object: 'subscription',
    cancel_at: known.cancelAtPeriodEnd ? periodEnd : null,
    cancel_at_period_end: known.cancelAtPeriodEnd,
    canceled_at: seconds(known.canceledAt),
    collection_method: 'charge_automatically',
    created: seconds(known.created),
    currency: 'usd',
    customer: known.customerId,
    ended_at: seconds(known.endedAt),
    items: {
      object: 'list',
      data: [
        {
          id: known.id.replace('sub_', 'si_'),
          object: 'subscription_item',
          current_period_end: periodEnd,
          current_period_start: periodStart,
          price: priceView(price),
          quantity: 1,
          subscription: known.id,
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${known.id}`,
    },
    latest_invoice: known.latestInvoiceId,
    livemode: false,
    metadata: known.metadata,
    start_date: seconds(known.created),
    status: known.status,
    trial_end: seconds(known.trialEnd),
    trial_start: seconds(known.trialStart),
  };
}

function invoiceView(seconds: Seconds, known: SimulatedInvoice) {
  const paid = known.status === 'paid';
  return {
    id: known.id,
    object: 'invoice',
    amount_due: known.amountCents,
    amount_paid: paid ? known.amountCents : 0,
    amount_remaining: paid ? 0 : known.amountCents,
    attempt_count: known.attempts,
    attempted: known.attempts > 0,
    auto_advance: known.status === 'open',
    billing_reason: known.reason,
    collection_method: 'charge_automatically',
    created: seconds(known.created),
    currency: 'usd',
    customer: known.customerId,
    livemode: false,
    number: known.number,
    parent: { type: 'subscription_details', subscription_details: { subscription: known.subscriptionId } },
    status: known.status,
    status_transitions: { finalized_at: seconds(known.created), paid_at: seconds(known.paidAt) },
    total: known.amountCents,
  };
}

/** The simulator's things as Stripe writes them. */
export type StripeViews = ReturnType<typeof createStripeViews>;
