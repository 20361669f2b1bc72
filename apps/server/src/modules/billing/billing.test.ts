import { ApiError, billingRoutes, userRoutes, type ApiClient } from '@spotter/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queryRows } from '../../database/database.ts';
import { requestDailySync } from './sync-all.job.ts';
import {
  dayMs,
  decliningCard,
  priceIds,
  startSpotterWithPlans,
  type SpotterWithPlans,
} from './test-support/spotter-with-plans.ts';

let plans: SpotterWithPlans;
let coach: { client: ApiClient; token: string; userId: string };

beforeAll(async () => {
  plans = await startSpotterWithPlans({ enforced: true });
});
afterAll(() => plans.close());
beforeEach(async () => {
  coach = await plans.spotter.signUp();
});
afterEach(() => plans.stripe.clearFaults());

const state = () => plans.stateOf(coach.client);
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) =>
      error instanceof ApiError ? { status: error.status, code: error.code, message: error.message } : error,
  );
const checkout = (priceId: string, trial?: boolean) =>
  coach.client.call(billingRoutes.createCheckout, { body: { priceId, ...(trial === undefined ? {} : { trial }) } });

/** What is left of the state when time is taken out of it. */
const stored = async () => {
  const [row] = await queryRows<Record<string, unknown>>(
    plans.spotter.connection.database,
    sql`select status, price_id from subscriptions where user_id = ${coach.userId}::uuid`,
  );
  return row ?? null;
};

describe('what can be bought', () => {
  test('is told to anybody: two prices, and seven days to try', async () => {
    const answer = await fetch(`${plans.spotter.origin}/api/payment/plans`);
    expect(await answer.json()).toEqual({
      prices: [
        { interval: 'annual', priceId: 'price_year', amountCents: 118_800 },
        { interval: 'monthly', priceId: 'price_month', amountCents: 12_900 },
      ],
      trialDays: 7,
    });
  });

  test('is one of the two prices and nothing else', async () => {
    expect(await refusalOf(checkout('price_other'))).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(plans.stripe.customers().some(({ metadata }) => metadata['userId'] === coach.userId)).toBe(false);
  });

  test.each([
    ['POST', '/payment/create-checkout-session'],
    ['POST', '/payment/portal'],
    ['GET', '/payment/subscription'],
    ['POST', '/payment/subscription/refresh'],
  ])('%s %s needs a session', async (method, path) => {
    const json = { 'content-type': 'application/json' };
    const body = method === 'POST' ? { body: '{"priceId":"price_year"}', headers: json } : {};
    expect((await fetch(`${plans.spotter.origin}/api${path}`, { method, ...body })).status).toBe(401);
  });
});

describe('buying', () => {
  test('leads to the payment page and back to our own pages', async () => {
    const { url } = await checkout(priceIds.annual);
    expect(url).toContain(`${plans.apiUrl}/c/pay/`);
    expect(plans.stripe.checkouts().at(-1)).toMatchObject({
      clientReference: coach.userId,
      priceId: 'price_year',
      trialDays: null,
      successUrl: 'http://localhost:3000/subscriptions/success',
      cancelUrl: 'http://localhost:3000/subscriptions/cancelled',
    });
  });

  test('with the trial gives seven days, which are counted', async () => {
    expect(await state()).toMatchObject({ subscription: null, trialAvailable: true, enforced: true });
    await plans.subscribe(coach.client, { interval: 'annual' });
    expect(await state()).toMatchObject({
      subscription: {
        status: 'trialing',
        interval: 'annual',
        trialDaysLeft: 7,
        paymentProblem: false,
        live: true,
        cancelAt: null,
      },
      trialAvailable: false,
      entitlement: { autoreplies: true, because: 'trial', stopsAt: null },
    });
    await plans.letPass(2.5);
    expect((await state()).subscription).toMatchObject({ trialDaysLeft: 5 });
    await plans.letPass(5);
    expect(await state()).toMatchObject({
      subscription: { status: 'active', trialDaysLeft: null },
      entitlement: { autoreplies: true, because: 'paid' },
    });
  });

  test('a plan that is there is not bought again, also when its news never came', async () => {
    plans.stripe.setFaults({ loseWebhooks: true });
    await plans.subscribe(coach.client, { trial: false });
    expect((await state()).subscription).toBeNull();
    expect(await refusalOf(checkout(priceIds.monthly))).toMatchObject({
      status: 409,
      message: 'You already have a plan',
    });
    await plans.settled();
    expect((await state()).subscription).toMatchObject({ status: 'active' });
  });

  test('there is one trial for each user, also after the plan has ended', async () => {
    const customer = await plans.subscribe(coach.client);
    plans.stripe.setCanceled(customer, true);
    await plans.letPass(7);
    expect(await state()).toMatchObject({
      subscription: { status: 'canceled', live: false },
      trialAvailable: false,
      entitlement: { autoreplies: false, because: 'ended' },
    });
    expect(await refusalOf(checkout(priceIds.monthly, true))).toMatchObject({
      status: 409,
      message: 'You already used your free trial',
    });
    await plans.subscribe(coach.client, { trial: false });
    expect((await state()).subscription).toMatchObject({ status: 'active', trialDaysLeft: null });
  });

  test('twice at once makes one customer, who has one page to buy on', async () => {
    await Promise.all([checkout(priceIds.monthly), checkout(priceIds.monthly)]);
    await checkout(priceIds.annual, true);
    const own = plans.stripe.customers().filter(({ metadata }) => metadata['userId'] === coach.userId);
    expect(own).toHaveLength(1);
    const open = plans.stripe
      .checkouts()
      .filter(({ customerId, status }) => customerId === own[0]!.id && status === 'open');
    expect(open.map(({ priceId }) => priceId)).toEqual(['price_year']);
  });

  test('goes on with another customer when the first was deleted at the provider', async () => {
    const customer = await plans.subscribe(coach.client, { trial: false });
    await fetch(`${plans.apiUrl}/v1/customers/${customer}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${plans.secrets[0]}` },
    });
    await plans.settled();
    expect((await state()).subscription).toBeNull();
    await plans.subscribe(coach.client, { trial: false });
    expect((await state()).subscription).toMatchObject({ status: 'active' });
  });

  test.each([
    [503, 'provider_down', 'We can’t reach the payment page right now. Nothing was charged.'],
    [401, 'provider_refused', 'We couldn’t open the payment page. Nothing was charged.'],
  ])('a provider that answers %i is a 502 with a sentence', async (status, code, message) => {
    plans.stripe.setFaults({ failNext: { status, times: 9 } });
    expect(await refusalOf(checkout(priceIds.monthly))).toEqual({ status: 502, code, message });
  });
});

describe('managing', () => {
  test('is for those who have been at the provider', async () => {
    const portal = () => coach.client.call(billingRoutes.openPortal);
    expect(await refusalOf(portal())).toMatchObject({ status: 404, message: 'You don’t have a plan to manage yet' });
    await plans.subscribe(coach.client);
    expect((await portal()).url).toContain(`${plans.apiUrl}/p/session/`);
  });

  test('a failed payment is shown, with the time until autoreplies stop; paying mends it', async () => {
    const customer = await plans.subscribe(coach.client, { card: decliningCard });
    await plans.letPass(8);
    const failed = await state();
    expect(failed).toMatchObject({
      subscription: { status: 'past_due', paymentProblem: true, live: true },
      entitlement: { autoreplies: true, because: 'grace' },
    });
    const daysLeft = (Date.parse(failed.entitlement.stopsAt!) - Date.now()) / dayMs;
    expect(daysLeft).toBeGreaterThan(1.9);
    expect(daysLeft).toBeLessThan(2.01);
    await plans.letPass(2.1);
    expect((await state()).entitlement).toEqual({ autoreplies: false, because: 'payment-failed', stopsAt: null });
    plans.stripe.changeCard(customer, '4242424242424242');
    await plans.settled();
    expect((await state()).entitlement).toMatchObject({ autoreplies: true, because: 'paid' });
  });

  test('a plan that was cancelled says when autoreplies stop', async () => {
    const customer = await plans.subscribe(coach.client);
    plans.stripe.setCanceled(customer, true);
    await plans.settled();
    const { subscription, entitlement } = await state();
    expect(entitlement.stopsAt).toBe(subscription!.cancelAt);
    expect(subscription!.cancelAt).toBe(subscription!.trialEndsAt);
  });
});

describe('news of the provider', () => {
  const post = (body: string, signature?: string) =>
    fetch(`${plans.spotter.origin}/api/webhooks/stripe`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(signature === undefined ? {} : { 'stripe-signature': signature }),
      },
      body,
    });
  const eventsKept = async () => {
    const [row] = await queryRows<{ count: number | string }>(
      plans.spotter.connection.database,
      sql`select count(*) as count from payment_events`,
    );
    return Number(row!.count);
  };

  test('that is not signed by it is refused, and nothing is kept', async () => {
    await plans.subscribe(coach.client);
    const before = await eventsKept();
    const { body } = plans.stripe.events().at(-1)!;
    for (const signature of [undefined, '', 't=1,v1=00', plans.stripe.sign(`${body} `)]) {
      expect((await post(body, signature)).status).toBe(401);
    }
    expect(await eventsKept()).toBe(before);
  });

  test('is taken once, however often it comes', async () => {
    await plans.subscribe(coach.client);
    const before = await eventsKept();
    const { id, body } = plans.stripe.events().at(-1)!;
    expect(await plans.stripe.deliver(id)).toBe(200);
    expect((await post(body, plans.stripe.sign(body))).status).toBe(200);
    expect(await eventsKept()).toBe(before);
  });

  test.each(['not JSON', '{"id":"evt_new","object":"event","type":"thing.new","created":1,"data":{"object":{}}}'])(
    'that we do not understand is kept and answered 200: %s',
    async (body) => {
      const before = await eventsKept();
      expect((await post(body, plans.stripe.sign(body))).status).toBe(200);
      expect(await eventsKept()).toBe(before + 1);
    },
  );

  test('of somebody who is not here changes nothing', async () => {
    const body =
      '{"id":"evt_x","object":"event","type":"customer.subscription.deleted","created":1,"data":{"object":{"id":"sub_x","customer":"cus_x"}}}';
    expect((await post(body, plans.stripe.sign(body))).status).toBe(200);
  });

  test('keeps nobody’s name or address', async () => {
    const storedRows = await queryRows<{ row: string }>(
      plans.spotter.connection.database,
      sql`select payment_events::text as row from payment_events`,
    );
    expect(storedRows.length).toBeGreaterThan(0);
    expect(storedRows.map(({ row }) => row).join()).not.toMatch(/Dana|@/);
  });

  test.each([
    ['twice', { duplicateWebhooks: 2 }],
    ['out of order', { reorderWebhooks: true }],
    ['late', { delayWebhooksMs: 120 }],
  ])('that comes %s ends in the same', async (_how, faults) => {
    plans.stripe.setFaults(faults);
    const customer = await plans.subscribe(coach.client);
    plans.stripe.setCanceled(customer, true);
    await plans.letPass(7);
    expect(await stored()).toEqual({ status: 'canceled', price_id: 'price_month' });
  });

  test('that never comes is made up for by opening the return page, or within a day', async () => {
    plans.stripe.setFaults({ loseWebhooks: true });
    const customer = await plans.subscribe(coach.client);
    expect(await stored()).toBeNull();
    await coach.client.call(billingRoutes.refreshSubscription);
    await plans.settled();
    expect(await stored()).toMatchObject({ status: 'trialing' });

    plans.stripe.setCanceled(customer, true);
    await plans.letPass(7);
    expect(await stored()).toMatchObject({ status: 'trialing' });
    const { database } = plans.spotter.connection;
    await requestDailySync(database, new Date());
    await plans.untilTried('the daily reading', async () => (await stored())?.['status'] === 'canceled');
  });

  test('that comes while the provider is down is followed up when it is back', async () => {
    await plans.subscribe(coach.client);
    plans.stripe.setFaults({ failNext: { status: 503, times: 4 } });
    await plans.letPass(7);
    await plans.untilTried('the new state', async () => (await stored())?.['status'] === 'active');
  });
});

describe('leaving', () => {
  test('ends the plan, and the provider forgets the customer, as soon as it is there', async () => {
    const customer = await plans.subscribe(coach.client);
    plans.stripe.setFaults({ failNext: { status: 503, times: 3 } });
    await coach.client.call(userRoutes.remove, { body: { password: 'a long password' } });
    const gone = () => plans.stripe.customers().find(({ id }) => id === customer)!.deleted;
    await plans.untilTried('the customer to be gone', gone);
    expect(plans.stripe.subscriptions().find(({ customerId }) => customerId === customer)!.status).toBe('canceled');
    await plans.settled();
    const left = await queryRows(
      plans.spotter.connection.database,
      sql`select 1 from payment_customers where customer_id = ${customer}`,
    );
    expect(left).toEqual([]);
  });

  test('the export has the plan, and nobody else’s', async () => {
    await plans.subscribe(coach.client);
    const own = (await coach.client.call(userRoutes.exportAll)) as { plan: { subscription: { status: string } } };
    expect(own.plan.subscription.status).toBe('trialing');
    const other = await plans.spotter.signUp();
    expect(await other.client.call(userRoutes.exportAll)).toMatchObject({ plan: null });
    expect(await plans.stateOf(other.client)).toMatchObject({ subscription: null, trialAvailable: true });
  });
});
