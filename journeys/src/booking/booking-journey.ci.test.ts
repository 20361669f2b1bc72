import { demoStory } from '@spotter/demo';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults, closePages, openBrowser, openPage, type Screen, type Visit } from '../screens/browser.ts';
import { signIn } from '../screens/coach-screen.ts';
import { createSetupScreen } from '../screens/setup-screen.ts';
import { startSpotterWithPhone } from '../running/spotter-with-phone.ts';
import { until } from '../running/until.ts';
import { showNextMonth, slots } from './calendar-screen.ts';
import { describeChatBooking } from './chat-booking.test-suite.ts';

type Mail = { id: string; to: string[]; subject: string };
type Program = Awaited<ReturnType<typeof startSpotterWithPhone>>;

let spotter: Program;
let browser: Browser;

beforeAll(async () => {
  [spotter, browser] = await Promise.all([startSpotterWithPhone({ REPLY_QUIET_MS: '300' }), openBrowser()]);
});
afterAll(async () => {
  await closePages();
  await spotter?.stop();
});

/** Opens the landing page's calendar and returns the times of the first day next month that has any. */
async function openCalendar(page: Page): Promise<string[]> {
  await page.goto(`${spotter.addresses.spotter}/`);
  await page.locator('#strategy-call').scrollIntoViewIfNeeded();
  return timesOfNextMonth(page);
}

async function timesOfNextMonth(page: Page): Promise<string[]> {
  await showNextMonth(page);
  return timesShown(page);
}

const timesShown = async (page: Page) =>
  (await page.locator(slots).allTextContents()).map((text) => /^\d{1,2}:\d\d [AP]M/.exec(text)![0]);
const slot = (page: Page, time: string) => page.locator(slots, { hasText: new RegExp(`^${time}`) });
const sidewaysScroll = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/** Returns the invitation in an email, once it is in the mailbox. */
async function invitationTo(address: string, subject: string): Promise<string | null> {
  const mails = `${spotter.addresses.phone}/api/mails`;
  const { id } = await until(`“${subject}” arrives at ${address}`, async () => {
    const list = (await (await fetch(mails)).json()) as Mail[];
    return list.find((mail) => mail.to.includes(address) && mail.subject === subject);
  });
  return ((await (await fetch(`${mails}/${id}`)).json()) as { calendar: string | null }).calendar;
}

describe.each<Screen>(['desktop', 'phone'])('a visitor with a %s books a call with the coach', (screen) => {
  const guest = `nora-${screen}@example.test`;
  let visitor: Visit;
  let coach: Visit;
  let time: string;
  let coachTime: string;
  const faults: string[] = [];
  const check = async (page: Page) => {
    faults.push(...(await accessibilityFaults(page)));
    expect(await sidewaysScroll(page)).toBe(0);
  };

  beforeAll(async () => {
    [visitor, coach] = await Promise.all([openPage(browser, screen), openPage(browser, screen)]);
  });

  test('who is not signed in is asked to be, and nothing is booked', async () => {
    const { page } = visitor;
    const times = await openCalendar(page);
    time = times[0]!;
    await check(page);
    await slot(page, time).click();
    await page.getByRole('button', { name: 'Confirm Booking' }).click();
    await page.getByText('You must be logged in to book an appointment').waitFor();
    await check(page);
    expect(await openCalendar(page)).toEqual(times);
  });

  test('signed up, the visitor books with a note, and the slot is gone for everybody', async () => {
    const { page } = visitor;
    const setup = createSetupScreen(page, spotter.addresses.spotter);
    await setup.signUp(guest);
    await setup.confirmEmail(guest, spotter.addresses.phone);
    const times = await openCalendar(page);
    // Visitors see their own time first, and the coach's below it.
    coachTime = /M(\d{1,2}:\d\d [AP]M) Dana/.exec((await slot(page, time).textContent())!)![1]!;
    await slot(page, time).click();
    await page.getByLabel('Notes').fill('About my first month');
    await page.getByRole('button', { name: 'Confirm Booking' }).click();
    await page.getByText('The invitation is on its way to your email.').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('link', { name: 'Google Calendar' }).waitFor();
    await check(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Apple, Outlook (.ics)' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('call.ics');
    await page.getByRole('button', { name: 'Book another time' }).click();
    expect(await timesOfNextMonth(page)).toEqual(times.filter((shown) => shown !== time));

    const other = await openPage(browser, screen);
    expect(await openCalendar(other.page)).toEqual(times.filter((shown) => shown !== time));
    await other.page.context().close();
  });

  test('the coach sees the call, and both have an invitation in the mailbox', async () => {
    const { page } = coach;
    await signIn(page, spotter.addresses.spotter, demoStory.coach);
    const bar = screen === 'phone' ? 'Tabs' : 'Main';
    await page.getByRole('navigation', { name: bar }).getByRole('link', { name: 'Calls' }).click();
    const call = page.getByRole('listitem').filter({ hasText: guest });
    await call.getByText('About my first month').waitFor();
    expect(await call.locator('time').textContent()).toBe(coachTime);
    await call.getByText(/^In your /).waitFor();
    await check(page);

    for (const [address, subject] of [
      [guest, 'Your call with Dana is booked'],
      [demoStory.coach.email, 'New call: Nora Barnes'],
    ] as const) {
      expect(await invitationTo(address, subject)).toMatch(/METHOD:REQUEST[^]*BEGIN:VEVENT/);
    }
  });

  test('the coach moves the call, and both hear of it', async () => {
    const { page } = coach;
    await page.getByRole('button', { name: 'Move: Nora Barnes' }).click();
    const [moved] = await timesOfNextMonth(page);
    await check(page);
    await slot(page, moved!).click();
    await page.getByRole('button', { name: 'Move call' }).click();
    await page.getByText('Call moved', { exact: true }).waitFor();
    await page.getByRole('listitem').filter({ hasText: guest }).locator('time', { hasText: moved! }).waitFor();
    expect(await invitationTo(guest, 'Your call with Dana has a new time')).toMatch(/METHOD:REQUEST/);
    // The old time of the call is open again.
    expect(await openCalendar(visitor.page)).toContain(time);
  });

  // The coach's part is shown already; on a phone the rest takes the same way.
  test.runIf(screen === 'desktop')(
    'the coach cancels the call after a question, and its time is open again',
    async () => {
      const { page } = coach;
      await page.getByRole('button', { name: 'Cancel call: Nora Barnes' }).click();
      await page.getByText('This cannot be undone.').waitFor();
      await check(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel call' }).click();
      await page.getByRole('listitem').filter({ hasText: guest }).getByText('Canceled').waitFor();
      expect(await invitationTo(guest, 'Your call with Dana is canceled')).toMatch(/METHOD:CANCEL/);
      expect(await openCalendar(visitor.page)).toContain(time);
    },
  );

  test.runIf(screen === 'desktop')('days off and hours that the coach takes away are no longer offered', async () => {
    const { page } = coach;
    await page.goto(`${spotter.addresses.spotter}/profile`);
    await page.getByRole('switch', { name: 'Sunday' }).waitFor();
    await check(page);
    const before = await page.getByLabel('Wednesday: to').inputValue();
    await page.getByLabel('Wednesday: to').fill('08:00');
    await page.getByText('The end must be after the start.').waitFor();
    await page.getByLabel('Wednesday: to').fill(before);
    await page.getByLabel('Minimum notice').selectOption({ label: '7 days' });
    await page.getByRole('button', { name: 'Save hours' }).click();
    await page.getByText('Hours saved').waitFor();
    await openCalendar(visitor.page);
    const soonest = await visitor.page.evaluate<string>(`
      fetch('/api/booking/trainer').then((answer) => answer.json()).then(({ id }) => {
        const day = (ahead) => new Date(Date.now() + ahead * 86400000).toISOString().slice(0, 10);
        return fetch('/api/booking/slots?trainerId=' + id + '&from=' + day(0) + '&to=' + day(30));
      }).then((answer) => answer.json()).then(([first]) => first)`);
    expect(Date.parse(soonest) - Date.now()).toBeGreaterThan(6.9 * 24 * 3_600_000);
    await page.getByLabel('Minimum notice').selectOption({ label: '1 hour' });
    await page.getByRole('button', { name: 'Save hours' }).click();
    await page.getByText('Unsaved changes').waitFor({ state: 'detached' });
  });

  test('nothing was hard to reach or went wrong on the way', () => {
    expect(faults).toEqual([]);
    expect([...visitor.problems, ...coach.problems]).toEqual([]);
  });
});

// With Google Calendar in `npm test`.
describeChatBooking('Calendly', () => ({ browser, spotter }));
