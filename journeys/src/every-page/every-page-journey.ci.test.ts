import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults, bringAxe, closePages, openBrowser, openPage, screens } from '../screens/browser.ts';
import { record, recordForSheet } from '../screens/pictures.ts';
import { root } from '../running/program.ts';
import { startSpotterWithPhone } from '../running/spotter-with-phone.ts';
import { until } from '../running/until.ts';
import { findCutOff, narrowScreens, reachesOver } from './cut-off.ts';
import { prepareDemo } from './demo-addresses.ts';
import { visitsOf, type Guest, type PageVisit } from './page-visits.ts';
import { testZoomedChats } from './zoomed-chats.ts';

let spotter: Awaited<ReturnType<typeof startSpotterWithPhone>>;
let browser: Browser;
let visits: ReturnType<typeof visitsOf>;
let sessions: Record<Guest, unknown>;
let demo: Awaited<ReturnType<typeof prepareDemo>>;

beforeAll(async () => {
  [spotter, browser] = await Promise.all([startSpotterWithPhone({}, { keepsCalendar: true }), openBrowser()]);
  demo = await prepareDemo(spotter.addresses);
  visits = visitsOf(demo.addresses);
  sessions = { visitor: null, coach: demo.coach, newcomer: demo.newcomer };
});
afterAll(async () => {
  await closePages();
  await spotter?.stop();
});

test('every page of the app is visited', () => {
  // The build lists the addresses of all routes for the server.
  const list = JSON.parse(readFileSync(path.join(root, 'apps/web/build/client/pages.json'), 'utf8')) as string[];
  expect(
    Object.keys(visits)
      .filter((address) => address !== '*')
      .toSorted(),
    'the addresses in page-visits.ts',
  ).toEqual(list.toSorted());
});

test.concurrent.each<Guest>(['visitor', 'coach', 'newcomer'])('a %s can read and use every page', async (guest) => {
  const { page, problems } = await openPage(browser, 'desktop');
  await bringAxe(page);
  const session = JSON.stringify(JSON.stringify(sessions[guest]));
  if (sessions[guest] !== null) await page.context().addInitScript(`localStorage.setItem('user', ${session})`);
  const underWay = watchRequests(page);
  const faults: string[] = [];
  for (const [address, all] of Object.entries(visits)) {
    for (const [index, visit] of all.filter(({ as }) => as === guest).entries()) {
      const before = problems.length;
      faults.push(...(await check(page, visit, underWay, sheetNameOf(address, visit, index))));
      if (visit.isNowhere) problems.splice(before);
    }
  }
  expect(faults, faults.join('\n')).toEqual([]);
  expect(problems, problems.join('\n')).toEqual([]);
  await page.context().close();
});

// Beside the visits, because the same product serves both.
describe('a coach who zooms', () => {
  testZoomedChats(() => ({ browser, origin: spotter.addresses.spotter, ...demo }));
});

/** Returns a page's name on the contact sheet. It is the same in every run, unlike the ids in its address. */
function sheetNameOf(address: string, { as }: PageVisit, index: number): string {
  const name = address === '' ? 'landing' : address === '*' ? 'nowhere' : address.replaceAll(/[^\w-]+/g, ' ').trim();
  return [name, as, ...(index === 0 ? [] : [index + 1])].join(' ');
}

/** Returns the faults of a page on each screen. */
async function check(page: Page, visit: PageVisit, underWay: Set<unknown>, sheetName: string): Promise<string[]> {
  const faults: string[] = [];
  const isComplete = () => complete(page, underWay);
  await page.setViewportSize(screens.desktop);
  await page.goto(spotter.addresses.spotter + visit.at);
  await page.getByText(visit.shows).filter({ visible: true }).first().waitFor();
  await visit.goOn?.(page);
  await complete(page, underWay);
  if (visit.picture !== undefined) await record(page, visit.picture);
  await recordForSheet(page, `${sheetName} 1280`, isComplete);
  faults.push(...(await accessibilityFaults(page)));
  if (await reachesOver(page)) faults.push(`${visit.at} is wider than a desktop`);
  for (const size of Object.values(narrowScreens)) {
    await page.setViewportSize(size);
    await complete(page, underWay);
    faults.push(...(await findCutOff(page)));
    if (await reachesOver(page)) faults.push(`${visit.at} is wider than ${size.width} pixels`);
    // Menus and tabs of a phone are pieces of their own.
    if (size !== narrowScreens.phone) continue;
    faults.push(...(await accessibilityFaults(page)));
    await recordForSheet(page, `${sheetName} 390`, isComplete);
  }
  return faults;
}

/** Returns the pending calls to our server. */
function watchRequests(page: Page): Set<unknown> {
  const underWay = new Set<unknown>();
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

/** Waits until everything has been loaded and painted. */
async function complete(page: Page, underWay: Set<unknown>): Promise<void> {
  await until(`${page.url()} is complete`, async () => {
    if (underWay.size > 0) return false;
    return page.evaluate<boolean>(`new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() =>
      resolve(document.querySelector('[aria-busy="true"], .delayed, .mantine-Skeleton-root') === null))))`);
  });
}
