import { join } from 'node:path';
import { authRoutes, createApiClient } from '@spotter/contract';
import { demoStory, secondAccount, secondPage } from '@spotter/demo';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults, closePages, openBrowser, openPage, type Visit } from '../screens/browser.ts';
import { rememberAll, type BrowserMemory } from './browser-memory.ts';
import { clockJumped } from '../running/clock-words.ts';
import { createSetupScreen, type SetupScreen } from '../screens/setup-screen.ts';
import { startSpotterWithPhone } from '../running/spotter-with-phone.ts';
import { until } from '../running/until.ts';

/** `npm test` leaves the refusals to `.ci/run` (scripts/setup/long-tests.mjs). */
const isWhole = process.env['SPOTTER_LONG_TESTS'] !== 'off';

let spotter: Awaited<ReturnType<typeof startSpotterWithPhone>>;
let browser: Browser;
/** The memories of all browsers that connected something. */
const memories: BrowserMemory[] = [];

beforeAll(async () => {
  [spotter, browser] = await Promise.all([
    startSpotterWithPhone({ NODE_OPTIONS: `--import=${join(import.meta.dirname, '../running/clock-jump.ts')}` }),
    openBrowser(),
  ]);
});

afterAll(async () => {
  await closePages();
  await spotter?.stop();
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
  await closePages();
});

test('an email that arrives while the mailbox is loading is listed', async () => {
  const { page } = await openPage(browser, 'desktop');
  const client = createApiClient({ baseUrl: spotter.addresses.spotter, token: () => null });
  await page.route(
    '**/api/world',
    async (route) => {
      const response = await route.fetch();
      await client.call(authRoutes.forgotPassword, { body: { email: demoStory.coach.email } });
      await page.getByText(`New email to ${demoStory.coach.email}`).waitFor({ state: 'attached' });
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.goto(`${spotter.addresses.phone}/#mailbox`);
  await page
    .getByRole('button', { name: /password/i })
    .first()
    .waitFor();
  await closePages();
});

const keptToken = `JSON.parse(localStorage.getItem('user')).token`;
const logoutAndReload = `
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Logout').click();
  location.reload();
`;

test.runIf(isWhole)('whoever logs out and reloads at once is signed out on the server too', async () => {
  const { page } = await openPage(browser, 'desktop');
  for (let time = 0; time < 3; time += 1) {
    await page.goto(`${spotter.addresses.spotter}/login`);
    await page.getByLabel(/Email/).fill(demoStory.coach.email);
    await page
      .getByLabel(/^Password/)
      .first()
      .fill(demoStory.coach.password);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    // In one script, because separate steps would be too slow.
    const token = await page.evaluate<string>(keptToken);
    // The page is gone before it can answer this script.
    const left = page.evaluate(logoutAndReload).catch(() => undefined);
    await Promise.all([page.waitForEvent('load'), left]);
    const client = createApiClient({ baseUrl: spotter.addresses.spotter, token: () => token });
    await until('the session has ended', async () => {
      const { isValid } = await client.call(authRoutes.validateToken);
      return !isValid;
    });
  }
  await closePages();
});

describe('a coach who sets up', () => {
  let visit: Visit;
  let memory: BrowserMemory;
  let setup: SetupScreen;
  const page = () => visit.page;
  const spoken = (sentence: string) => page().getByText(sentence, { exact: true }).last().waitFor();
  const accounts = () => page().goto(`${spotter.addresses.spotter}/dashboard`);

  beforeAll(async () => {
    visit = await openPage(browser, 'desktop');
    memory = rememberAll(visit.page.context());
    memories.push(memory);
    setup = createSetupScreen(visit.page, spotter.addresses.spotter);
  });

  test('signs up, makes an agent in four steps and connects Instagram and a page', async () => {
    await setup.signUp('nora@example.test');
    await page().getByText('No accounts connected.').waitFor();
    await setup.createAgent('Northside setter');
    await page().getByRole('button', { name: 'Next', disabled: true }).waitFor();

    const banner = page().getByText('Confirm your email address nora@example.test to connect accounts and book calls.');
    await banner.waitFor();
    const instagram = setup.card('Instagram');
    await instagram.getByRole('button', { name: 'Confirm email to connect Instagram', disabled: true }).waitFor();
    await page().getByRole('button', { name: 'Resend email' }).waitFor();
    expect(await accessibilityFaults(page())).toEqual([]);
    await setup.confirmEmail('nora@example.test', spotter.addresses.phone);
    await banner.waitFor({ state: 'detached' });

    await setup.consent({ card: 'Instagram', press: 'Allow', choose: secondAccount.username });
    await spoken('Instagram account connected successfully!');
    await setup.card('Instagram').getByText(secondAccount.username).first().waitFor();
    await setup.consent({ card: 'Facebook', press: 'Allow' });
    // The message appears before the reloaded page has its data.
    await spoken('Facebook account connected successfully!');
    await setup.card('Facebook').getByText(secondPage.name).first().waitFor();
    expect(await accessibilityFaults(page())).toEqual([]);
    await memory.check();

    await page().getByRole('button', { name: 'Next' }).click();
    await page().waitForURL('**/agent/keywords/**');
    await page().getByRole('heading', { name: 'Add Trigger Keywords' }).waitFor();
    await page().getByRole('textbox').first().fill('LIFT');
    await page().keyboard.press('Enter');
    await page().getByRole('button', { name: 'Next' }).click();
    await page().waitForURL('**/agent/reengagement-keywords/**');
    await page().getByRole('heading', { name: 'Add Re-engagement Keywords' }).waitFor();
    await page().getByRole('textbox').first().fill('back again');
    await page().keyboard.press('Enter');
    await page().getByRole('button', { name: 'Create Agent' }).click();
    await page().waitForURL('**/dashboard');
    await page().getByText('Agent created successfully!').waitFor();
    await page().getByText(secondAccount.username).first().waitFor();
    await page().getByText(secondPage.name).first().waitFor();
    expect(await accessibilityFaults(page())).toEqual([]);
    expect(visit.problems).toEqual([]);
  });

  test('disconnects both, and they are gone from the accounts', async () => {
    await setup.openServices('Northside setter');
    await setup.disconnect('Instagram');
    await setup.disconnect('Facebook');
    await page().getByRole('button', { name: 'Next', disabled: true }).waitFor();
    await accounts();
    await page().getByText('No accounts connected.').waitFor();
    expect(await setup.connectedOnServer()).toEqual([]);
  });

  test('cannot use a ticket or an address of a consent a second time', async () => {
    await setup.openServices('Northside setter');
    const earlier = (part: string) => memory.addresses().find((address) => address.includes(part))!;
    for (const address of [earlier('/setup?service=instagram'), earlier('/api/oauth/callback/?')]) {
      const popup = await setup.openConsent('Instagram');
      const closed = popup.waitForEvent('close');
      await popup.goto(address);
      await spoken('This connection was already used. Please connect again.');
      await closed;
      await setup.connectButton('Instagram').and(page().locator(':enabled')).waitFor();
      await page().reload();
    }
    expect(await setup.connectedOnServer()).toEqual([]);
    // The refused ticket is the browser's only complaint.
    expect(visit.problems.splice(0)).toEqual([expect.stringContaining('status of 400')]);
  });

  test('connects both again, and sees them on the accounts page', async () => {
    await setup.consent({ card: 'Instagram', press: 'Allow', choose: secondAccount.username });
    await spoken('Instagram account connected successfully!');
    await setup.consent({ card: 'Facebook', press: 'Allow' });
    await spoken('Facebook account connected successfully!');
    await accounts();
    await page().getByText(secondAccount.username).first().waitFor();
    await page().getByText(secondPage.name).first().waitFor();
    await memory.check();
    expect(visit.problems).toEqual([]);
  });
});

describe.runIf(isWhole)('a second coach, for whom nothing works out', () => {
  let visit: Visit;
  let memory: BrowserMemory;
  let setup: SetupScreen;

  beforeAll(async () => {
    visit = await openPage(browser, 'desktop');
    memory = rememberAll(visit.page.context());
    memories.push(memory);
    setup = createSetupScreen(visit.page, spotter.addresses.spotter);
    await setup.signUp('second@example.test');
    await setup.confirmEmail('second@example.test', spotter.addresses.phone);
    await setup.createAgent('Second setter');
  });

  /** Expects that the sentence is there, the card can be tried again, and the server has nothing, not even a part. */
  async function expectNothingBut(sentence: string, card = 'Instagram'): Promise<void> {
    await visit.page.getByText(sentence, { exact: true }).last().waitFor();
    await setup.connectButton(card).and(visit.page.locator(':enabled')).waitFor();
    expect(await setup.connectedOnServer()).toEqual([]);
    // The next sentence must be alone.
    await visit.page.reload();
  }

  test('an account of somebody else', async () => {
    await setup.consent({ card: 'Instagram', press: 'Allow', choose: secondAccount.username });
    await expectNothingBut('Account already connected');
    await setup.consent({ card: 'Facebook', press: 'Allow' });
    await expectNothingBut('Account already connected', 'Facebook');
  });

  test('a refused consent', async () => {
    await setup.consent({ card: 'Instagram', press: 'Cancel' });
    await expectNothingBut('You canceled. Nothing was connected.');
    await setup.consent({ card: 'Facebook', press: 'Cancel' });
    await expectNothingBut('You canceled. Nothing was connected.', 'Facebook');
  });

  test('a popup that is closed', async () => {
    await (await setup.openConsent('Instagram')).close();
    await expectNothingBut('The popup was closed');
  });

  test('a popup that the browser blocks', async () => {
    // Does what a blocker does: the call returns nothing.
    await visit.page.evaluate('globalThis.open = () => null');
    await setup.connectButton('Instagram').click();
    await expectNothingBut('Popup was blocked. Please allow popups for this site.');
  });

  test('a consent that took more than an hour', async () => {
    const popup = await setup.openConsent('Instagram');
    spotter.server.signal('SIGUSR2');
    await until('the hour is over', () => spotter.server.output().includes(clockJumped));
    await setup.decide(popup, 'Allow', secondAccount.username);
    await expectNothingBut('This connection took too long. Please connect again.');
  });

  test('in the end there is no account', async () => {
    await memory.check();
    await visit.page.goto(`${spotter.addresses.spotter}/dashboard`);
    await visit.page.getByText('No accounts connected.').waitFor();
  });
});

test('no token of a provider was ever in a browser', async () => {
  const tokens = (await spotter.endPhone()).flatMap(tokensIn);
  expect(tokens.length).toBeGreaterThan(5);
  const text = memories.map((one) => one.text()).join('\n');
  expect(['accessToken=ticket_', '"token":', secondPage.name].filter((part) => !text.includes(part))).toEqual([]);
  expect(tokens.filter((token) => text.includes(token) || text.includes(encodeURIComponent(token)))).toEqual([]);
});

/**
 * Returns every token in a simulator's state. Codes are not among them, because they are in addresses by design
 * and work once.
 */
function tokensIn(world: string): string[] {
  const {
    tokens = [],
    accessTokens = [],
    grants = [],
  } = JSON.parse(world) as {
    tokens?: { value: string }[];
    accessTokens?: { value: string }[];
    grants?: { refreshToken: string }[];
  };
  return [...tokens, ...accessTokens].map(({ value }) => value).concat(grants.map(({ refreshToken }) => refreshToken));
}
