import { demoStory } from '@spotter/demo';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closePages, openBrowser } from '../screens/browser.ts';
import { openCoachScreen } from '../screens/coach-screen.ts';
import { openLeadPhone } from '../screens/lead-phone.ts';
import { startSpotterWithPhone } from '../running/spotter-with-phone.ts';
import { until } from '../running/until.ts';

const { account, coach, freshLeads } = demoStory;

let spotter: Awaited<ReturnType<typeof startSpotterWithPhone>>;
let browser: Browser;

beforeAll(async () => {
  [spotter, browser] = await Promise.all([startSpotterWithPhone({}, { isFirstStart: true }), openBrowser()]);
});

afterAll(async () => {
  await closePages();
  await spotter?.stop();
});

test('what is written on the phone appears live in the open chat and on top of the list', async () => {
  const lead = freshLeads[0]!;
  const { addresses } = spotter;
  const phone = await openLeadPhone(browser, addresses.phone, { accountId: account.id, id: lead.id });
  const openCoach = () => openCoachScreen(browser, addresses.spotter, { screen: 'desktop', ...coach });
  const [reading, listing] = await Promise.all([openCoach(), openCoach()]);
  await phone.write('hi there');
  await reading.openChat(lead.username);
  const inChat = reading.page.getByRole('region', { name: 'Messages' }).getByText('is anybody reading?');
  const onTop = listing.page.locator('a[href^="/dashboard/chat/"]').first();

  await phone.write('is anybody reading?');
  await inChat.waitFor();
  await until('the conversation is on top', async () => (await onTop.textContent())?.includes('is anybody reading?'));
  expect(await onTop.textContent()).toContain(lead.username);
  // One window has read it, so the other stops counting it too.
  await until('it counts as read', async () => (await onTop.getByText('unread').count()) === 0);
  expect([...reading.problems, ...listing.problems]).toEqual([]);
});
