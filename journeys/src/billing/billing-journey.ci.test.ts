import { demoStory } from '@spotter/demo';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults, closePages, openBrowser, openPage, type Screen, type Visit } from '../screens/browser.ts';
import { signIn } from '../screens/coach-screen.ts';
import { openLeadPhone } from '../screens/lead-phone.ts';
import { startSpotterWithPhone } from '../running/spotter-with-phone.ts';
import { until } from '../running/until.ts';

const { account, coach, freshLeads } = demoStory;
const goodCard = '4242 4242 4242 4242';
/** This card is accepted, and declined at every charge. */
const failingCard = '4000 0000 0000 0341';

let spotter: Awaited<ReturnType<typeof startSpotterWithPhone>>;
let browser: Browser;

beforeAll(async () => {
  [spotter, browser] = await Promise.all([startSpotterWithPhone({ PLAN_ENFORCEMENT: 'on' }), openBrowser()]);
});
afterAll(async () => {
  await closePages();
  await spotter?.stop();
});

/** Lets time pass at the shop; a reader of the page sees the result. */
async function letPass(days: number): Promise<void> {
  const answer = await fetch(`${spotter.addresses.phone}/api/shop/pass`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ days }),
  });
  expect(answer.status).toBe(200);
}

/** Returns for how many days the newest plan is paid. */
async function daysPaid(): Promise<number> {
  const answer = await fetch(`${spotter.addresses.phone}/api/world`);
  const { shop } = (await answer.json()) as { shop: { until: string }[] };
  return (Date.parse(shop[0]!.until) - Date.now()) / (24 * 3_600_000);
}

/** Reloads the plans page until it has the sentence, because an event at the shop takes a moment to arrive. */
async function plansPageSays(page: Page, sentence: RegExp): Promise<void> {
  await until(`the plans page says ${String(sentence)}`, async () => {
    await page.goto(`${spotter.addresses.spotter}/subscriptions`);
    await page.getByRole('heading', { name: 'Questions about plans' }).waitFor();
    await page
      .getByRole('region', { name: /^(How you start|Your plan)$/ })
      .first()
      .waitFor();
    return sentence.test((await page.getByRole('main').textContent()) ?? '');
  });
}

/** Clicks the link to the payment page, which opens in a new tab, and returns that tab. */
async function openTab(page: Page, name: string): Promise<Page> {
  const click = page.getByRole('button', { name, exact: true }).click();
  const [tab] = await Promise.all([page.waitForEvent('popup'), click]);
  await tab.waitForURL(/\/(c\/pay|p\/session)\//);
  return tab;
}

/** Returns how many conversations, agents and accounts there are: these must never get fewer. */
async function possessions(page: Page): Promise<{ conversations: number; agents: number; accounts: number }> {
  const ask = <Answer>(path: string) =>
    page.evaluate<Answer>(
      `fetch('/api${path}', { headers: { authorization: 'Bearer ' + JSON.parse(localStorage.user).token } }).then((answer) => answer.json())`,
    );
  const bots = await ask<{ _id: string }[]>('/bot/');
  const [agents, chats] = await Promise.all([
    ask<unknown[]>('/agent/'),
    ask<unknown[]>(`/chat/bot/${bots[0]!._id}?limit=100`),
  ]);
  return { conversations: chats.length, agents: agents.length, accounts: bots.length };
}

describe('a coach and the plan, with enforcement', () => {
  let visit: Visit;
  let page: Page;
  let phone: Awaited<ReturnType<typeof openLeadPhone>>;
  let before: Awaited<ReturnType<typeof possessions>>;
  const faults: string[] = [];
  const banner = () => page.getByRole('status').filter({ has: page.getByRole('link') });

  beforeAll(async () => {
    visit = await openPage(browser, 'desktop');
    page = visit.page;
    await signIn(visit.page, spotter.addresses.spotter, coach);
    phone = await openLeadPhone(browser, spotter.addresses.phone, { accountId: account.id, id: freshLeads[0]!.id });
  });

  test('without a plan the agent keeps silent, and the banner says so', async () => {
    await banner().getByText('Autoreplies are off: they need a plan.').waitFor();
    faults.push(...(await accessibilityFaults(page)));
    await phone.write('SHRED');
    before = await until('the conversation is there', async () => {
      const now = await possessions(page);
      return now.conversations > demoStory.conversations.length ? now : null;
    });
    expect(await phone.answers()).toEqual([]);
  });

  test('the trial: the page to buy on in a new tab, the way back, and the lead who waited is answered', async () => {
    await banner().getByRole('link', { name: 'Start Free Trial' }).click();
    await page.waitForURL('**/subscriptions');
    const chosen = page.getByRole('radio', { name: 'Premium' });
    await chosen.waitFor();
    expect(await chosen.isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: 'Annual' }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: 'Monthly' }).check();
    await page.getByText('Then $129 a month.').waitFor();
    faults.push(...(await accessibilityFaults(page)));

    const tab = await openTab(page, 'Start Free Trial');
    await tab.getByText(/^7 days free, then \$129\.00 a month from/).waitFor();
    await tab.getByText(failingCard).click();
    await tab.getByRole('button', { name: 'Start trial' }).click();
    await tab.waitForURL('**/subscriptions/success');
    await tab.getByText('Premium is on. You can close this tab, or keep going here.').waitFor();
    faults.push(...(await accessibilityFaults(tab)));
    await tab.close();

    await phone.answered(1);
    await plansPageSays(page, /7 days of your free trial left\. The first payment is due on/);
    expect(await banner().count()).toBe(0);
  });

  test('the card fails: a banner names the hour, and the agent goes on until then', async () => {
    await letPass(7);
    await plansPageSays(page, /Your last payment failed\. Autoreplies stop on .+ unless you pay\./);
    faults.push(...(await accessibilityFaults(page)));
    await page.goto(`${spotter.addresses.spotter}/agents`);
    await banner()
      .getByText(/^Your last payment failed\. Autoreplies stop on .+ unless you pay\.$/)
      .waitFor();
    faults.push(...(await accessibilityFaults(page)));
    await phone.write('I want to lose 10 kg');
    await phone.answered(2);
  });

  test('after three days autoreplies stop, and nothing is lost', async () => {
    await letPass(3);
    await plansPageSays(page, /Autoreplies stay off until you pay\./);
    await page.goto(`${spotter.addresses.spotter}/dashboard`);
    await banner().getByText('Autoreplies have stopped: your last payment failed. Nothing is lost.').waitFor();
    await phone.write('are you still there?');
    await page.locator('main a[href^="/dashboard/listchats/"]').first().click();
    await page.locator('a[href^="/dashboard/chat/"]', { hasText: freshLeads[0]!.username }).click();
    await page.locator('li[data-author="contact"]', { hasText: 'are you still there?' }).waitFor();
    await page.getByText('Agent stayed silent: your plan doesn’t run autoreplies right now.').first().waitFor();
    faults.push(...(await accessibilityFaults(page)));
    expect(await phone.answers()).toHaveLength(2);
    expect(await possessions(page)).toEqual(before);
  });

  test('paying resumes them, with the message that waited', async () => {
    await plansPageSays(page, /Manage plan and invoices/);
    const tab = await openTab(page, 'Manage plan and invoices');
    await tab.getByText(goodCard).click();
    await tab.getByRole('button', { name: 'Use this card and pay what is owed' }).click();
    await tab.getByText(/Renews on/).waitFor();
    await tab.getByRole('link', { name: 'Return to Spotter' }).click();
    await tab.waitForURL('**/subscriptions');
    await tab.close();
    await phone.answered(3);
    await plansPageSays(page, /Paid\. Renews on/);
    expect(await banner().count()).toBe(0);
  });

  test('cancelling: the plan runs to the end of what is paid, then autoreplies stop, and all is still there', async () => {
    const tab = await openTab(page, 'Manage plan and invoices');
    await tab.getByRole('button', { name: 'Cancel the plan' }).click();
    await tab.getByText(/Ends on/).waitFor();
    await tab.close();
    await plansPageSays(page, /Paid until .+\. It won’t renew\./);
    expect(await banner().count()).toBe(0);
    // A month has 28 to 31 days.
    await letPass(Math.floor(await daysPaid()) - 1);
    await until('the end is near', async () => {
      await page.goto(`${spotter.addresses.spotter}/dashboard`);
      // It comes after the accounts.
      return banner()
        .waitFor({ timeout: 5_000 })
        .then(
          () => true,
          () => false,
        );
    });
    await banner()
      .getByText(/^Your plan ends on .+\. Autoreplies stop then\.$/)
      .waitFor();
    await letPass(3);
    await plansPageSays(page, /Your plan has ended\. Nothing was deleted\./);
    await phone.write('and now?');
    await until('the message is there', async () =>
      (await phone.page.locator('#messages').textContent())?.includes('and now?'),
    );
    expect(await possessions(page)).toEqual(before);
    expect(await phone.answers()).toHaveLength(3);
    await page.goto(`${spotter.addresses.spotter}/dashboard`);
    await banner().getByText('Autoreplies have stopped: your plan has ended. Nothing is lost.').waitFor();
  });

  test('subscribing again is possible, without a second trial, and paid at once', async () => {
    await banner().getByRole('link', { name: 'Choose a plan' }).click();
    await page.getByRole('region', { name: 'How you start' }).waitFor();
    expect(await page.getByRole('button', { name: 'Start Free Trial' }).count()).toBe(0);
    const tab = await openTab(page, 'Restart Premium');
    await tab.getByText(/^\$1,188\.00 a year, due today\.$/).waitFor();
    await tab.getByRole('button', { name: 'Back' }).click();
    await tab.waitForURL('**/subscriptions/cancelled');
    await tab.getByText('You weren’t charged, and nothing changed.').waitFor();
    await tab.close();
    const again = await openTab(page, 'Restart Premium');
    await again.getByText(goodCard).click();
    await again.getByRole('button', { name: 'Pay $1,188.00' }).click();
    await again.getByText('Premium is on. You can close this tab, or keep going here.').waitFor();
    await again.close();
    await plansPageSays(page, /Premium, annual/);
    await phone.answered(4);
  });

  test('no page had an accessibility fault or a complaint in its console', () => {
    expect(faults).toEqual([]);
    expect([...visit.problems, ...phone.problems]).toEqual([]);
  });
});

describe.each<Screen>(['phone', 'desktop'])('a visitor on a %s', (screen) => {
  test('reads the plans, signs up from them, and comes back to what was chosen', async () => {
    const { page, problems } = await openPage(browser, screen);
    await page.goto(`${spotter.addresses.spotter}/subscriptions`);
    await page.getByText('$1,188').first().waitFor();
    await page.getByRole('radio', { name: 'Monthly' }).check();
    await page.getByRole('button', { name: 'Start Free Trial' }).click();
    await page.waitForURL('**/signup?next=**');
    await page.getByLabel(/First name/).fill('Nora');
    await page.getByLabel(/Last name/).fill('Barnes');
    await page.getByLabel(/Email/).fill(`nora-${screen}@example.test`);
    await page
      .getByLabel(/^Password/)
      .first()
      .fill('Str0ng!pass');
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/subscriptions?billing=monthly&start=trial');
    const trial = page.getByRole('radio', { name: '7-day free trial' });
    await trial.waitFor();
    expect(await trial.isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: 'Monthly' }).isChecked()).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});
