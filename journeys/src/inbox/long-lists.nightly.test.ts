/// <reference lib="dom" />
import { demoStory } from '@spotter/demo';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startSpotterWithPhone } from '../running/spotter-with-phone.ts';
import { until } from '../running/until.ts';
import { closePages, openBrowser, type Screen } from '../screens/browser.ts';
import { openCoachScreen } from '../screens/coach-screen.ts';

/** The way into a chat, in every list. */
const conversation = 'a[href^="/dashboard/chat/"]';
const pageLength = 50;
const chats = 600;
const messages = 500;

let spotter: Awaited<ReturnType<typeof startSpotterWithPhone>>;
let browser: Browser;

beforeAll(async () => {
  [spotter, browser] = await Promise.all([startSpotterWithPhone(), openBrowser()]);
});

afterEach(closePages);
afterAll(() => spotter?.stop());

type Stored = { _id: string; history: { _id: string; text: string; date: string }[] };

/** Opens the demo coach's list. The list, or each chat, is very long from then on. */
async function openLong(what: 'list' | 'chat', screen: Screen, mayLoadMore = () => Promise.resolve()): Promise<Page> {
  const { page } = await openCoachScreen(browser, spotter.addresses.spotter, { screen, ...demoStory.coach });
  const startOf = (url: string) => Number(new URL(url).searchParams.get('cursor') ?? 0);
  const answer = (value: unknown, next: number, count: number) => ({
    json: value,
    headers: next < count ? { link: `</?cursor=${next}>; rel="next"` } : {},
  });
  if (what === 'list')
    await page.route(/\/api\/chat\/bot\//, async (route) => {
      const [first] = (await (await route.fetch({ url: withoutCursor(route.request().url()) })).json()) as Stored[];
      const start = startOf(route.request().url());
      const rows = Array.from({ length: pageLength }, (_, index) => ({
        ...first,
        _id: `lead-${start + index}`,
        name: `Lead number ${start + index}`,
        history: [],
      }));
      await route.fulfill(answer(rows, start + pageLength, chats));
    });
  else
    await page.route(/\/api\/chat\/[\w-]{20,}(\?.*)?$/, async (route) => {
      const chat = (await (await route.fetch({ url: withoutCursor(route.request().url()) })).json()) as Stored;
      const start = startOf(route.request().url());
      const sample = chat.history[0]!;
      if (start > 0) await mayLoadMore();
      const history = Array.from({ length: pageLength }, (_, index) => {
        const number = messages - start - pageLength + index;
        return {
          ...sample,
          _id: `long-${number}`,
          // Of different heights, and days.
          text: `Message number ${number}. ${'Some more words to read. '.repeat(number % 7)}`,
          date: new Date(Date.UTC(2026, 0, 1) + number * 3 * 60_000).toISOString(),
        };
      });
      await route.fulfill(answer({ ...chat, history, changesOfHands: [] }, start + pageLength, messages));
    });
  return page;
}

const withoutCursor = (url: string) => url.replace(/\?.*$/, '');

describe.each<Screen>(['desktop', 'phone'])('on a %s', (screen) => {
  test('a long list draws few rows, loads more as it is scrolled, and keeps the focus', async () => {
    const page = await openLong('list', screen);
    await page.reload();
    const rows = page.getByRole('region', { name: 'Conversations' }).locator(conversation);
    await rows.filter({ hasText: 'Lead number 0' }).waitFor();
    const area = await page.locator('[data-index="0"]').evaluateHandle((row) => row.parentElement!.parentElement!);

    await rows.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await focusedText(page)).toContain('Lead number 2');
    for (const wanted of [49, 149, 249]) {
      await until(`lead ${wanted} is there`, async () => {
        await page.keyboard.press('End');
        return (await focusedText(page)).includes(`Lead number ${wanted}`);
      });
    }
    expect(await rows.count()).toBeLessThan(50);
    const place = await rows.filter({ hasText: 'Lead number 249' }).evaluate((row) => ({
      at: row.closest('li')!.getAttribute('aria-posinset'),
      of: row.closest('li')!.getAttribute('aria-setsize'),
    }));
    expect(place).toEqual({ at: '250', of: '-1' });

    // Scrolled out of sight, the row with the focus is still there.
    await area.evaluate((element) => element.scrollTo(0, 0));
    await rows.filter({ hasText: 'Lead number 0' }).waitFor();
    expect(await focusedText(page)).toContain('Lead number 249');
    await page.keyboard.press('Home');
    expect(await focusedText(page)).toContain('Lead number 0');
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('a long chat opens at the newest, and what is read stays when older messages come in above', async () => {
    let asked = Promise.withResolvers<void>();
    let older = Promise.withResolvers<void>();
    const page = await openLong('chat', screen, () => {
      asked.resolve();
      return older.promise;
    });
    await page.locator(conversation).first().click();
    const history = page.getByRole('region', { name: 'Messages' });
    await history.getByText(`Message number ${messages - 1}.`).waitFor();
    const fromEnd = () => history.evaluate((area) => area.scrollHeight - area.scrollTop - area.clientHeight);
    await until('it stands at the end', async () => (await fromEnd()) < 2);

    for (let oldest = messages - pageLength; oldest > messages - 4 * pageLength; oldest -= pageLength) {
      await history.evaluate(toOldest, oldest);
      const watching = history.evaluate(watchJumps, oldest);
      await asked.promise;
      const { resolve } = older;
      // What is asked for after that waits again.
      asked = Promise.withResolvers<void>();
      older = Promise.withResolvers<void>();
      resolve();
      const jumps = await watching;
      expect(jumps.loaded).toBe(true);
      expect(jumps.max).toBeLessThan(2);
    }
    expect(await history.locator('li[data-author]').count()).toBeLessThan(60);
    older.resolve();
    await page.unrouteAll({ behavior: 'wait' });
  });
});

function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '');
}

/** Scrolls to the oldest message that is there, and waits until it stands still. */
async function toOldest(area: Element, oldest: number): Promise<void> {
  const top = () =>
    [...area.querySelectorAll('li[data-author] div > p')]
      .find((one) => one.textContent.startsWith(`Message number ${oldest}.`))
      ?.getBoundingClientRect().top;
  let before: number | undefined;
  for (let still = 0; still < 5; still = top() !== undefined && top() === before ? still + 1 : 0) {
    before = top();
    area.scrollTo(0, 0);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/**
 * Waits for older messages, and returns how far, in any painted frame,
 * the message that was read moved meanwhile.
 */
async function watchJumps(area: Element, oldest: number): Promise<{ loaded: boolean; max: number }> {
  const read = () =>
    [...area.querySelectorAll('li[data-author] div > p')].find((one) =>
      one.textContent.startsWith(`Message number ${oldest + 1}.`),
    );
  const at = read()!.getBoundingClientRect().top;
  let max = 0;
  // Only an observer of intersections sees places as they are painted: a frame's own callbacks run before rows
  // that changed their height are placed again.
  const compare = (seen: IntersectionObserverEntry[]) => {
    max = Math.max(max, ...seen.map(({ boundingClientRect }) => Math.abs(boundingClientRect.top - at)));
  };
  const painted = new IntersectionObserver(compare);
  let after = 0;
  for (let frames = 0; frames < 600 && after < 20; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const message = read();
    compare(painted.takeRecords());
    painted.disconnect();
    if (message === undefined) max = Infinity;
    else painted.observe(message);
    if (area.scrollTop > 600) after += 1;
  }
  painted.disconnect();
  return { loaded: after > 0, max };
}
