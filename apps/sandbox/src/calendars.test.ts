import { demoCalendars } from '@spotter/demo';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SandboxUnderTest, startSandboxUnderTest } from './sandbox.test-support.ts';

let under: SandboxUnderTest;

beforeEach(async () => {
  under = await startSandboxUnderTest();
});
afterEach(() => under.stop());

test('the calendars are there with the coach’s week in them, once after a restart, and the first is hers already', async () => {
  const [dana] = demoCalendars.google;
  await under.restart();
  const { google, calendly, addresses } = under.sandbox();
  expect(google.control.accounts().map(({ email, connected }) => [email, connected])).toEqual(
    demoCalendars.google.map(({ email }) => [email, email === dana!.email]),
  );
  expect(google.control.events(dana!.email)).toHaveLength(demoCalendars.busy.length);
  expect(calendly.control.snapshot().busy).toHaveLength(demoCalendars.busy.length);
  const asked = { redirect_uri: under.config.spotterUrl, response_type: 'code', state: 'state' };
  for (const [address, query] of [
    [`${addresses.googleCalendar}/o/oauth2/v2/auth`, { client_id: 'sandbox-google-client', scope: 'openid' }],
    [`${addresses.calendly}/oauth/authorize`, { client_id: 'sandbox-calendly-client', scope: 'users:read' }],
  ] as const) {
    const page = await fetch(`${address}?${new URLSearchParams({ ...asked, ...query })}`);
    expect(page.status).toBe(200);
    const choices = (await page.text()).match(/name="account" value="[^"]+"/g);
    expect(choices).toEqual(demoCalendars.google.map(({ email }) => `name="account" value="${email}"`));
  }
});
