import { demoStory } from '@spotter/demo';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openEvents, type SandboxUnderTest, startSandboxUnderTest } from './sandbox.test-support.ts';
import { sandboxKeys } from './sandbox-keys.ts';

const keys = sandboxKeys(null);

const { email } = demoStory.coach;
let under: SandboxUnderTest;

beforeEach(async () => {
  under = await startSandboxUnderTest();
});
afterEach(() => under.stop());

async function stripe(path: string, form: Record<string, string>): Promise<any> {
  const response = await fetch(`${under.sandbox().addresses.stripe}/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${keys.stripeSecretKey}` },
    body: new URLSearchParams(form),
  });
  return response.json();
}

/** Starts a trial as the product and its user do, with a card that fails when it is charged. */
async function startTrial(): Promise<void> {
  const { id: customer } = await stripe('/customers', { email });
  const { url } = await stripe('/checkout/sessions', {
    mode: 'subscription',
    customer,
    'line_items[0][price]': keys.stripePriceAnnual,
    'line_items[0][quantity]': '1',
    'subscription_data[trial_period_days]': '7',
    success_url: 'https://spotter.example/subscriptions/success',
  });
  const body = new URLSearchParams({ decision: 'allow', card: '4000 0000 0000 0341' });
  await fetch(url, { method: 'POST', body, redirect: 'manual' });
}

describe('the shop', () => {
  test('shows who has a plan, and lets time pass: the trial ends, and the payment fails', async () => {
    expect((await under.call('GET', 'world')).body.shop).toEqual([]);
    await startTrial();
    expect((await under.call('GET', 'world')).body.shop).toMatchObject([
      { email, status: 'trialing', cancelled: false },
    ]);
    const passed = await under.call('POST', 'shop/pass', { days: 7 });
    expect(passed.body).toMatchObject([{ email, status: 'past_due' }]);
  });

  test('keeps its plans over a restart', async () => {
    await startTrial();
    await under.restart();
    expect((await under.call('GET', 'world')).body.shop).toMatchObject([{ email, status: 'trialing' }]);
  });

  test('tells open pages what was bought', async () => {
    const events = await openEvents(`${under.sandbox().addresses.phone}/api/events`);
    await startTrial();
    const reported = await events.until(({ name, data }) => name === 'shop' && data.length > 0);
    expect(reported.at(-1)!.data).toMatchObject([{ email, status: 'trialing' }]);
  });

  test('a payment that is to fail fails once', async () => {
    await under.call('PUT', 'faults', { name: 'next-payment-fails', on: true });
    const { id: customer } = await stripe('/customers', { email });
    const { id } = await stripe('/checkout/sessions', {
      mode: 'subscription',
      customer,
      'line_items[0][price]': keys.stripePriceMonthly,
      'line_items[0][quantity]': '1',
      success_url: 'https://spotter.example/subscriptions/success',
    });
    expect(under.sandbox().stripe.control.buy(id)).toBe(false);
    expect((await under.call('GET', 'world')).body.faults.on).toEqual([]);
    expect(under.sandbox().stripe.control.buy(id)).toBe(true);
  });

  test('takes no other time than a day to a year', async () => {
    for (const days of [0, 367, 1.5, 'a week']) {
      expect((await under.call('POST', 'shop/pass', { days })).status).toBe(400);
    }
  });
});
