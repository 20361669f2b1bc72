import { agentRoutes, authRoutes, createApiClient } from '@spotter/contract';
import { demoStory } from '@spotter/demo';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSpotterWithPhone } from '../running/spotter-with-phone.ts';
import { accessibilityFaults, closePages, openBrowser, openPage, screens } from '../screens/browser.ts';
import { signIn } from '../screens/coach-screen.ts';
import { record } from '../screens/pictures.ts';

let spotter: Awaited<ReturnType<typeof startSpotterWithPhone>>;
let browser: Browser;

beforeAll(async () => {
  [spotter, browser] = await Promise.all([startSpotterWithPhone(), openBrowser()]);
});
afterAll(async () => {
  await closePages();
  await spotter?.stop();
});

/** Returns the id of the demo coach's agent. */
async function findAgent(): Promise<string> {
  const baseUrl = spotter.addresses.spotter;
  const { token } = await createApiClient({ baseUrl, token: () => null }).call(authRoutes.signIn, {
    body: demoStory.coach,
  });
  const [agent] = await createApiClient({ baseUrl, token: () => token }).call(agentRoutes.list);
  return agent!._id;
}

// It plays every lead, which takes minutes: nightly, and for the pictures of docs/proof.md.
test('a coach edits a draft, tries it on leads and own chats, corrects it, has it tried at night, and publishes it', async () => {
  const { page, problems } = await openPage(browser, 'desktop');
  const origin = spotter.addresses.spotter;
  const faults: string[] = [];
  const picture = async (name: string) => {
    faults.push(...(await accessibilityFaults(page)));
    await record(page, `proof/${name}`);
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const ended = () => page.locator('main progress').waitFor({ state: 'detached' });
  const agent = await findAgent();
  await signIn(page, origin, demoStory.coach);

  await page.goto(`${origin}/agent/create/${agent}`);
  await button('Free text').click();
  const instructions = page.getByLabel(/^Instructions/).first();
  await instructions.fill(`${await instructions.inputValue()}\nAsk for the goal before anything else.`);
  await button('Save draft').click();
  await page.getByText('This is a draft.').waitFor();
  await page.evaluate('scrollTo(0, 0)');
  await picture('01-draft');

  await page.goto(`${origin}/agent/proof/${agent}`);
  await button('Draft').click();
  await page
    .getByText(/^About [\d,]+ tokens/)
    .first()
    .waitFor();
  await picture('02-cost');
  await button(/^Start with/).click();
  await page.getByText(/ played, now: /).waitFor();
  await picture('03-progress');
  await ended();
  await picture('04-result');

  const failed = page.locator('[data-state="failed"] li a').first();
  await failed.click();
  await page.getByRole('region', { name: /^Conversation with/ }).waitFor();
  await picture('05-failure');

  await page.goto(`${origin}/agent/rules/${agent}`);
  await button('Add a rule').first().click();
  await page.getByLabel('When they ask about').fill('kosten');
  await page.getByLabel('It says').fill('Gern! Das Coaching kostet 249 Dollar im Monat. Was ist dein Ziel?');
  await picture('06-rule');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/^Saved\./).waitFor();

  await page.goto(`${origin}/agent/proof/${agent}?of=chats`);
  await button(/^Replay [\d,]+ answers?$/).click();
  await page.locator('main progress').waitFor();
  await ended();
  await picture('07-replay');

  await page.goto(`${origin}/agent/create/${agent}`);
  await button('Publish the draft').click();
  await page.getByLabel(/^Publish it all the same/).check();
  await picture('08-publish');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText(/^Published as version/).waitFor();

  await page.goto(`${origin}/agent/proof/${agent}`);
  const nights = page.getByRole('region', { name: 'Every night' });
  await nights.getByRole('switch').click();
  await nights.getByText(/^Next: /).waitFor();
  await nights.scrollIntoViewIfNeeded();
  await picture('09-nights');
  faults.push(...(await phoneFaults(page)));
  expect(faults, faults.join('\n')).toEqual([]);
  expect(problems, problems.join('\n')).toEqual([]);
});

/** Returns the faults of the page on a phone. */
async function phoneFaults(page: Page): Promise<string[]> {
  await page.setViewportSize(screens.phone);
  return accessibilityFaults(page);
}
