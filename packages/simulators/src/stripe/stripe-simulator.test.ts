import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createStripeSimulator, type StripeSimulator } from './stripe-simulator.ts';
import { stripeWorldState } from './stripe-world-state.ts';

const dayMs = 24 * 3_600_000;
const prices = [
  { id: 'price_year', amountCents: 118_800, interval: 'year' as const },
  { id: 'price_month', amountCents: 12_900, interval: 'month' as const },
];
const start = new Date('2026-11-20T12:00:00Z');

let stripe: StripeSimulator;
beforeEach(() => open());
afterEach(() => stripe.close());

function open(given: Partial<Parameters<typeof createStripeSimulator>[0]> = {}) {
  const keys = { secretKey: 'sk_test', webhookSecret: 'whsec_test', webhookUrl: null };
  stripe = createStripeSimulator({ ...keys, prices, now: () => start, ...given });
}

type Method = 'GET' | 'POST' | 'DELETE';

async function ask(
  method: Method,
  path: string,
  form: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const text = new URLSearchParams(form).toString();
  const answer = await stripe.app.inject({
    method,
    url: `/v1${path}${method === 'POST' || text === '' ? '' : `?${text}`}`,
    headers: {
      authorization: 'Bearer sk_test',
      ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      ...headers,
    },
    ...(method === 'POST' ? { payload: text } : {}),
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

const addCustomer = async () => (await ask('POST', '/customers', { email: 'ana@example.test' })).body.id as string;

const checkoutForm = (customer: string, more: Record<string, string> = {}) => ({
  mode: 'subscription',
  customer,
  'line_items[0][price]': 'price_month',
  'line_items[0][quantity]': '1',
  success_url: 'https://spotter.example/subscriptions/success',
  cancel_url: 'https://spotter.example/subscriptions/cancelled',
  ...more,
});

const trial = { 'subscription_data[trial_period_days]': '7' };

async function subscribe(more: Record<string, string> = {}, card?: string) {
  const customer = await addCustomer();
  const { body } = await ask('POST', '/checkout/sessions', checkoutForm(customer, more));
  const bought = stripe.control.buy(body.id, card);
  const latest = async () => (await ask('GET', '/subscriptions', { customer, status: 'all' })).body.data[0];
  return { customer, checkout: body.id as string, bought, latest };
}

const types = () => stripe.control.events().map(({ type }) => type);
const page = (path: string, form?: Record<string, string>) =>
  stripe.app.inject({
    method: form === undefined ? 'GET' : 'POST',
    url: path,
    ...(form === undefined
      ? {}
      : {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams(form).toString(),
        }),
  });

describe('a call', () => {
  test('without the key is refused, with a body that the SDK takes for a refusal', async () => {
    const { status, body, headers } = await ask('GET', '/subscriptions', {}, { authorization: 'Bearer sk_other' });
    expect(status).toBe(401);
    expect(body).toEqual({ error: { type: 'invalid_request_error', message: 'Invalid API Key provided.' } });
    expect(headers['request-id']).toMatch(/^req_/);
  });

  test.each([
    [
      'a parameter that Stripe does not know',
      { payment_method_types: 'card' },
      'parameter_unknown',
      'payment_method_types',
    ],
    [
      'one that is unknown further in',
      { 'subscription_data[trial_days]': '7' },
      'parameter_unknown',
      'subscription_data[trial_days]',
    ],
    ['a price that does not exist', { 'line_items[0][price]': 'price_x' }, 'resource_missing', 'line_items[0][price]'],
    ['a customer that does not exist', { customer: 'cus_x' }, 'resource_missing', 'customer'],
    [
      'no trial at all',
      { 'subscription_data[trial_period_days]': '0' },
      undefined,
      'subscription_data[trial_period_days]',
    ],
  ])('with %s is refused', async (_case, more, code, param) => {
    const form = checkoutForm(await addCustomer(), more);
    const { status, body } = await ask('POST', '/checkout/sessions', form);
    expect(status).toBe(400);
    expect(body.error.code).toBe(code);
    expect(body.error.param).toBe(param);
  });

  test('that lacks something is refused by its name', async () => {
    const { customer: _, ...form } = checkoutForm('');
    const { body } = await ask('POST', '/checkout/sessions', form);
    expect(body.error).toMatchObject({ code: 'parameter_missing', param: 'customer' });
  });

  test('made again with its key is not made twice, and a key serves one call only', async () => {
    const key = { 'idempotency-key': 'one' };
    const first = await ask('POST', '/customers', { email: 'ana@example.test' }, key);
    const again = await ask('POST', '/customers', { email: 'ana@example.test' }, key);
    expect(again.body).toEqual(first.body);
    expect(stripe.control.customers()).toHaveLength(1);
    const other = await ask('POST', '/customers', { email: 'eva@example.test' }, key);
    expect(other.status).toBe(400);
    expect(other.body.error.type).toBe('idempotency_error');
  });

  test('a refused call leaves its key free', async () => {
    const key = { 'idempotency-key': 'one' };
    await ask('POST', '/customers', { age: '3' }, key);
    expect((await ask('POST', '/customers', { name: 'Ana' }, key)).status).toBe(200);
  });
});

describe('the page to buy on', () => {
  test('names the price and the trial, and leads back when it is bought', async () => {
    const customer = await addCustomer();
    const { body } = await ask('POST', '/checkout/sessions', checkoutForm(customer, trial));
    const { pathname } = new URL(body.url);
    expect((await page(pathname)).body).toContain('7 days free, then $129.00 a month from November 27, 2026 on.');
    const bought = await page(pathname, { decision: 'allow', card: '4242 4242 4242 4242' });
    expect(bought.statusCode).toBe(303);
    expect(bought.headers.location).toBe('https://spotter.example/subscriptions/success');
    expect((await page(pathname)).statusCode).toBe(404);
    expect((await ask('GET', `/checkout/sessions/${body.id}`)).body).toMatchObject({
      status: 'complete',
      payment_status: 'no_payment_required',
      url: null,
    });
  });

  test('says that a card was declined, and nothing is bought', async () => {
    const customer = await addCustomer();
    const { body } = await ask('POST', '/checkout/sessions', checkoutForm(customer));
    for (const card of ['4000 0000 0000 0002', '4000 0000 0000 0341']) {
      const answer = await page(new URL(body.url).pathname, { decision: 'allow', card });
      expect(answer.statusCode).toBe(402);
      expect(answer.body).toContain('Your card was declined.');
    }
    expect(stripe.control.subscriptions()).toEqual([]);
  });

  test('leads back when nothing is bought, and is closed after a day', async () => {
    const customer = await addCustomer();
    const { body } = await ask('POST', '/checkout/sessions', checkoutForm(customer));
    const back = await page(new URL(body.url).pathname, { decision: 'cancel' });
    expect(back.headers.location).toBe('https://spotter.example/subscriptions/cancelled');
    stripe.control.letPass(dayMs);
    expect(stripe.control.checkouts()[0]!.status).toBe('expired');
    expect(types()).toContain('checkout.session.expired');
  });
});

describe('a subscription', () => {
  test('is tried, announced, paid and renewed as time passes', async () => {
    const { latest } = await subscribe(trial);
    expect(await latest()).toMatchObject({ status: 'trialing', trial_end: start.getTime() / 1000 + 7 * 86_400 });
    stripe.control.letPass(4 * dayMs);
    expect(types().at(-2)).toBe('customer.subscription.trial_will_end');
    stripe.control.letPass(3 * dayMs);
    expect(await latest()).toMatchObject({ status: 'active' });
    stripe.control.letPass(31 * dayMs);
    expect(stripe.control.invoices().map(({ amountCents, status }) => [amountCents, status])).toEqual([
      [0, 'paid'],
      [12_900, 'paid'],
      [12_900, 'paid'],
    ]);
  });

  test('seems to have begun earlier when time was let pass: nobody else’s clock has to be moved', async () => {
    const { latest } = await subscribe(trial);
    stripe.control.letPass(2 * dayMs);
    expect(await latest()).toMatchObject({
      created: start.getTime() / 1000 - 2 * 86_400,
      trial_end: start.getTime() / 1000 + 5 * 86_400,
    });
  });

  test('that cannot be paid is past due, tried three times more, and then unpaid; paying mends it', async () => {
    const { customer, latest } = await subscribe(trial, '4000 0000 0000 0341');
    stripe.control.letPass(7 * dayMs);
    expect(await latest()).toMatchObject({ status: 'past_due' });
    stripe.control.letPass(6 * dayMs);
    expect(await latest()).toMatchObject({ status: 'past_due' });
    stripe.control.letPass(1 * dayMs);
    expect(await latest()).toMatchObject({ status: 'unpaid' });
    expect(types().filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
    const owed = await ask('GET', '/invoices', { subscription: (await latest()).id, status: 'open' });
    expect(owed.body.data[0].status_transitions.finalized_at).toBe(start.getTime() / 1000 - 7 * 86_400);
    expect(stripe.control.changeCard(customer, '4242424242424242')).toBe(true);
    expect(await latest()).toMatchObject({ status: 'active' });
  });

  test('ends after the last try where the account says so', async () => {
    await stripe.close();
    open({ afterLastRetry: 'canceled' });
    const { latest } = await subscribe(trial, '4000 0000 0000 0341');
    stripe.control.letPass(14 * dayMs);
    expect(await latest()).toMatchObject({ status: 'canceled' });
  });

  test('one payment can be made to fail', async () => {
    const { latest } = await subscribe();
    stripe.control.setFaults({ declineNext: 1 });
    stripe.control.letPass(30 * dayMs);
    expect(await latest()).toMatchObject({ status: 'past_due' });
    stripe.control.letPass(3 * dayMs);
    expect(await latest()).toMatchObject({ status: 'active' });
  });

  test('is cancelled for the end of what is paid, kept again, and ends', async () => {
    const { customer, latest } = await subscribe();
    stripe.control.setCanceled(customer, true);
    const canceled = await latest();
    expect(canceled).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect(canceled.cancel_at).toBe(canceled.items.data[0].current_period_end);
    stripe.control.setCanceled(customer, false);
    expect(await latest()).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
    stripe.control.setCanceled(customer, true);
    stripe.control.letPass(31 * dayMs);
    expect(await latest()).toMatchObject({ status: 'canceled' });
    expect(types()).toContain('customer.subscription.deleted');
  });

  test('a month ends with its last day', async () => {
    await stripe.close();
    open({ now: () => new Date('2027-01-31T12:00:00Z') });
    const { latest } = await subscribe();
    expect((await latest()).items.data[0].current_period_end).toBe(Date.parse('2027-02-28T12:00:00Z') / 1000);
  });

  test('ends with its customer', async () => {
    const { customer } = await subscribe();
    expect((await ask('DELETE', `/customers/${customer}`)).body).toMatchObject({ deleted: true });
    expect(stripe.control.subscriptions()[0]).toMatchObject({ status: 'canceled' });
    expect((await ask('GET', '/subscriptions', { customer })).body.error.code).toBe('resource_missing');
  });
});

describe('the portal', () => {
  test('shows the plan and its invoices, changes the card, cancels and keeps', async () => {
    const { customer, latest } = await subscribe();
    const { body } = await ask('POST', '/billing_portal/sessions', {
      customer,
      return_url: 'https://spotter.example/subscriptions',
    });
    const { pathname } = new URL(body.url);
    const shown = (await page(pathname)).body;
    expect(shown).toContain('$129.00 a month');
    expect(shown).toContain('the card ending in 4242');
    expect(shown).toContain('SANDBOX-0001');
    await page(pathname, { decision: 'end' });
    expect(await latest()).toMatchObject({ cancel_at_period_end: true });
    await page(pathname, { decision: 'keep' });
    expect(await latest()).toMatchObject({ cancel_at_period_end: false });
    expect((await page(pathname, { decision: 'allow', card: '4000000000000002' })).body).toContain('was declined');
    expect((await page('/p/session/other')).statusCode).toBe(404);
  });
});

test('what it remembers comes back', async () => {
  await subscribe(trial);
  stripe.control.letPass(dayMs);
  const world = stripeWorldState.parse(JSON.parse(JSON.stringify(stripe.control.snapshot())));
  await stripe.close();
  open({ world });
  stripe.control.letPass(6 * dayMs);
  expect(stripe.control.subscriptions()[0]).toMatchObject({ status: 'active' });
});
