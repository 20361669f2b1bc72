import { demoStory } from '@spotter/demo';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults, closePages, openBrowser, openPage, screens, type Screen } from '../screens/browser.ts';
import { signIn } from '../screens/coach-screen.ts';
import { startSpotterWithPhone } from '../running/spotter-with-phone.ts';

const { coach } = demoStory;
const charts = [
  ['Instagram Booked Meetings', 300],
  ['Messenger Booked Meetings', 300],
  ['Instagram Messages', 250],
  ['Facebook Page Messages', 250],
] as const;

let spotter: Awaited<ReturnType<typeof startSpotterWithPhone>>;
let browser: Browser;

beforeAll(async () => {
  [spotter, browser] = await Promise.all([startSpotterWithPhone(), openBrowser()]);
});
afterEach(closePages);
afterAll(() => spotter?.stop());

describe.each<Screen>(['desktop', 'phone'])('the demo coach looks at what works on a %s', (screen) => {
  test('the charts are drawn, a number opens what it counts, and the range stays in the address', async () => {
    const { page, problems } = await openPage(browser, screen);
    await signIn(page, spotter.addresses.spotter, coach);
    await page.goto(`${spotter.addresses.spotter}/dashboard/analytics`);
    await page.getByRole('heading', { name: 'ANALYTICS', exact: true }).waitFor();

    for (const [title, height] of charts) {
      await page.getByRole('tab', { name: new RegExp(`^${title}`) }).click();
      const chart = page.getByRole('tabpanel', { name: title });
      const drawing = chart.locator('> div[aria-hidden]');
      await drawing.waitFor();
      expect((await drawing.boundingBox())?.height).toBe(height);
      const labels = await drawing.locator('span').allInnerTexts();
      expect(labels.filter((label) => /^\d\d-\d\d$/.test(label)).length).toBeGreaterThan(1);
    }
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(screens[screen].width);

    await page
      .getByRole('region', { name: 'From first message to call' })
      .getByRole('button', { name: /^Engaged: show/ })
      .click();
    const first = page.getByRole('dialog').getByRole('link').first();
    await first.waitFor();
    const faults = await accessibilityFaults(page);
    await first.click();
    await page.waitForURL('**/dashboard/chat/**');
    await page.goBack();

    await page.getByRole('button', { name: /^Your agent, Median/ }).click();
    const slowest = page.getByRole('dialog').getByRole('link').first();
    await slowest.click();
    await page.waitForURL('**/dashboard/chat/**?message=**');
    const named = page.getByRole('region', { name: 'Messages' }).locator('li:focus');
    await named.waitFor();
    const box = (await named.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(screens[screen].height);
    await page.goBack();

    await page.getByRole('button', { name: 'Last 90 Days' }).click();
    await page.waitForURL('**?days=90');
    await page.reload();
    await page.getByRole('button', { name: 'Last 90 Days', pressed: true }).waitFor();
    expect(faults).toEqual([]);
    expect(problems).toEqual([]);
  });
});
