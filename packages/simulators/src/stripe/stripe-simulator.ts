import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createChangeFeed } from '../shell/change-feed.ts';
import { addOutage } from '../shell/outage.ts';
import { createRefusingApp } from '../shell/refusing-app.ts';
import { asSimulator, type Simulator } from '../shell/simulator.ts';
import { addStripeApiRoutes } from './stripe-api-routes.ts';
import { createStripeBilling } from './stripe-billing.ts';
import { testCards } from './stripe-cards.ts';
import type { StripeChange, StripeControl } from './stripe-control.ts';
import { createStripeEvents, stripeId } from './stripe-events.ts';
import { createStripeFaults, type ActiveStripeFaults } from './stripe-faults.ts';
import { addStripePages } from './stripe-pages.ts';
import { decodeForm } from './stripe-params.ts';
import type { SimulatedPrice } from './stripe-prices.ts';
import { stripeErrorBody, StripeRefusal } from './stripe-refusal.ts';
import { createStripeSubscriptions } from './stripe-subscriptions.ts';
import { createStripeViews } from './stripe-views.ts';
import { createStripeWebhooks } from './stripe-webhooks.ts';
import type { StripeWorldState } from './stripe-world-state.ts';

/** The options of a Stripe simulator. */
export type StripeSimulatorOptions = {
  secretKey: string;
  webhookSecret: string;
  /** Where events are delivered; null: nowhere. */
  webhookUrl: string | null;
  prices: SimulatedPrice[];
  /** What happens to a plan whose payment failed for the last time; default `unpaid`. */
  afterLastRetry?: 'unpaid' | 'canceled' | undefined;
  /** The pauses before the second, third … try of a webhook. */
  retryDelaysMs?: number[] | undefined;
  /** The state of an earlier run. */
  world?: StripeWorldState | undefined;
  now?: (() => Date) | undefined;
};

/** A Stripe simulator. */
export type StripeSimulator = Simulator<StripeControl>;

const emptyWorld: StripeWorldState = {
  customers: [],
  checkouts: [],
  subscriptions: [],
  invoices: [],
  portals: [],
  events: [],
  answered: [],
  aheadMs: 0,
};

/** The interval of checks for what has fallen due without a call. */
const pollMs = 30_000;

/** Returns a server of the paths of api.stripe.com, checkout.stripe.com and billing.stripe.com on one origin. */
export function createStripeSimulator(options: StripeSimulatorOptions): StripeSimulator {
  const now = options.now ?? (() => new Date());
  const world = structuredClone(options.world ?? emptyWorld);
  const { emit, subscribe } = createChangeFeed<StripeChange>();
  const notifyBilling = () => emit({ kind: 'billing' });
  const faults = createStripeFaults((present) => emit({ kind: 'faults', faults: present }));
  const webhooks = createStripeWebhooks({
    secret: options.webhookSecret,
    url: options.webhookUrl,
    now,
    faults: faults.now,
    retryDelaysMs: options.retryDelaysMs,
    onAttempt: (attempt) => emit({ kind: 'webhook', attempt }),
  });

  function priceOf(id: string): SimulatedPrice {
    const price = options.prices.find((known) => known.id === id);
    if (!price) throw new Error(`There is no price ${id}`);
    return price;
  }

  const views = createStripeViews(world, priceOf);
  const events = createStripeEvents(world, views, webhooks.publish);
  const subscriptions = createStripeSubscriptions({
    world,
    priceOf,
    views,
    events,
    takeDecline: faults.takeDecline,
    afterLastRetry: options.afterLastRetry ?? 'unpaid',
  });
  const billing = createStripeBilling({ world, now, views, events, subscriptions });
  const app = createStripeApp(options.secretKey, faults, billing.runDue);
  addStripeApiRoutes(app, { world, billing, views, faults, prices: options.prices, onChange: notifyBilling });
  addStripePages(app, { world, billing, priceOf, onChange: notifyBilling });
  const looking = setInterval(billing.runDue, pollMs);
  looking.unref();

  function oneOf<Thing extends { id: string }>(things: Thing[], id: string): Thing {
    const found = things.find((thing) => thing.id === id);
    if (!found) throw new Error(`The Stripe simulator knows no ${id}`);
    return found;
  }

  const control: StripeControl = {
    customers: () => structuredClone(world.customers),
    checkouts: () => structuredClone(world.checkouts),
    subscriptions: () => structuredClone(world.subscriptions),
    invoices: () => structuredClone(world.invoices),
    buy(checkoutId, card = testCards[0].number) {
      const bought = billing.buy(oneOf(world.checkouts, checkoutId), card);
      notifyBilling();
      return bought;
    },
    changeCard(customerId, card) {
      const changed = billing.changeCard(oneOf(world.customers, customerId), card);
      notifyBilling();
      return changed;
    },
    setCanceled(customerId, canceled) {
      for (const subscription of billing.liveOf(customerId)) billing.setCanceled(subscription, canceled);
      notifyBilling();
    },
    letPass(ms) {
      billing.letPass(ms);
      notifyBilling();
    },
    runDue() {
      billing.runDue();
      notifyBilling();
    },
    events: () => structuredClone(world.events),
    deliver: (eventId) => webhooks.deliverNow(oneOf(world.events, eventId)),
    sign: webhooks.sign,
    setWebhookUrl: webhooks.setUrl,
    deliveries: webhooks.attempts,
    webhooksSettled: webhooks.settled,
    ...faults.control,
    subscribe,
    snapshot: () => structuredClone(world),
  };

  return asSimulator(app, control, () => {
    clearInterval(looking);
    webhooks.close();
  });
}

function createStripeApp(secretKey: string, faults: ActiveStripeFaults, runDue: () => void): FastifyInstance {
  const app = createRefusingApp(
    {
      kind: StripeRefusal,
      unreadable: () => new StripeRefusal(400, 'The request could not be read.'),
      unknown: ({ method, url }) => new StripeRefusal(404, `Unrecognized request URL (${method}: ${url}).`),
      broken: () => new StripeRefusal(500, 'An unknown error occurred.'),
      send: (reply, refusal) => reply.code(refusal.status).send(stripeErrorBody(refusal)),
    },
    { routerOptions: { querystringParser: decodeForm }, readForm: decodeForm },
  );
  // The customers' pages are open to everyone who knows their address.
  const isCall = ({ url }: FastifyRequest) => url.startsWith('/v1/');
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('request-id', stripeId('req'));
    runDue();
  });
  addOutage(app, faults.now, () => new StripeRefusal(503, 'Stripe is not available at the moment.'), isCall);
  app.addHook('onRequest', async (request) => {
    if (!isCall(request)) return;
    const status = faults.takeFailure();
    if (status !== null) throw refusalOfStatus(status);
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      throw new StripeRefusal(401, 'Invalid API Key provided.');
    }
  });
  return app;
}

function refusalOfStatus(status: number): StripeRefusal {
  if (status === 429) return new StripeRefusal(429, 'Too many requests.', { code: 'rate_limit' });
  return new StripeRefusal(status, `A refusal that was asked for: ${status}.`);
}
