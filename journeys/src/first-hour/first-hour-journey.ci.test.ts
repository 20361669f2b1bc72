import { demoStory, secondAccount } from '@spotter/demo';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults, closePages, openBrowser, openPage, type Screen, type Visit } from '../screens/browser.ts';
import { signIn } from '../screens/coach-screen.ts';
import { record } from '../screens/pictures.ts';
import { createSetupScreen } from '../screens/setup-screen.ts';
import { startSpotterWithPhone } from '../running/spotter-with-phone.ts';
import { findCutOff, narrowScreens } from '../every-page/cut-off.ts';
import { createCountedActions } from './counted-actions.ts';

/** 16 clicks, two more in the mailbox, and 3 fields. */
const maxSteps = 21;
const keyword = 'LIFT';

let spotter: Awaited<ReturnType<typeof startSpotterWithPhone>>;
let browser: Browser;

beforeAll(async () => {
  [spotter, browser] = await Promise.all([startSpotterWithPhone({ REPLY_QUIET_MS: '0' }), openBrowser()]);
});
afterAll(async () => {
  await closePages();
  await spotter?.stop();
});

test('a new coach comes from the landing page to the first answered DM in few steps', async () => {
  const { page, problems } = await openPage(browser, 'desktop', { keepsApp: true });
  const hands = createCountedActions();
  const faults: string[] = [];
  const check = async (name: string, at: Page = page) => {
    faults.push(...(await accessibilityFaults(at)));
    await record(at, `first-hour/${name}`);
  };
  const link = (name: string | RegExp, at: Page = page) => at.getByRole('link', { name });
  const button = (name: string | RegExp, at: Page = page) => at.getByRole('button', { name });
  const field = (name: RegExp) => page.getByLabel(name).first();
  const email = 'nora@example.test';

  await page.goto(`${spotter.addresses.spotter}/`);
  await check('01-landing');
  await hands.click('Get Started', link('Get Started').first());

  await page.waitForURL('**/signup');
  await hands.fillOwnWords('first name', field(/^First name/), 'Nora');
  await hands.fillOwnWords('last name', field(/^Last name/), 'Barnes');
  await hands.fill('email', field(/^Email/), email);
  await hands.fill('password', field(/^Password/), 'Str0ng!pass');
  await hands.click('the terms', page.getByRole('checkbox'));
  await check('02-sign-up');
  await hands.click('Continue', button('Continue'));
  await page.getByText('Step 2 of 2').waitFor();
  await check('03-sign-up-business');
  await hands.click('Create account', button('Create account'));

  await page.getByText('0 of 5 done').waitFor();
  await check('04-checklist');
  await hands.click('Create your agent', link('Create your agent').first());
  await hands.fillOwnWords("the agent's name", field(/^Name/), 'Northside setter');
  await hands.click('a template', page.getByText('Online coach').first());
  await check('05-agent');
  await hands.click('Next', button('Next'));

  await page.waitForURL('**/agent/service/**');
  await confirmEmail(page, hands);
  await page.getByText(/^Confirm your email address/).waitFor({ state: 'detached' });
  const consent = page.waitForEvent('popup');
  await hands.click('Connect Instagram', button('Connect Instagram'));
  const popup = await consent;
  await hands.click('the account', popup.getByText(secondAccount.username, { exact: true }));
  const closed = popup.waitForEvent('close');
  await hands.click('Allow', popup.getByRole('button', { name: 'Allow', exact: true }));
  await closed;
  await page.getByRole('listitem', { name: 'Instagram' }).getByText(secondAccount.username).first().waitFor();
  await check('06-connected');
  await hands.click('Next', button('Next'));

  await hands.click('a suggested keyword', button(`Add ${keyword}`));
  await check('07-keyword');
  await hands.click('Next', button('Next'));
  await page.waitForURL('**/agent/reengagement-keywords/**');
  await check('08-skip');
  await hands.click('Skip for now', link('Skip for now'));

  await page.getByRole('heading', { name: `You’re live: DM yourself ${keyword}` }).waitFor();
  await check('09-live');
  const opened = page.context().waitForEvent('page');
  await hands.click('Open Instagram chat', link(/^Open Instagram chat/));
  const phone = await opened;
  // The field exists before the page listens to it.
  await phone.locator('#chat-detail', { hasText: secondAccount.username }).waitFor();
  await hands.fill('the keyword', phone.locator('#text'), keyword);
  await hands.click('Send', phone.locator('#send'));
  await phone.locator('.message.by-agent .bubble').first().waitFor();
  await record(phone, 'first-hour/10-answered');

  // The coach sees it without any action.
  await page.getByText('4 of 5 done').waitFor();
  await page.getByRole('link', { name: /^1 new lead\b/ }).waitFor();
  await page.getByRole('link', { name: 'Set call hours', exact: true }).waitFor();
  await check('11-today');

  // The template leaves the price for the call, and the agent makes none up.
  const answers = phone.locator('.message.by-agent .bubble');
  const earlier = await answers.count();
  await phone.locator('#text').fill('how much is it');
  await phone.locator('#send').click();
  await answers.nth(earlier).waitFor();
  const answer = await answers.nth(earlier).textContent();
  expect(answer).toMatch(/\bcall\b/);
  expect(answer).not.toMatch(/[\d$€]/);

  expect(hands.free()).toEqual(['fill first name', 'fill last name', "fill the agent's name"]);
  expect(hands.done().length, hands.done().join('\n')).toBeLessThanOrEqual(maxSteps);
  expect(faults).toEqual([]);
  expect(problems).toEqual([]);
  await page.context().close();

  /** Opens the email, and the link in it, as any person would. */
  async function confirmEmail(at: Page, counted: typeof hands): Promise<void> {
    const mailbox = await at.context().newPage();
    await mailbox.goto(`${spotter.addresses.phone}/#mailbox`);
    await counted.click('the mail', button(/Confirm your email address/, mailbox).filter({ hasText: email }));
    const tab = at.context().waitForEvent('page');
    const inMail = mailbox.frameLocator('iframe').getByRole('link', { name: 'Confirm my email address' });
    await counted.click('the link in it', inMail);
    const confirmation = await tab;
    await confirmation.getByText('Your email address is confirmed').waitFor();
    await Promise.all([confirmation.close(), mailbox.close()]);
  }
});

/** Tells in the page whether a toast covers the field that is written in, where the page is scrolled up to it. */
const coversFocus = `(async () => {
  const field = document.activeElement;
  field.scrollIntoView({ block: 'start' });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const [one, other] = [field, document.querySelector('.Toastify__toast-container')].map((each) =>
    each.getBoundingClientRect(),
  );
  return !field.matches('input') || (one.bottom > other.top && one.top < other.bottom);
})()`;

describe.each(Object.entries(narrowScreens))('on a %s screen', (_, size) => {
  let visit: Visit;
  const screen: Screen = 'desktop';

  beforeAll(async () => {
    visit = await openPage(browser, screen);
    await visit.page.setViewportSize(size);
  });

  test('nothing of the first hour is cut off or out of reach', async () => {
    const { page, problems } = visit;
    const faults: string[] = [];
    const check = async () => {
      faults.push(...(await accessibilityFaults(page)), ...(await findCutOff(page)));
    };
    const setup = createSetupScreen(page, spotter.addresses.spotter);
    await page.goto(`${spotter.addresses.spotter}/signup`);
    await page.getByText('Step 1 of 2').waitFor();
    await check();
    await setup.signUp(`narrow-${size.width}@example.test`);
    await page.getByText('0 of 5 done').waitFor();
    await check();
    await setup.createAgent('Setter');
    const agentId = page.url().split('/').at(-1)!;
    await page.goto(`${spotter.addresses.spotter}/agent/create/${agentId}#follow-ups`);
    await page.getByRole('region', { name: 'Follow-ups' }).waitFor();
    await check();
    await page.goto(`${spotter.addresses.spotter}/agent/keywords/${agentId}`);
    await page.getByRole('button', { name: `Add ${keyword}` }).click();
    await check();
    await page.getByRole('button', { name: `Remove ${keyword}` }).click();
    await page.getByText('Trigger removed successfully!').waitFor();
    expect(await page.evaluate(coversFocus)).toBe(false);
    await page.getByRole('button', { name: `Add ${keyword}` }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('link', { name: 'Skip for now' }).waitFor();
    await check();
    await page.evaluate('localStorage.clear()');
    await signIn(page, spotter.addresses.spotter, demoStory.coach);
    await page.getByRole('link', { name: /^\d+ booked this week/ }).waitFor();
    await check();
    expect(faults).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
