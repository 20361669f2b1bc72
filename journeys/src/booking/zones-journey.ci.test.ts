import { createApiClient, managedCallRoutes } from '@spotter/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSpotterWithPhone } from '../running/spotter-with-phone.ts';
import { openPage, startBrowser, type Screen } from '../screens/browser.ts';
import { createSetupScreen } from '../screens/setup-screen.ts';
import { showNextMonth, slots } from './calendar-screen.ts';

/** How a browser calls the zone of a machine that has none that exists. */
const noZone = 'Etc/Unknown';

let spotter: Awaited<ReturnType<typeof startSpotterWithPhone>>;
let browser: Browser;

beforeAll(async () => {
  [spotter, browser] = await Promise.all([
    startSpotterWithPhone({ VERIFY_EMAIL: 'off' }),
    startBrowser({ TZ: 'Foo/Bar' }),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await spotter?.stop();
});

/** Chooses the first open time of the next month; returns it as it is shown. */
async function chooseNextMonth(page: Page): Promise<string> {
  await showNextMonth(page);
  const slot = page.locator(slots).first();
  const [time] = /^\d{1,2}:\d\d [AP]M/.exec((await slot.textContent())!)!;
  await slot.click();
  return time;
}

/** Returns the start of the call of a manage link, as a clock in a zone shows it. */
async function startAt(manageUrl: string, zone: string): Promise<string> {
  const api = createApiClient({ baseUrl: spotter.addresses.spotter, token: () => null });
  const token = manageUrl.slice(manageUrl.lastIndexOf('/') + 1);
  const { start } = await api.call(managedCallRoutes.findManagedCall, { params: { token } });
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' });
  return clock.format(new Date(start)).replace(/\s/, ' ');
}

test.each<{ zone: string; named: RegExp; readsIn: string; screen: Screen }>([
  { zone: noZone, named: /^UTC$/, readsIn: 'UTC', screen: 'desktop' },
  { zone: 'Asia/Kolkata', named: /^Asia\/(Kolkata|Calcutta)$/, readsIn: 'Asia/Kolkata', screen: 'phone' },
  { zone: 'Australia/Lord_Howe', named: /^Australia\/Lord Howe$/, readsIn: 'Australia/Lord_Howe', screen: 'desktop' },
  { zone: 'Pacific/Auckland', named: /^Pacific\/Auckland$/, readsIn: 'Pacific/Auckland', screen: 'phone' },
])('a visitor whose browser is in $zone books, moves and cancels a call', async ({ zone, named, readsIn, screen }) => {
  const origin = spotter.addresses.spotter;
  const { page, problems } = await openPage(browser, screen, zone === noZone ? {} : { timeZone: zone });
  await createSetupScreen(page, origin).signUp(`visitor-${screen}-${readsIn.replace('/', '-')}@example.test`);

  await page.goto(`${origin}/`);
  await page.locator('#strategy-call').scrollIntoViewIfNeeded();
  const machineZone = await page.evaluate<string>('Intl.DateTimeFormat().resolvedOptions().timeZone');
  expect(machineZone === noZone).toBe(zone === noZone);
  const booked = await chooseNextMonth(page);
  expect(await page.getByRole('combobox', { name: 'Your time zone' }).inputValue()).toMatch(named);
  await page.getByRole('button', { name: 'Confirm Booking' }).click();
  await page.getByRole('heading', { name: 'Your call is booked' }).waitFor();
  const manageUrl = (await page.getByRole('link', { name: 'Change or cancel' }).getAttribute('href'))!;
  expect(await startAt(manageUrl, readsIn)).toBe(booked);

  await page.goto(manageUrl);
  await page.getByText(`${booked} – `).waitFor();
  await page.getByRole('button', { name: 'Move call' }).click();
  const moved = await chooseNextMonth(page);
  await page.getByRole('button', { name: 'Move call' }).click();
  await page.getByRole('heading', { name: 'Your call has moved' }).waitFor();
  expect(await startAt(manageUrl, readsIn)).toBe(moved);
  await page.getByText(`${moved} – `).waitFor();

  await page.getByRole('button', { name: 'Cancel call' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel call' }).click();
  await page.getByRole('heading', { name: 'This call is canceled' }).waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});
