import type { Chat, Session } from '@spotter/contract';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startSpotterWithPhone } from '../running/spotter-with-phone.ts';
import { closePages, openBrowser } from '../screens/browser.ts';
import { findCovered } from './covered.ts';
import { findCutOff } from './cut-off.ts';
import { prepareDemo, type DemoAddresses } from './demo-addresses.ts';

/** A laptop and a phone at 200 % zoom. */
const zoomedScreens = { laptop: { width: 640, height: 400 }, phone: { width: 195, height: 422 } };

let spotter: Awaited<ReturnType<typeof startSpotterWithPhone>>;
let browser: Browser;
let coach: Session;
let demo: DemoAddresses;

beforeAll(async () => {
  [spotter, browser] = await Promise.all([startSpotterWithPhone(), openBrowser()]);
  ({ addresses: demo, coach } = await prepareDemo(spotter.addresses));
});
afterEach(closePages);
afterAll(() => spotter?.stop());

const listCalls = /\/api\/chat\/bot\//;
const chatCalls = /\/api\/chat\/[\w-]{20,}(\?.*)?$/;

type State = {
  /** What the server answers. */
  answer: (route: Route) => Promise<unknown>;
  /** What is there once the page shows the state. */
  shows: (page: Page) => ReturnType<Page['locator']>;
};

const never = () => new Promise(() => {});
const failed = (route: Route) =>
  route.fulfill({ status: 500, json: { message: 'Something failed', code: 'internal' } });
/** Changes what the server answers. */
const changed =
  <Value>(change: (value: Value) => Value) =>
  async (route: Route) => {
    const value = (await (await route.fetch()).json()) as Value;
    await route.fulfill({ json: change(value) });
  };

const ofList: Record<string, State> = {
  short: { answer: changed<Chat[]>((chats) => chats.slice(0, 1)), shows: (page) => page.locator('[data-index="0"]') },
  empty: { answer: changed<Chat[]>(() => []), shows: (page) => page.getByText('No conversations yet') },
  loading: { answer: never, shows: (page) => page.getByRole('status', { name: 'Loading conversations' }) },
  failed: { answer: failed, shows: (page) => page.getByText('Your conversations didn’t load') },
};

const ofChat: Record<string, State> = {
  short: {
    answer: changed<Chat>((chat) => ({ ...chat, history: chat.history.slice(-1) })),
    shows: (page) => page.locator('li[data-author]'),
  },
  empty: {
    answer: changed<Chat>((chat) => ({ ...chat, history: [], changesOfHands: [], told: null })),
    shows: (page) => page.getByRole('region', { name: 'Messages' }),
  },
  loading: { answer: never, shows: (page) => page.getByRole('status', { name: 'Loading chat' }) },
  failed: { answer: failed, shows: (page) => page.getByRole('button', { name: 'Try again' }) },
};

describe.each(Object.entries(zoomedScreens))('on a %s at 200 percent zoom', (_, viewport) => {
  test.each(Object.entries(ofList))('a list that is %s can be read and used', async (_state, state) => {
    const page = await open(viewport, listCalls, state, `/dashboard/listchats/${demo.accounts[0]!}`);
    expect(await findUnusable(page)).toEqual([]);
  });

  test.each(Object.entries(ofChat))('a chat that is %s can be read and used', async (_state, state) => {
    const page = await open(viewport, chatCalls, state, `/dashboard/chat/${demo.chats[0]!}`);
    expect(await findUnusable(page)).toEqual([]);
  });
});

async function open(viewport: { width: number; height: number }, calls: RegExp, state: State, at: string) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(60_000);
  await context.addInitScript(`localStorage.setItem('user', ${JSON.stringify(JSON.stringify(coach))})`);
  const page = await context.newPage();
  await page.route(calls, state.answer);
  await page.goto(spotter.addresses.spotter + at);
  await state.shows(page).first().waitFor();
  return page;
}

async function findUnusable(page: Page): Promise<string[]> {
  return [...(await findCutOff(page)), ...(await findCovered(page))];
}
