import type { Chat, Session } from '@spotter/contract';
import type { Browser, Page, Route } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { closePages, maxWaitMs } from '../screens/browser.ts';
import { findCovered } from './covered.ts';

import { findCutOff } from './cut-off.ts';
import type { DemoAddresses } from './demo-addresses.ts';

/** A laptop and a phone at 200 % zoom. */
const zoomedScreens = { laptop: { width: 640, height: 400 }, phone: { width: 195, height: 422 } };

/** The running product with its demo, as a coach signed in to it sees it. */
export type ZoomedDemo = { browser: Browser; origin: string; addresses: DemoAddresses; coach: Session };

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

/** Tests that chats and their list can be read and used at 200 percent zoom, in each of their states. */
export function testZoomedChats(demo: () => ZoomedDemo): void {
  afterEach(closePages);

  describe.each(Object.entries(zoomedScreens))('on a %s at 200 percent zoom', (_, viewport) => {
    test.each(Object.entries(ofList))('a list that is %s can be read and used', async (_state, state) => {
      const page = await open(
        demo(),
        viewport,
        listCalls,
        state,
        `/dashboard/listchats/${demo().addresses.accounts[0]!}`,
      );
      expect(await findUnusable(page)).toEqual([]);
    });

    test.each(Object.entries(ofChat))('a chat that is %s can be read and used', async (_state, state) => {
      const page = await open(demo(), viewport, chatCalls, state, `/dashboard/chat/${demo().addresses.chats[0]!}`);
      expect(await findUnusable(page)).toEqual([]);
    });
  });
}

async function open(
  { browser, origin, coach }: ZoomedDemo,
  viewport: { width: number; height: number },
  calls: RegExp,
  state: State,
  at: string,
) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(maxWaitMs);
  await context.addInitScript(`localStorage.setItem('user', ${JSON.stringify(JSON.stringify(coach))})`);
  const page = await context.newPage();
  await page.route(calls, state.answer);
  await page.goto(origin + at);
  await state.shows(page).first().waitFor();
  return page;
}

async function findUnusable(page: Page): Promise<string[]> {
  return [...(await findCutOff(page)), ...(await findCovered(page))];
}
