import { demoPage, demoStory, secondAccount } from '@spotter/demo';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFaults, openBrowser, openPage } from './browser.ts';
import { startSpotterWithPhone } from './spotter-with-phone.ts';

let spotter: Awaited<ReturnType<typeof startSpotterWithPhone>>;
let browser: Browser;

beforeAll(async () => {
  [spotter, browser] = await Promise.all([startSpotterWithPhone(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await spotter?.stop();
});

const password = 'Str0ng!pass';

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(`${spotter.addresses.spotter}/signup`);
  await page.getByLabel(/First name/).fill('Nora');
  await page.getByLabel(/Last name/).fill('Barnes');
  await page.getByLabel(/Email/).fill(email);
  await page
    .getByLabel(/^Password/)
    .first()
    .fill(password);
  await page.getByRole('checkbox').first().check();
  await page
    .getByRole('button', { name: /sign up|create/i })
    .last()
    .click();
  await page.waitForURL('**/dashboard');
}

async function createAgent(page: Page, name: string): Promise<void> {
  await page.goto(`${spotter.addresses.spotter}/agents`);
  await page.getByText('Create new agent').click();
  await page.getByLabel(/^Name/).fill(name);
  await page.getByText('Online coach').first().click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/agent/service/**');
}

/** Goes through the consent page of a service; `choose` is the account to tick there. */
async function consent(page: Page, card: string, press: 'Allow' | 'Cancel', choose?: string): Promise<void> {
  const service = page
    .getByRole('region', { name: card })
    .or(page.locator('section,article,li', { hasText: card }).last());
  const opened = page.waitForEvent('popup');
  await service
    .getByRole('button', { name: /Connect/ })
    .first()
    .click();
  const popup = await opened;
  if (choose !== undefined) await popup.getByText(choose).first().click();
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: press, exact: true }).click();
  await closed;
}

test('the public pages stand at once, and none has an accessibility fault', async () => {
  const { page, problems } = await openPage(browser, 'phone');
  const faults: string[] = [];
  for (const path of [
    '/',
    '/about',
    '/faq',
    '/contact',
    '/privacy',
    '/terms',
    '/signup',
    '/login',
    '/forgot-password',
  ]) {
    await page.goto(spotter.addresses.spotter + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    faults.push(...(await accessibilityFaults(page)));
  }
  expect(faults).toEqual([]);
  expect(problems).toEqual([]);
});

test('a visitor who wants a private page signs in and gets it; unknown addresses are 404', async () => {
  const { page } = await openPage(browser, 'desktop');
  await page.goto(`${spotter.addresses.spotter}/agents`);
  await page.waitForURL('**/login**');
  await page.getByLabel(/Email/).fill(demoStory.coach.email);
  await page
    .getByLabel(/^Password/)
    .first()
    .fill(demoStory.coach.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/agents');
  const response = await page.goto(`${spotter.addresses.spotter}/no-such-page`);
  expect(response?.status()).toBe(404);
});

test('a coach signs up, makes an agent in four steps and connects Instagram and a page', async () => {
  const { page, problems } = await openPage(browser, 'desktop');
  await signUp(page, 'nora@example.test');
  await page.getByText('No accounts connected.').waitFor();
  await createAgent(page, 'Northside setter');

  await consent(page, 'Instagram', 'Allow', secondAccount.username);
  await page.getByText('Instagram account connected successfully!').waitFor();
  await consent(page, 'Facebook', 'Allow');
  await page.getByText('Facebook account connected successfully!').waitFor();

  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/agent/keywords/**');
  await page.getByRole('textbox').first().fill('LIFT');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/agent/reengagement-keywords/**');
  await page.getByRole('textbox').first().fill('back again');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Create Agent' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByText('Agent created successfully!').waitFor();
  await page.getByText(secondAccount.username).waitFor();
  await page.getByText(demoPage.name).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('an account that somebody else has connected, and a refused consent, say so and leave nothing half-made', async () => {
  const { page } = await openPage(browser, 'desktop');
  await signUp(page, 'second@example.test');
  await createAgent(page, 'Second setter');
  await consent(page, 'Instagram', 'Allow', demoStory.account.username);
  await page.getByText('Account already connected').waitFor();
  await consent(page, 'Facebook', 'Cancel');
  await page.locator('.Toastify__toast').last().waitFor();
  await page.goto(`${spotter.addresses.spotter}/dashboard`);
  await page.getByText('No accounts connected.').waitFor();
});
