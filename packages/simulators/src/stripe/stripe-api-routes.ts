import type { FastifyInstance } from 'fastify';
import type { StripeBilling } from './stripe-billing.ts';
import { createStripeCalls, listOf, type StripeCalls } from './stripe-calls.ts';
import { stripeId } from './stripe-events.ts';
import type { ActiveStripeFaults } from './stripe-faults.ts';
import { readParams, stripeParams } from './stripe-params.ts';
import type { SimulatedPrice } from './stripe-prices.ts';
import { missing, StripeRefusal, unknownReference } from './stripe-refusal.ts';
import type { StripeViews } from './stripe-views.ts';
import type { SimulatedSubscription, StripeWorldState } from './stripe-world-state.ts';

type Parts = {
  world: StripeWorldState;
  billing: StripeBilling;
  views: StripeViews;
  faults: ActiveStripeFaults;
  prices: SimulatedPrice[];
  onChange: () => void;
};

/** Adds the calls of the API that a product with one plan makes, below `/v1`. */
export function addStripeApiRoutes(app: FastifyInstance, parts: Parts): void {
  const calls = createStripeCalls(app, parts);
  addCustomerRoutes(calls, parts);
  addCheckoutRoutes(calls, parts);
  addPortalRoute(calls, parts);
  addSubscriptionRoutes(calls, parts);
  addInvoiceRoutes(calls, parts);
}

function addCustomerRoutes({ get, change }: StripeCalls, { billing, views }: Parts): void {
  change('POST', '/customers', ({ given }) => {
    const { email = null, name = null, metadata = {} } = readParams(stripeParams.createCustomer, given);
    return views.customer(billing.addCustomer({ email, name, metadata }));
  });
  get('/customers/:id', ({ id }) => views.customer(billing.customerOf(id)));
  change('DELETE', '/customers/:id', ({ id }) => {
    const customer = billing.customerOf(id);
    if (customer.deleted) throw missing('customer', id);
    billing.removeCustomer(customer);
    return views.customer(customer);
  });
}

function addCheckoutRoutes({ get, change }: StripeCalls, { world, billing, views, prices }: Parts): void {
  change('POST', '/checkout/sessions', ({ given, origin }) => {
    const params = readParams(stripeParams.createCheckout, given);
    const customer = billing.customerOf(params.customer, 'customer');
    const priceId = params.line_items[0]!.price;
    if (!prices.some(({ id }) => id === priceId)) throw unknownReference('price', priceId, 'line_items[0][price]');
    const checkout = billing.openCheckout({
      customerId: customer.id,
      clientReference: params.client_reference_id ?? null,
      priceId,
      trialDays: params.subscription_data?.trial_period_days ?? null,
      metadata: params.metadata ?? {},
      subscriptionMetadata: params.subscription_data?.metadata ?? {},
      successUrl: params.success_url,
      cancelUrl: params.cancel_url ?? null,
    });
    return views.checkout(checkout, origin);
  });
  get('/checkout/sessions', ({ given, origin }) => {
    const { customer, status, ...page } = readParams(stripeParams.listCheckouts, given);
    if (customer !== undefined) billing.customerOf(customer, 'customer');
    const found = world.checkouts.filter(
      (known) => (customer ?? known.customerId) === known.customerId && (status ?? known.status) === known.status,
    );
    return listOf('/v1/checkout/sessions', found, page, (known) => views.checkout(known, origin));
  });
  get('/checkout/sessions/:id', ({ id, origin }) => views.checkout(checkoutOf(world, id), origin));
  change('POST', '/checkout/sessions/:id/expire', ({ id, given, origin }) => {
    readParams(stripeParams.none, given);
    const checkout = checkoutOf(world, id);
    if (checkout.status !== 'open') {
      throw new StripeRefusal(400, 'Only Checkout Sessions with a status in ["open"] can be expired.');
    }
    billing.expire(checkout);
    return views.checkout(checkout, origin);
  });
}

function addPortalRoute({ change }: StripeCalls, { world, billing, views }: Parts): void {
  change('POST', '/billing_portal/sessions', ({ given, origin }) => {
    const params = readParams(stripeParams.createPortal, given);
    const customer = billing.customerOf(params.customer, 'customer');
    const portal = {
      id: stripeId('bps'),
      customerId: customer.id,
      returnUrl: params.return_url ?? '',
      created: billing.time(),
    };
    world.portals.push(portal);
    return {
      id: portal.id,
      object: 'billing_portal.session',
      created: views.seconds(portal.created),
      customer: customer.id,
      livemode: false,
      return_url: params.return_url ?? null,
      url: `${origin}/p/session/${portal.id}`,
    };
  });
}

function addSubscriptionRoutes({ get, change }: StripeCalls, { world, billing, views }: Parts): void {
  get('/subscriptions', ({ given }) => {
    const { customer, status, ...page } = readParams(stripeParams.listSubscriptions, given);
    if (customer !== undefined) billing.customerOf(customer, 'customer');
    const found = world.subscriptions.filter(
      (known) => (customer ?? known.customerId) === known.customerId && isWanted(known, status),
    );
    return listOf('/v1/subscriptions', found, page, views.subscription);
  });
  get('/subscriptions/:id', ({ id }) => views.subscription(subscriptionOf(world, id)));
  change('DELETE', '/subscriptions/:id', ({ id, given }) => {
    readParams(stripeParams.cancelSubscription, given);
    const known = subscriptionOf(world, id);
    if (known.status === 'canceled') throw missing('subscription', id);
    billing.end(known);
    return views.subscription(known);
  });
}

function addInvoiceRoutes({ get }: StripeCalls, { world, views }: Parts): void {
  get('/invoices', ({ given }) => {
    const { customer, subscription, status, ...page } = readParams(stripeParams.listInvoices, given);
    const found = world.invoices.filter(
      (known) =>
        (customer ?? known.customerId) === known.customerId &&
        (subscription ?? known.subscriptionId) === known.subscriptionId &&
        (status ?? known.status) === known.status,
    );
    return listOf('/v1/invoices', found, page, views.invoice);
  });
}

function checkoutOf(world: StripeWorldState, id: string) {
  const known = world.checkouts.find((candidate) => candidate.id === id);
  if (!known) throw missing('checkout.session', id, 'session');
  return known;
}

function subscriptionOf(world: StripeWorldState, id: string): SimulatedSubscription {
  const known = world.subscriptions.find((candidate) => candidate.id === id);
  if (!known) throw missing('subscription', id);
  return known;
}

/** Whether a subscription is listed: Stripe leaves out canceled ones unless they are requested. */
function isWanted({ status }: SimulatedSubscription, wanted: string | undefined): boolean {
  if (wanted === 'all') return true;
  if (wanted === 'ended') return status === 'canceled';
  return wanted === undefined ? status !== 'canceled' : status === wanted;
}
