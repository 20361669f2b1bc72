import { demoStory } from '@spotter/demo';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { closePages, openBrowser } from '../screens/browser.ts';
import { startSpotterWithPhone } from '../running/spotter-with-phone.ts';
import { describeWatching } from './watching.test-suite.ts';

let spotter: Awaited<ReturnType<typeof startSpotterWithPhone>>;
let browser: Browser;

beforeAll(async () => {
  [spotter, browser] = await Promise.all([startSpotterWithPhone(), openBrowser()]);
});

afterEach(closePages);
afterAll(() => spotter?.stop());

const leads = [...demoStory.freshLeads];

// On a phone it is watched in `.ci/run`.
describeWatching('desktop', () => ({ browser, addresses: spotter.addresses, leads }));
