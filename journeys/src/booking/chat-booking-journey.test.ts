import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { closePages, openBrowser } from '../screens/browser.ts';
import { startSpotterWithPhone } from '../running/spotter-with-phone.ts';
import { describeChatBooking } from './chat-booking.test-suite.ts';

let spotter: Awaited<ReturnType<typeof startSpotterWithPhone>>;
let browser: Browser;

beforeAll(async () => {
  [spotter, browser] = await Promise.all([startSpotterWithPhone({ REPLY_QUIET_MS: '300' }), openBrowser()]);
});
afterAll(async () => {
  await closePages();
  await spotter?.stop();
});

// With Calendly in `.ci/run`.
describeChatBooking('Google Calendar', () => ({ browser, spotter }));
