import { demoStory } from '@spotter/demo';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { reachesOver } from '../every-page/cut-off.ts';
import { closePages, openBrowser } from '../screens/browser.ts';
import { openCoachScreen } from '../screens/coach-screen.ts';
import { openLeadPhone } from '../screens/lead-phone.ts';
import { hundredNames } from './odd-names.ts';
import { startSpotterWithPhone } from '../running/spotter-with-phone.ts';
import { until } from '../running/until.ts';
import { describeWatching } from './watching.test-suite.ts';

/** The way into a chat, in every list. */
const conversation = 'a[href^="/dashboard/chat/"]';

const { account, coach, freshLeads } = demoStory;

let spotter: Awaited<ReturnType<typeof startSpotterWithPhone>>;
let browser: Browser;

beforeAll(async () => {
  [spotter, browser] = await Promise.all([startSpotterWithPhone(), openBrowser()]);
});

afterEach(closePages);
afterAll(() => spotter?.stop());

test('what is written on the phone appears live in the open chat and on top of the list', async () => {
  const lead = freshLeads[0]!;
  const { addresses } = spotter;
  const phone = await openLeadPhone(browser, addresses.phone, { accountId: account.id, id: lead.id });
  const openCoach = () => openCoachScreen(browser, addresses.spotter, { screen: 'desktop', ...coach });
  const [reading, listing] = await Promise.all([openCoach(), openCoach()]);
  await phone.write('hi there');
  await reading.openChat(lead.username);
  const inChat = reading.page.getByRole('region', { name: 'Messages' }).getByText('is anybody reading?');
  const onTop = listing.page.locator(conversation).first();

  await phone.write('is anybody reading?');
  await inChat.waitFor();
  await until('the conversation is on top', async () => (await onTop.textContent())?.includes('is anybody reading?'));
  expect(await onTop.textContent()).toContain(lead.username);
  // One window has read it, so the other stops counting it too.
  await until('it counts as read', async () => (await onTop.getByText('unread').count()) === 0);
  expect([...reading.problems, ...listing.problems]).toEqual([]);
});

// The phone has the least room.
test('a hundred odd names reach over no edge on a phone', async () => {
  const { page } = await openCoachScreen(browser, spotter.addresses.spotter, { screen: 'phone', ...coach });
  const list = page.url();
  await page.route('**/api/chat/bot/**', async (route) => {
    const answer = await route.fetch();
    const [first] = (await answer.json()) as object[];
    const chats = hundredNames.map((username, index) => ({
      ...first,
      _id: `odd-${index}`,
      username,
      name: username,
    }));
    await route.fulfill({ json: chats });
  });
  for (const address of [list, list.replace('/listchats/', '/account/')]) {
    await page.goto(address);
    const seen = new Set<string | null>();
    await page.locator(conversation).first().waitFor();
    // A long list draws only what is seen.
    await until('all names were there', async () => {
      const rows = page.locator(conversation);
      for (const href of await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
        seen.add(href);
      }
      expect(await reachesOver(page)).toBe(false);
      await rows.last().scrollIntoViewIfNeeded();
      return seen.size >= hundredNames.length;
    });
  }

  const chat = await firstChat(list);
  for (const username of hundredNames.filter((_, index) => index % 12 === 0)) {
    await page.route(`**/api/chat/${chat}`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...((await answer.json()) as object), username, name: username } });
    });
    await page.goto(`${spotter.addresses.spotter}/dashboard/chat/${chat}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await reachesOver(page), username).toBe(false);
    // An answer on its way would fail the run when its page is closed.
    await page.unrouteAll({ behavior: 'wait' });
  }
});

async function firstChat(list: string): Promise<string> {
  const signIn = await fetch(`${spotter.addresses.spotter}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: coach.email, password: coach.password }),
  });
  const { token } = (await signIn.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const bots = await fetch(`${spotter.addresses.spotter}/api/bot/`, { headers });
  const bot = ((await bots.json()) as { _id: string; integration: string }[]).find(({ integration }) =>
    list.endsWith(integration),
  );
  const chats = await fetch(`${spotter.addresses.spotter}/api/chat/bot/${bot!._id}`, { headers });
  return ((await chats.json()) as { _id: string }[])[0]!._id;
}

test('a seller is kept apart, and "Not spam" brings them back', async () => {
  const lead = freshLeads.at(-1)!;
  const { addresses } = spotter;
  const phone = await openLeadPhone(browser, addresses.phone, { accountId: account.id, id: lead.id });
  const { page, problems } = await openCoachScreen(browser, addresses.spotter, { screen: 'desktop', ...coach });
  await phone.write('Hey! Want 10k real followers this week? Only $49, reply YES');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'Spam', exact: true }).click();
  await page.keyboard.press('Escape');
  const row = page.locator(conversation, { hasText: lead.username });
  await row.click();
  await page.getByText('Your agent took this for spam').waitFor();
  await page.getByRole('button', { name: 'Not spam' }).first().click();
  await page.getByText('Your agent starts when this lead uses a keyword').waitFor();
  await until('it is no longer in that list', async () => (await row.count()) === 0);
  expect(await phone.answers()).toEqual([]);
  expect(problems).toEqual([]);
});

// On a desktop it is watched in `npm test`.
const leads = freshLeads.slice(1, -1);
describeWatching('phone', () => ({ browser, addresses: spotter.addresses, leads }));
