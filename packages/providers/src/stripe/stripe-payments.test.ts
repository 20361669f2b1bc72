import { createStripeSimulator, type StripeSimulator } from '@spotter/simulators/stripe/stripe-simulator';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CheckoutRequest, Payments } from '../ports/payments.ts';
import { ProviderError } from '../ports/provider-error.ts';
import { startLocalServer } from '../test-support/local-server.ts';
import { createStripePayments } from './stripe-payments.ts';

const dayMs = 24 * 3_600_000;
const start = new Date('2026-11-20T12:00:00Z');
const inDays = (days: number) => new Date(start.getTime() + days * dayMs);
const secretKey = 'sk_test_of_the_shop';
const declines = '4000 0000 0000 0341';

let stripe: StripeSimulator;
let apiUrl: string;
let payments: Payments;
let customerId: string;

beforeEach(async () => {
  stripe = createStripeSimulator({
    secretKey,
    webhookSecret: 'whsec_test',
    webhookUrl: null,
    prices: [
      { id: 'price_year', amountCents: 118_800, interval: 'year' },
      { id: 'price_month', amountCents: 12_900, interval: 'month' },
    ],
    now: () => start,
  });
  apiUrl = await stripe.listen();
  payments = createStripePayments({ secretKey, apiUrl });
  customerId = await payments.createCustomer(
    { userId: 'user-1', email: 'ana@example.test', name: 'Ana Ruiz' },
    'first',
  );
});
afterEach(() => stripe.close());

const wish = (given: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  customerId,
  userId: 'user-1',
  priceId: 'price_month',
  trialDays: null,
  successUrl: 'https://spotter.example/subscriptions/success',
  cancelUrl: 'https://spotter.example/subscriptions/cancelled',
  ...given,
});

async function buy(given: Partial<CheckoutRequest> = {}, card?: string): Promise<void> {
  await payments.startCheckout(wish(given));
  stripe.control.buy(stripe.control.checkouts().at(-1)!.id, card);
}

const only = async () => {
  const [subscription, ...others] = await payments.listSubscriptions(customerId);
  expect(others).toEqual([]);
  return subscription;
};

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error as ProviderError,
  );

describe('a customer', () => {
  test('is made once, however often that is asked', async () => {
    const again = await payments.createCustomer(
      { userId: 'user-1', email: 'ana@example.test', name: 'Ana Ruiz' },
      'first',
    );
    expect(again).toBe(customerId);
    const [known] = stripe.control.customers();
    expect(known).toMatchObject({ email: 'ana@example.test', name: 'Ana Ruiz', metadata: { userId: 'user-1' } });
  });

  test('is made once also when the answer got lost', async () => {
    stripe.control.setFaults({ dropAnswers: 1 });
    await payments.createCustomer({ userId: 'user-2', email: 'eva@example.test', name: 'Eva' }, 'first');
    expect(stripe.control.customers()).toHaveLength(2);
  });
});

describe('the page to buy on', () => {
  test('asks for a card also for a trial, and carries whose it is', async () => {
    const { url } = await payments.startCheckout(wish({ priceId: 'price_year', trialDays: 7 }));
    expect(url).toContain(`${apiUrl}/c/pay/cs_`);
    expect(stripe.control.checkouts()[0]).toMatchObject({
      customerId,
      clientReference: 'user-1',
      priceId: 'price_year',
      trialDays: 7,
      subscriptionMetadata: { userId: 'user-1' },
    });
  });

  test('is the same for the same wish, and only one is open', async () => {
    const first = await payments.startCheckout(wish());
    expect(await payments.startCheckout(wish())).toEqual(first);
    await payments.startCheckout(wish({ trialDays: 7 }));
    expect(stripe.control.checkouts().map(({ status }) => status)).toEqual(['expired', 'open']);
  });

  test('for a price that Stripe does not know is refused', async () => {
    expect(await failureOf(payments.startCheckout(wish({ priceId: 'price_x' })))).toMatchObject({
      kind: 'not-found',
      providerCode: 'resource_missing',
    });
  });
});

test('the portal has an address that leads back', async () => {
  const { url } = await payments.openPortal(customerId, 'https://spotter.example/subscriptions');
  expect(url).toContain(`${apiUrl}/p/session/`);
});

describe('a subscription is told', () => {
  test('while it is tried', async () => {
    await buy({ trialDays: 7 });
    expect(await only()).toEqual({
      subscriptionId: expect.stringMatching(/^sub_/),
      status: 'trialing',
      priceId: 'price_month',
      createdAt: start,
      trialStartedAt: start,
      trialEndsAt: inDays(7),
      periodEndsAt: inDays(7),
      cancelAt: null,
      pastDueSince: null,
    });
  });

  test('with the time since which a payment is owed, which later tries do not move', async () => {
    await buy({ trialDays: 7 }, declines);
    stripe.control.letPass(7 * dayMs);
    expect(await only()).toMatchObject({ status: 'past_due', pastDueSince: start });
    stripe.control.letPass(3.5 * dayMs);
    expect(await only()).toMatchObject({ status: 'past_due', pastDueSince: inDays(-3.5) });
    stripe.control.letPass(4 * dayMs);
    expect(await only()).toMatchObject({ status: 'unpaid', pastDueSince: inDays(-7.5) });
  });

  test('with the instant at which it ends by the customer’s wish, until it has', async () => {
    await buy();
    stripe.control.setCanceled(customerId, true);
    expect(await only()).toMatchObject({ status: 'active', cancelAt: inDays(30) });
    stripe.control.letPass(30 * dayMs);
    expect(await only()).toMatchObject({ status: 'canceled', cancelAt: null });
  });

  test('beside those before it', async () => {
    await buy({ trialDays: 7 });
    stripe.control.setCanceled(customerId, true);
    stripe.control.letPass(7 * dayMs);
    await buy();
    const all = await payments.listSubscriptions(customerId);
    expect(all.map(({ status }) => status).toSorted()).toEqual(['active', 'canceled']);
  });
});

describe('removing a customer', () => {
  test('ends the plan and closes the page to buy on; doing it again changes nothing', async () => {
    await buy();
    await payments.startCheckout(wish());
    await payments.removeCustomer(customerId);
    await payments.removeCustomer(customerId);
    expect(stripe.control.subscriptions()[0]).toMatchObject({ status: 'canceled' });
    expect(stripe.control.checkouts().map(({ status }) => status)).toEqual(['complete', 'expired']);
    expect(stripe.control.customers()[0]).toMatchObject({ deleted: true, email: null, name: null });
    expect(await payments.listSubscriptions(customerId)).toEqual([]);
  });
});

describe('what goes wrong', () => {
  test.each([
    [400, 'rejected'],
    [401, 'unauthorised'],
    [403, 'unauthorised'],
    [429, 'rate-limited'],
    [500, 'unreachable'],
    [503, 'unreachable'],
  ])('HTTP %i is %s', async (status, kind) => {
    stripe.control.setFaults({ failNext: { status, times: 9 } });
    const failure = await failureOf(payments.listSubscriptions(customerId));
    expect(failure).toBeInstanceOf(ProviderError);
    expect(failure).toMatchObject({ provider: 'stripe', kind });
    expect(String(failure)).not.toContain(secretKey);
  });

  test('a failure that passes is not noticed', async () => {
    stripe.control.setFaults({ failNext: { status: 500, times: 1 } });
    expect(await payments.listSubscriptions(customerId)).toEqual([]);
  });

  test('a Stripe that is not there, or does not answer in time, cannot be reached', async () => {
    stripe.control.setFaults({ delayMs: 300 });
    const impatient = createStripePayments({ secretKey, apiUrl, timeoutMs: 30 });
    expect(await failureOf(impatient.listSubscriptions(customerId))).toMatchObject({ kind: 'unreachable' });
    const nowhere = createStripePayments({ secretKey, apiUrl: 'http://127.0.0.1:1' });
    expect(await failureOf(nowhere.listSubscriptions(customerId))).toMatchObject({ kind: 'unreachable' });
  });

  test('an answer of another shape is unreadable', async () => {
    const server = await startLocalServer(() => ({ json: { object: 'list', data: [{ id: 'sub_1' }] } }));
    const other = createStripePayments({ secretKey, apiUrl: server.origin });
    expect(await failureOf(other.listSubscriptions(customerId))).toMatchObject({ kind: 'unreadable' });
    await server.stop();
  });
});
