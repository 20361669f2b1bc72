import {
  authRoutes,
  bookCall,
  bookingRoutes,
  createApiClient,
  managedCallRoutes,
  userRoutes,
  type ApiClient,
} from '@spotter/contract';
import { demoStory } from '@spotter/demo';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults, closePages, openBrowser, openPage, type Screen, type Visit } from '../screens/browser.ts';
import { signIn } from '../screens/coach-screen.ts';
import { createSetupScreen } from '../screens/setup-screen.ts';
import { startSpotterWithPhone } from '../running/spotter-with-phone.ts';
import { until } from '../running/until.ts';

/** The times of the chosen day. */
const slots = '[aria-live="polite"][aria-busy="false"] li button';

type Mail = { id: string; to: string[]; subject: string };

let spotter: Awaited<ReturnType<typeof startSpotterWithPhone>>;
let browser: Browser;

beforeAll(async () => {
  [spotter, browser] = await Promise.all([startSpotterWithPhone(), openBrowser()]);
  const coach = await signInByCall(demoStory.coach);
  await coach.client.call(userRoutes.update, { body: { meetingPlace: 'Zoom: https://zoom.example/j/77' } });
});
afterAll(async () => {
  await closePages();
  await spotter?.stop();
});

type SignedIn = { client: ApiClient; userId: string };

async function signInByCall({ email, password }: { email: string; password: string }): Promise<SignedIn> {
  const baseUrl = spotter.addresses.spotter;
  const visitor = createApiClient({ baseUrl, token: () => null });
  const { token, user } = await visitor.call(authRoutes.signIn, { body: { email, password } });
  return { client: createApiClient({ baseUrl, token: () => token }), userId: user._id };
}

/** Books the first open time some days ahead with the landing page's trainer; returns the manage link. */
async function book({ client, userId }: SignedIn, daysAhead: number): Promise<string> {
  const trainer = (await client.call(bookingRoutes.landingTrainer))!;
  const dayAhead = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);
  const query = { trainerId: trainer.id, from: dayAhead(daysAhead), to: dayAhead(daysAhead + 14) };
  const [start] = await client.call(bookingRoutes.openSlots, { query });
  // Sweden writes days and times as the API does.
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: trainer.timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [date, time] = wall.format(new Date(start!)).split(' ');
  const booked = await client.call(bookCall, {
    body: {
      trainer_id: trainer.id,
      client_id: userId,
      date: date!,
      start_time: time!,
      duration: 60,
      timeZone: 'Europe/Madrid',
    },
  });
  const calls = await client.call(managedCallRoutes.listBookedCalls);
  return calls.find(({ _id }) => _id === booked._id)!.manageUrl;
}

/** Returns the text of an email, once one with these words is in the mailbox. */
async function mailTo(address: string, subject: string, words = ''): Promise<string> {
  const mails = `${spotter.addresses.phone}/api/mails`;
  return until(`“${subject}” arrives at ${address}`, async () => {
    const list = (await (await fetch(mails)).json()) as Mail[];
    const candidates = list.filter((mail) => mail.to.includes(address) && mail.subject === subject);
    const texts = await Promise.all(
      candidates.map(async ({ id }) => ((await (await fetch(`${mails}/${id}`)).json()) as { text: string }).text),
    );
    return texts.find((text) => text.includes(words));
  });
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

describe.each<Screen>(['desktop', 'phone'])('a guest with a %s has booked a call', (screen) => {
  const guest = `omar-${screen}@example.test`;
  const account = { email: guest, password: 'Str0ng!pass' };
  let visit: Visit;
  let link: string;
  const faults: string[] = [];
  const check = async () => {
    faults.push(...(await accessibilityFaults(visit.page)));
    const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    expect(await visit.page.evaluate<number>(sideways)).toBe(0);
  };

  beforeAll(async () => {
    const setup = await openPage(browser, screen);
    const own = createSetupScreen(setup.page, spotter.addresses.spotter);
    await own.signUp(guest);
    await own.confirmEmail(guest, spotter.addresses.phone);
    await setup.page.context().close();
    link = await book(await signInByCall(account), 3);
    visit = await openPage(browser, screen);
  });

  test('the mail says where it is, and carries the link', async () => {
    const mail = await mailTo(guest, 'Your call with Dana is booked');
    expect(mail).toContain('Where: Zoom: https://zoom.example/j/77');
    expect(mail).toContain(link);
  });

  test('the link shows the call to somebody who is not signed in', async () => {
    const { page } = visit;
    await page.goto(link);
    await heading(page, 'Your call is booked');
    expect(await page.getByRole('link', { name: 'Join the call' }).getAttribute('href')).toBe(
      'https://zoom.example/j/77',
    );
    expect(await page.getByRole('combobox', { name: 'Time zone' }).inputValue()).toBe('Europe/Madrid');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Apple, Outlook (.ics)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('call.ics');
    await check();
  });

  test('moves it there, with the keyboard alone', async () => {
    const { page } = visit;
    await page.getByRole('button', { name: 'Move call' }).focus();
    await page.keyboard.press('Enter');
    await heading(page, 'Choose a new time');
    await page.locator(slots).first().waitFor();
    await check();
    const slot = page.locator(slots).last();
    const time = await slot.textContent();
    await slot.focus();
    await page.keyboard.press('Enter');
    await heading(page, 'Move your call to this time?');
    await check();
    await page.getByRole('button', { name: 'Move call' }).focus();
    await page.keyboard.press('Enter');
    await heading(page, 'Your call has moved');
    await page.getByText(new RegExp(`^${time} –`)).waitFor();
    await mailTo(guest, 'Your call with Dana has a new time', link);
    await mailTo(demoStory.coach.email, 'Call rescheduled: Nora Barnes');
  });

  test('cancels it there, and the link says so from then on', async () => {
    const { page } = visit;
    await page.getByRole('button', { name: 'Cancel call' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this call?' });
    await dialog.getByLabel('Reason (optional)').fill('My shift was changed');
    await check();
    await dialog.getByRole('button', { name: 'Cancel call' }).click();
    await heading(page, 'This call is canceled');
    await check();
    await mailTo(demoStory.coach.email, 'Call canceled: Nora Barnes', 'My shift was changed');
    await page.goto(link);
    await heading(page, 'This call is canceled');
    expect(await page.getByRole('button', { name: 'Move call' }).count()).toBe(0);
  });

  test('a link that was changed leads nowhere, kindly', async () => {
    const { page } = visit;
    const seen = visit.problems.length;
    await page.goto(`${link.slice(0, -2)}__`);
    await heading(page, 'There’s no call behind this link');
    await check();
    // The browser itself reports the 404.
    visit.problems.splice(seen);
  });

  test('who has an account sees on Calls what they booked, and cancels it there', async () => {
    const { page } = visit;
    await book(await signInByCall(account), 24);
    await signIn(page, spotter.addresses.spotter, account);
    await page.goto(`${spotter.addresses.spotter}/calls`);
    const booked = page.getByRole('region', { name: 'Calls you booked' });
    await booked.getByText('With Dana Solano').last().waitFor();
    await check();
    await booked.getByRole('button', { name: 'Cancel call: Dana Solano' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel call' }).click();
    await page.getByText('Call canceled').waitFor();
    await booked.getByRole('button', { name: 'Cancel call: Dana Solano' }).waitFor({ state: 'detached' });
    await check();
  });

  test('nothing was hard to reach or went wrong on the way', () => {
    expect(faults).toEqual([]);
    expect(visit.problems).toEqual([]);
  });
});
