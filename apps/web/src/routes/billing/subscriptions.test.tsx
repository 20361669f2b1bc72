import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { type Billing, noPlan, loadPlan } from '../../test/fake-billing.ts';
import { renderApp } from '../../test/render-app.tsx';

/** A tab as the browser returns it: where it was sent, and whether it was closed. */
type FakeTab = { opener: unknown; closed: boolean; location: { replace(url: string): void }; shown: string | null };

let tabs: FakeTab[];
let isBlocking: boolean;
const realOpen = window.open;

beforeEach(() => {
  tabs = [];
  isBlocking = false;
  window.open = (() => {
    if (isBlocking) return null;
    const tab: FakeTab & { close(): void } = {
      opener: window,
      closed: false,
      shown: null,
      location: {
        replace(url) {
          tab.shown = url;
        },
      },
      close() {
        tab.closed = true;
      },
    };
    tabs.push(tab);
    return tab;
  }) as unknown as typeof window.open;
});
afterEach(() => {
  window.open = realOpen;
  vi.useRealTimers();
});

function open(options: { billing?: Billing; signedIn?: boolean; address?: string } = {}) {
  const backend = createFakeBackend({ billing: options.billing ?? noPlan() });
  const app = renderApp(options.address ?? '/subscriptions', { backend, signedIn: options.signedIn ?? true });
  return { backend, ...app };
}

const shownText = () => document.body.textContent ?? '';
const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the plans page', () => {
  test('keeps the bar of the signed-in: the bell, and who needs them', async () => {
    open();
    // On a public page the rail is loaded separately.
    const bar = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(await bar.findByRole('link', { name: /^Needs you/ })).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^Notifications/ })).toBeTruthy();
    const tabBar = within(await screen.findByRole('navigation', { name: 'Tabs' }));
    expect(tabBar.getAllByRole('link')[0]?.textContent).toBe('Inbox');
  });

  test('is there for visitors, with annual and Premium chosen', async () => {
    open({ signedIn: false });
    expect(radio('Annual').checked).toBe(true);
    expect(radio('Monthly').checked).toBe(false);
    expect(radio('Premium').checked).toBe(true);
    expect(radio('7-day free trial').checked).toBe(false);
    expect(button('Start Free Trial')).toBeTruthy();
    expect(button('Subscribe Now')).toBeTruthy();
  });

  test.each([
    'Unlimited agents',
    'Unlimited messages',
    'Advanced analytics',
    '24/7 priority support',
    'Custom integrations',
    'Credit card required. Cancel anytime.',
    'Try Premium for 7 days.',
  ])('says: %s', (sentence) => {
    open({ signedIn: false });
    expect(shownText()).toContain(sentence);
  });

  test('costs $1,188 a year, or $129 a month', async () => {
    const { user } = open({ signedIn: false });
    expect(shownText()).toContain('$1,188 a year');
    expect(shownText()).toContain('That’s $99 a month: $360 less than paying monthly.');
    expect(shownText()).toContain('Then $1,188 a year.');
    await user.click(radio('Monthly'));
    expect(shownText()).toContain('$129 a month');
    expect(shownText()).toContain('Then $129 a month.');
    expect(shownText()).not.toContain('$1,188 a year');
  });

  test('says of the trial what happens when, in the interval that is chosen', async () => {
    const { user } = open({ signedIn: false });
    expect(screen.getByText('Your plan begins: $1,188 a year.')).toBeTruthy();
    await user.click(radio('Monthly'));
    expect(screen.getByText('Your plan begins: $129 a month.')).toBeTruthy();
    expect(shownText().split('Credit card required')).toHaveLength(2);
  });

  test('answers what people ask about the trial, billing and cancelling', () => {
    open({ signedIn: false });
    const questions = screen.getByRole('region', { name: 'Questions about plans' });
    expect(
      within(questions)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['How does the free trial work?', 'How am I billed?', 'Can I cancel anytime?']);
  });

  test('a card is chosen by a click anywhere on it, and by the keyboard', async () => {
    const { user } = open({ signedIn: false });
    await user.click(screen.getByText('Everything in Premium. Nothing is charged before the trial ends.'));
    expect(radio('7-day free trial').checked).toBe(true);
    radio('Premium').focus();
    await user.keyboard(' ');
    expect(radio('Premium').checked).toBe(true);
  });

  test('stands in the bar of the signed-in', async () => {
    open();
    const bar = await screen.findByRole('navigation', { name: 'Main' });
    const plans = await within(bar).findByRole('link', { name: 'Plans' });
    expect(plans.getAttribute('href')).toBe('/subscriptions');
  });
});

describe('a visitor who wants to buy', () => {
  test('signs up, and comes back to what was chosen', async () => {
    const { user, address, backend } = open({ signedIn: false });
    await user.click(radio('Monthly'));
    await user.click(button('Start Free Trial'));
    const next = '/subscriptions?billing=monthly&start=trial';
    expect(address()).toBe(`/signup?${new URLSearchParams({ next })}`);
    expect(tabs).toEqual([]);
    expect(backend.callsTo('POST /payment/create-checkout-session')).toEqual([]);
  });

  test('finds the choice as it was', async () => {
    open({ address: '/subscriptions?billing=monthly&start=trial' });
    await waitFor(() => expect(radio('7-day free trial').checked).toBe(true));
    expect(radio('Monthly').checked).toBe(true);
  });
});

describe('buying', () => {
  async function openShop(billing?: Billing) {
    const opened = open(billing === undefined ? {} : { billing });
    await screen.findByRole('button', { name: 'Subscribe Now' });
    return opened;
  }
  const bodies = (backend: ReturnType<typeof open>['backend']) =>
    backend.callsTo('POST /payment/create-checkout-session').map(({ body }) => body);

  test('opens the payment page in a new tab, which cannot reach back', async () => {
    const { user, backend } = await openShop();
    await user.click(button('Subscribe Now'));
    await waitFor(() => expect(tabs[0]?.shown).toBe('https://pay.example/checkout'));
    expect(tabs[0]?.opener).toBeNull();
    expect(bodies(backend)).toEqual([{ priceId: 'price_year' }]);
  });

  test('sends the price of the chosen interval, and the trial where it is wanted', async () => {
    const { user, backend } = await openShop();
    await user.click(radio('Monthly'));
    await user.click(button('Start Free Trial'));
    await waitFor(() => expect(bodies(backend)).toEqual([{ priceId: 'price_month', trial: true }]));
  });

  test('says that there is no address: URL not found', async () => {
    const { user } = await openShop({ ...noPlan(), checkoutUrl: null });
    await user.click(button('Subscribe Now'));
    expect(await screen.findByText('URL not found')).toBeTruthy();
    expect(tabs[0]?.closed).toBe(true);
  });

  test('goes to no address that is not a page', async () => {
    const { user } = await openShop({ ...noPlan(), checkoutUrl: 'javascript:alert(1)' });
    await user.click(button('Subscribe Now'));
    expect(await screen.findByText('URL not found')).toBeTruthy();
    expect(tabs[0]?.shown).toBeNull();
  });

  test('says that it failed: Error creating checkout session', async () => {
    const { user, backend } = await openShop();
    backend.refuse('POST /payment/create-checkout-session', { status: 502, message: 'No', code: 'provider_down' });
    await user.click(button('Subscribe Now'));
    expect(await screen.findByText('Error creating checkout session')).toBeTruthy();
    expect(tabs[0]?.closed).toBe(true);
    expect(button('Subscribe Now').disabled).toBe(false);
  });

  test('says also why, where that helps', async () => {
    const { user, backend } = await openShop();
    const message = 'You already used your free trial';
    backend.refuse('POST /payment/create-checkout-session', { status: 409, message, code: 'conflict' });
    await user.click(button('Start Free Trial'));
    expect(await screen.findByText(message)).toBeTruthy();
  });

  test('offers the page as a link where the browser blocks tabs', async () => {
    isBlocking = true;
    const { user } = await openShop();
    await user.click(button('Subscribe Now'));
    const link = await screen.findByRole('link', { name: 'Open the payment page' });
    expect(link.getAttribute('href')).toBe('https://pay.example/checkout');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  test('is asked for once', async () => {
    const { user, backend } = await openShop();
    const release = backend.hold('POST /payment/create-checkout-session');
    await user.click(button('Subscribe Now'));
    await waitFor(() => expect(button('Subscribe Now').disabled).toBe(true));
    expect(button('Start Free Trial').disabled).toBe(true);
    release();
    await waitFor(() => expect(tabs[0]?.shown).toBe('https://pay.example/checkout'));
    expect(bodies(backend)).toHaveLength(1);
  });

  test('offers Premium again, and no trial, after a trial', async () => {
    const { backend, user } = open({ billing: loadPlan({ status: 'canceled', live: false }) });
    await user.click(await screen.findByRole('button', { name: 'Restart Premium' }));
    await waitFor(() => expect(bodies(backend)).toEqual([{ priceId: 'price_year' }]));
    expect(screen.queryByText('7-day free trial')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Start Free Trial' })).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Premium' })).toBeNull();
    expect(screen.getByText('Your plan has ended. Nothing was deleted.')).toBeTruthy();
  });

  test('is not offered where plans are not sold', async () => {
    const billing = noPlan();
    for (const price of billing.plans.prices) price.priceId = null;
    await openShop(billing);
    expect(await screen.findByText('You can’t buy a plan on this server yet.')).toBeTruthy();
    expect(button('Subscribe Now').disabled).toBe(true);
  });
});

describe('the own plan', () => {
  const march = 'March 1, 2027';

  test.each<[string, Billing, string]>([
    [
      'a trial',
      loadPlan({ status: 'trialing', trialDaysLeft: 3 }),
      `3 days of your free trial left. The first payment is due on ${march}.`,
    ],
    [
      'the last day of a trial',
      loadPlan({ status: 'trialing', trialDaysLeft: 1 }),
      `1 day of your free trial left. The first payment is due on ${march}.`,
    ],
    [
      'a trial that was cancelled',
      loadPlan({ status: 'trialing', trialDaysLeft: 3, cancelAt: '2027-03-01T12:00:00.000Z' }),
      `3 days of your free trial left. It ends on ${march}, and nothing is charged.`,
    ],
    ['a paid plan', loadPlan(), `Paid. Renews on ${march}.`],
    [
      'a plan that was cancelled',
      loadPlan({ cancelAt: '2027-03-01T12:00:00.000Z' }),
      `Paid until ${march}. It won’t renew.`,
    ],
    [
      'a card problem',
      loadPlan({ status: 'past_due', paymentProblem: true }),
      'Your last payment failed. Please update your card.',
    ],
    [
      'a card problem that has stopped autoreplies',
      loadPlan(
        { status: 'unpaid', paymentProblem: true },
        { enforced: true, entitlement: { autoreplies: false, because: 'payment-failed', stopsAt: null } },
      ),
      'Your last payment failed. Autoreplies stay off until you pay.',
    ],
    [
      'a plan that has ended',
      loadPlan({ status: 'canceled', live: false }),
      'Your plan has ended. Nothing was deleted.',
    ],
    ['a pause', loadPlan({ status: 'paused' }), 'Your plan is paused.'],
    [
      'a purchase that was not completed',
      loadPlan({ status: 'incomplete', live: false }),
      'Your first payment didn’t go through.',
    ],
  ])('shows %s', async (_case, billing, sentence) => {
    open({ billing });
    const own = await screen.findByRole('region', { name: 'Your plan' });
    expect(own.textContent).toContain(sentence);
    expect(own.textContent).toContain('Premium, annual');
    // An active plan is managed. Only an ended plan is bought again.
    expect(screen.queryByRole('button', { name: /^(Subscribe Now|Restart Premium)$/ }) === null).toBe(
      billing.state.subscription?.live === true,
    );
  });

  test('names the hour at which autoreplies stop', async () => {
    const stopsAt = '2027-02-26T12:00:00.000Z';
    open({
      billing: loadPlan(
        { status: 'past_due', paymentProblem: true },
        { enforced: true, entitlement: { autoreplies: true, because: 'grace', stopsAt } },
      ),
    });
    const own = await screen.findByRole('region', { name: 'Your plan' });
    expect(own.textContent).toMatch(/Autoreplies stop on Friday, February 26.* unless you pay\./);
  });

  test('is managed on the payment page, in a new tab', async () => {
    const { user } = open({ billing: loadPlan() });
    await user.click(await screen.findByRole('button', { name: 'Manage plan and invoices' }));
    await waitFor(() => expect(tabs[0]?.shown).toBe('https://pay.example/portal'));
  });

  test('says when that page cannot be opened', async () => {
    const { user, backend } = open({ billing: loadPlan() });
    backend.refuse('POST /payment/portal', { status: 502, message: 'No', code: 'provider_down' });
    await user.click(await screen.findByRole('button', { name: 'Manage plan and invoices' }));
    expect(await screen.findByText('The payment page didn’t open. Please try again.')).toBeTruthy();
    expect(tabs[0]?.closed).toBe(true);
  });

  test('says when it cannot be loaded, and tries again', async () => {
    const backend = createFakeBackend({ billing: loadPlan() });
    backend.refuse('GET /payment/subscription', { status: 500, message: 'No', code: 'internal' });
    const { user } = renderApp('/subscriptions', { backend, signedIn: true });
    expect(await screen.findByText('Your plan didn’t load')).toBeTruthy();
    backend.refuse('GET /payment/subscription');
    await user.click(button('Try again'));
    expect(await screen.findByRole('region', { name: 'Your plan' })).toBeTruthy();
  });
});

describe('coming back from the payment page', () => {
  test('waits until the plan is there, and has the server look for it', async () => {
    const { backend } = open({ address: '/subscriptions/success' });
    expect(await screen.findByText('Your plan is being set up. This takes a few seconds.')).toBeTruthy();
    await waitFor(() => expect(backend.callsTo('POST /payment/subscription/refresh')).toHaveLength(1));
    backend.stored.billing = loadPlan({ status: 'trialing', trialDaysLeft: 7 });
    const done = 'Premium is on. You can close this tab, or keep going here.';
    expect(await screen.findByText(done)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe('/dashboard');
  });

  test('says that it takes longer, and looks again when asked', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { backend, user } = open({ address: '/subscriptions/success' });
    await vi.advanceTimersByTimeAsync(21_000);
    expect(screen.getByText(/^This is taking longer than usual\. Nothing is lost/)).toBeTruthy();
    vi.useRealTimers();
    backend.stored.billing = loadPlan();
    await user.click(button('Check again'));
    expect(await screen.findByText(/^Premium is on/)).toBeTruthy();
    expect(backend.callsTo('POST /payment/subscription/refresh').length).toBeGreaterThan(1);
  });

  test('with nothing bought says so, and leads back', async () => {
    open({ address: '/subscriptions/cancelled' });
    expect(await screen.findByRole('heading', { name: 'No purchase made' })).toBeTruthy();
    expect(screen.getByText('You weren’t charged, and nothing changed.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the plans' }).getAttribute('href')).toBe('/subscriptions');
  });

  test('needs a session, and comes back to it', async () => {
    const { address } = open({ address: '/subscriptions/success', signedIn: false });
    await waitFor(() => expect(address()).toBe(`/login?${new URLSearchParams({ next: '/subscriptions/success' })}`));
  });
});

describe('the banner', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  type Entitlement = Billing['state']['entitlement'];
  const enforced = (entitlement: Entitlement, trialAvailable = false) =>
    loadPlan({}, { enforced: true, entitlement, trialAvailable });

  test.each<[string, Billing, RegExp, string]>([
    [
      'a payment failed',
      enforced({ autoreplies: true, because: 'grace', stopsAt: inHours(40) }),
      /^Your last payment failed\. Autoreplies stop on .+ unless you pay\.$/,
      'Fix the payment',
    ],
    [
      'a cancelled plan ends soon',
      enforced({ autoreplies: true, because: 'paid', stopsAt: inHours(40) }),
      /^Your plan ends on .+\. Autoreplies stop then\.$/,
      'See your plan',
    ],
    [
      'they have stopped for a payment',
      enforced({ autoreplies: false, because: 'payment-failed', stopsAt: null }),
      /^Autoreplies have stopped: your last payment failed\. Nothing is lost\.$/,
      'Fix the payment',
    ],
    [
      'the plan has ended',
      enforced({ autoreplies: false, because: 'ended', stopsAt: null }),
      /^Autoreplies have stopped: your plan has ended\. Nothing is lost\.$/,
      'Choose a plan',
    ],
    [
      'a card failed where plans limit nothing',
      loadPlan({ status: 'past_due', paymentProblem: true }),
      /^Your last payment failed\. Please update your card\.$/,
      'Fix the payment',
    ],
    [
      'there is no plan yet',
      enforced({ autoreplies: false, because: 'no-plan', stopsAt: null }, true),
      /^Autoreplies are off: they need a plan\.$/,
      'Start Free Trial',
    ],
  ])('says it on every signed-in page: %s', async (_case, billing, sentence, action) => {
    open({ billing, address: '/agents' });
    const spoken = await screen.findByText(sentence);
    const banner = spoken.closest<HTMLElement>('[role="status"]')!;
    expect(within(banner).getByRole('link', { name: action }).getAttribute('href')).toBe('/subscriptions');
  });

  test.each<[string, Billing]>([
    ['all is well', enforced({ autoreplies: true, because: 'paid', stopsAt: null })],
    ['the end is days away', enforced({ autoreplies: true, because: 'paid', stopsAt: inHours(100) })],
    ['nothing is enforced', noPlan()],
  ])('is not there while %s', async (_case, billing) => {
    const { backend } = open({ billing, address: '/agents' });
    await screen.findByText('Create new agent');
    await waitFor(() => expect(backend.callsTo('GET /payment/subscription')).toHaveLength(1));
    expect(screen.queryByText(/^Autoreplies (are off|stop)/)).toBeNull();
  });
});
