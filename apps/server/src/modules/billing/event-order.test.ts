import { planPriceCents } from '@spotter/domain/billing';
import { createStripePayments } from '@spotter/providers/stripe/stripe-payments';
import { createStripeWebhook } from '@spotter/providers/stripe/stripe-webhook';
import { createStripeSimulator, type StripeSimulator } from '@spotter/simulators/stripe/stripe-simulator';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { inTransaction } from '../../database/database.ts';
import { createTestDatabase } from '../../database/test-database.ts';
import { createTestClock } from '../../platform/clock.ts';
import { createLogger } from '../../platform/logger.ts';
import { createWorker, type Worker } from '../../queue/worker.ts';
import { createUsersService } from '../users/users.service.ts';
import { createBillingService, type BillingService } from './billing.service.ts';
import { findSubscription } from './billing.repository.ts';
import { paymentCustomers, paymentEvents, subscriptions } from './billing.tables.ts';
import { createSubscriptionSync } from './sync-subscription.job.ts';

const dayMs = 24 * 3_600_000;
/** The long run (`npm run histories`) tries five hundred. */
const seeds = process.env['SPOTTER_HISTORIES'] === undefined ? 25 : 500;
const prices = { annual: 'price_year', monthly: 'price_month' };
const keys = { secretKey: 'sk_test', webhookSecret: 'whsec_test' };

/** A life with everything in it: tried, owed, out of grace, paid, cancelled, ended. */
const steps: ((stripe: StripeSimulator['control'], customer: string) => void)[] = [
  (stripe) => void stripe.buy(stripe.checkouts().at(-1)!.id, '4000000000000341'),
  (stripe) => stripe.letPass(7 * dayMs),
  (stripe) => stripe.letPass(3 * dayMs),
  (stripe, customer) => void stripe.changeCard(customer, '4242424242424242'),
  (stripe, customer) => stripe.setCanceled(customer, true),
  (stripe) => stripe.letPass(31 * dayMs),
];

/** Park and Miller: the same numbers for the same seed, each from 0 to 1. */
function numbersFrom(seed: number): () => number {
  let state = seed * 7_919 + 1;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function shuffled<Thing>(things: Thing[], next: () => number): Thing[] {
  return things
    .map((thing) => ({ thing, place: next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ thing }) => thing);
}

describe('the news of a plan', () => {
  const clock = createTestClock('2026-11-20T12:00:00Z');
  const now = () => clock.now();
  const read = createStripeWebhook({ secret: keys.webhookSecret, now });
  let simulator: StripeSimulator;
  let connection: Connection;
  let billing: BillingService;
  let worker: Worker;
  let userId: string;
  let customer: string;
  /** How often the provider was asked for the plan. */
  let readings = 0;

  beforeAll(async () => {
    simulator = createStripeSimulator({
      ...keys,
      webhookUrl: null,
      prices: [
        { id: prices.annual, amountCents: planPriceCents.annual, interval: 'year' },
        { id: prices.monthly, amountCents: planPriceCents.monthly, interval: 'month' },
      ],
      now,
    });
    const real = createStripePayments({ secretKey: keys.secretKey, apiUrl: await simulator.listen() });
    const payments: typeof real = {
      ...real,
      listSubscriptions(id) {
        readings += 1;
        return real.listSubscriptions(id);
      },
    };
    connection = await createTestDatabase();
    const { database } = connection;
    const logger = createLogger('silent');
    const users = createUsersService({ database, clock, verifyEmail: false });
    const publicUrl = 'http://localhost:3000';
    const shop = { provider: payments, prices };
    billing = createBillingService({ database, clock, logger, users, payments: shop, enforced: true, publicUrl });
    const onResumed = async () => undefined;
    const sync = createSubscriptionSync({
      database,
      clock,
      payments,
      prices,
      enforced: true,
      onResumed,
      onChanged: async () => undefined,
      onLapsed: async () => undefined,
    });
    worker = createWorker({ connection, clock, logger, concurrency: 4, handlers: [sync] });
    const user = await inTransaction(database, (tx) =>
      users.createUser(tx, {
        email: 'ana@example.test',
        passwordHash: null,
        firstName: 'Ana',
        lastName: 'Ruiz',
        phone: null,
        companyName: null,
        role: 'trainer',
        heardAboutUs: null,
        timeZone: null,
        hasAgreedToTerms: true,
      }),
    );
    userId = user.id;
    await billing.startCheckout(userId, { priceId: prices.monthly, trial: true });
    customer = simulator.control.customers()[0]!.id;
  });
  afterAll(async () => {
    await connection.close();
    await simulator.close();
  });

  /** Delivers one event as the provider does: signed, as bytes. */
  async function deliver(body: string): Promise<void> {
    const bytes = Buffer.from(body);
    const delivery = read(bytes, simulator.control.sign(body));
    if (delivery.kind === 'unsigned') throw new Error('The signature was refused');
    await billing.receive(delivery, bytes);
  }

  /** A worker comes by, does what is due, and goes. */
  async function doWork(): Promise<void> {
    await worker.start();
    await worker.idle();
    await worker.stop();
  }

  /** As if nothing had been heard of the plan yet. */
  async function forget(): Promise<void> {
    const { database } = connection;
    await database.delete(subscriptions);
    await database.delete(paymentEvents);
    await database.update(paymentCustomers).set({ trialUsedAt: null }).where(eq(paymentCustomers.userId, userId));
  }

  const outcome = async () => ({
    row: await findSubscription(connection.database, userId),
    shown: await billing.findState(userId),
  });

  test('ends in the provider’s own state after each step, in whatever order that step’s events come', async () => {
    const next = numbersFrom(1);
    const seen: unknown[] = [];
    let received = 0;
    for (const step of steps) {
      step(simulator.control, customer);
      const events = simulator.control.events();
      for (const { body } of shuffled(events.slice(received), next)) await deliver(body);
      received = events.length;
      await doWork();
      const { shown } = await outcome();
      seen.push([shown.subscription?.status, shown.entitlement.because]);
    }
    expect(seen).toEqual([
      ['trialing', 'trial'],
      ['past_due', 'grace'],
      ['past_due', 'payment-failed'],
      ['active', 'paid'],
      ['active', 'paid'],
      ['canceled', 'ended'],
    ]);
    expect(received).toBeGreaterThan(15);
  });

  test(`${seeds} random orders and repetitions of the whole stream end in the same state`, async () => {
    const expected = await outcome();
    expect(expected.row).toMatchObject({ status: 'canceled' });
    const bodies = simulator.control.events().map(({ body }) => body);
    const readingsBefore = readings;
    let delivered = 0;
    for (let seed = 1; seed <= seeds; seed += 1) {
      const next = numbersFrom(seed);
      await forget();
      // A third of the events comes twice, and work is done now and then in between.
      const stream = shuffled(
        bodies.flatMap((body) => (next() < 0.33 ? [body, body] : [body])),
        next,
      );
      for (const body of stream) {
        await deliver(body);
        if (next() < 0.04) await doWork();
      }
      delivered += stream.length;
      await doWork();
      expect(await outcome(), `seed ${seed}`).toEqual(expected);
    }
    expect(delivered).toBeGreaterThan(seeds * bodies.length);
    // Asked seldom: news that come together are looked up together.
    expect(readings - readingsBefore).toBeLessThan(delivered);
  });

  test('news of an older state that come last change nothing', async () => {
    const expected = await outcome();
    await forget();
    const bodies = simulator.control.events().map(({ body }) => body);
    for (const body of bodies.toReversed()) await deliver(body);
    await doWork();
    const first = bodies.find((body) => body.includes('customer.subscription.created'))!;
    await deliver(first.replace(/"id":"evt_[^"]+"/, '"id":"evt_late"'));
    await doWork();
    expect(await outcome()).toEqual(expected);
  });
});
