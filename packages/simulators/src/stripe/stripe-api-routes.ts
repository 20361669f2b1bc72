import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StripeBilling } from './stripe-billing.ts';
import { stripeId } from './stripe-events.ts';
import type { ActiveStripeFaults } from './stripe-faults.ts';
import { readParams, stripeParams } from './stripe-params.ts';
import type { SimulatedPrice } from './stripe-prices.ts';
import { missing, StripeRefusal, unknownReference } from './stripe-refusal.ts';
import type { StripeViews } from './stripe-views.ts';
import type { SimulatedSubscription, StripeWorldState } from './stripe-world-state.ts';

// Stripe keeps an answer for at least a day.
const keptAnswerMs = 24 * 3_600_000;

type Parts = {
  world: StripeWorldState;
  billing: StripeBilling;
  views: StripeViews;
  faults: ActiveStripeFaults;
  prices: SimulatedPrice[];
  onChange: () => void;
};

type Call = { id: string; given: unknown; origin: string };

/** Adds the calls of the API that a product with one plan makes, below `/v1`. */
export function addStripeApiRoutes(
  app: FastifyInstance,
  { world, billing, views, faults, prices, onChange }: Parts,
): void {
  function get(path: string, handle: (call: Call) => unknown): void {
    app.get(`/v1${path}`, (request, reply) => reply.send(handle(callOf(request))));
  }

  /** Adds a change: made once for each idempotency key, even if its answer is lost. */
  function change(method: 'POST' | 'DELETE', path: string, handle: (call: Call) => unknown): void {
    app.route({
      method,
      url: `/v1${path}`,
      handler: (request, reply) => {
        const key = request.headers['idempotency-key'];
        const body =
          method === 'POST' && typeof key === 'string' ? once(key, request, handle) : answerOf(request, handle);
        onChange();
        return faults.takeDroppedAnswer() ? drop(reply) : reply.type('application/json').send(body);
      },
    });
  }

  function answerOf(request: FastifyRequest, handle: (call: Call) => unknown): string {
    return JSON.stringify(handle(callOf(request)));
  }

  function once(key: string, request: FastifyRequest, handle: (call: Call) => unknown): string {
    const call = createHash('sha256')
      .update(`${request.url} ${JSON.stringify(request.body ?? {})}`)
      .digest('hex');
    const since = billing.time() - keptAnswerMs;
    world.answered = world.answered.filter(({ at }) => at >= since);
    const known = world.answered.find((answered) => answered.key === key);
    if (known && known.call !== call) {
      throw new StripeRefusal(
        400,
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        { type: 'idempotency_error' },
      );
    }
    if (known) return known.body;
    // A refusal is not kept: the same key may be used again.
    const body = answerOf(request, handle);
    world.answered.push({ key, call, status: 200, body, at: billing.time() });
    return body;
  }

  function checkoutOf(id: string) {
    const known = world.checkouts.find((candidate) => candidate.id === id);
    if (!known) throw missing('checkout.session', id, 'session');
    return known;
  }

  function subscriptionOf(id: string): SimulatedSubscription {
    const known = world.subscriptions.find((candidate) => candidate.id === id);
    if (!known) throw missing('subscription', id);
    return known;
  }

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
  get('/checkout/sessions/:id', ({ id, origin }) => views.checkout(checkoutOf(id), origin));
  change('POST', '/checkout/sessions/:id/expire', ({ id, given, origin }) => {
    readParams(stripeParams.none, given);
    const checkout = checkoutOf(id);
    if (checkout.status !== 'open') {
      throw new StripeRefusal(400, 'Only Checkout Sessions with a status in ["open"] can be expired.');
    }
    billing.expire(checkout);
    return views.checkout(checkout, origin);
  });

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

  get('/subscriptions', ({ given }) => {
    const { customer, status, ...page } = readParams(stripeParams.listSubscriptions, given);
    if (customer !== undefined) billing.customerOf(customer, 'customer');
    const found = world.subscriptions.filter(
      (known) => (customer ?? known.customerId) === known.customerId && isWanted(known, status),
    );
    return listOf('/v1/subscriptions', found, page, views.subscription);
  });
  get('/subscriptions/:id', ({ id }) => views.subscription(subscriptionOf(id)));
  change('DELETE', '/subscriptions/:id', ({ id, given }) => {
    readParams(stripeParams.cancelSubscription, given);
    const known = subscriptionOf(id);
    if (known.status === 'canceled') throw missing('subscription', id);
    billing.end(known);
    return views.subscription(known);
  });

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

/** Whether a subscription is listed: Stripe leaves out canceled ones unless they are requested. */
function isWanted({ status }: SimulatedSubscription, wanted: string | undefined): boolean {
  if (wanted === 'all') return true;
  if (wanted === 'ended') return status === 'canceled';
  return wanted === undefined ? status !== 'canceled' : status === wanted;
}

/** Returns a list, newest first, as all of Stripe's. */
function listOf<Known extends { id: string }>(
  url: string,
  found: Known[],
  { limit = 10, starting_after }: { limit?: number | undefined; starting_after?: string | undefined },
  view: (known: Known) => unknown,
) {
  const newestFirst = found.toReversed();
  const from = newestFirst.findIndex(({ id }) => id === starting_after) + 1;
  const shown = newestFirst.slice(from, from + limit);
  return { object: 'list', data: shown.map(view), has_more: from + limit < newestFirst.length, url };
}

function callOf(request: FastifyRequest): Call {
  const { id = '' } = request.params as { id?: string };
  const given = request.method === 'POST' ? request.body : request.query;
  return { id, given, origin: `${request.protocol}://${request.host}` };
}

function drop(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}
