import { demoStory } from '@spotter/demo';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSpotterWithPhone } from '../running/spotter-with-phone.ts';
import { closePages, openBrowser } from '../screens/browser.ts';
import { openCoachScreen } from '../screens/coach-screen.ts';
import { openLeadPhone } from '../screens/lead-phone.ts';

const { account, coach, freshLeads } = demoStory;
type Lead = (typeof freshLeads)[number];
const [english, spanish] = freshLeads as [Lead, Lead];
const fixedWords = 'Still up for it? No rush at all.';

let spotter: Awaited<ReturnType<typeof startSpotterWithPhone>>;
let browser: Browser;
let inbox: Awaited<ReturnType<typeof openCoachScreen>>;

beforeAll(async () => {
  // Other tests show how long an answer waits.
  const environment = { REPLY_QUIET_MS: '300' };
  [spotter, browser] = await Promise.all([startSpotterWithPhone(environment), openBrowser()]);
  inbox = await openCoachScreen(browser, spotter.addresses.spotter, {
    screen: 'desktop',
    ...coach,
    checksAccessibility: true,
  });
});

afterAll(async () => {
  await closePages();
  await spotter?.stop();
});

const openPhone = (lead: Lead) =>
  openLeadPhone(browser, spotter.addresses.phone, { accountId: account.id, id: lead.id });

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'About this lead' });

type Phone = Awaited<ReturnType<typeof openPhone>>;

/** Lets hours pass, as the phone's page does. */
async function pass(phone: Phone, hours: number): Promise<void> {
  const body = JSON.stringify({ hours });
  const headers = { 'content-type': 'application/json' };
  const passed = await phone.page.evaluate(
    ([init]) => fetch('/api/clock/pass', init).then(({ ok }) => ok),
    [{ method: 'POST', body, headers }],
  );
  expect(passed).toBe(true);
}

/** Returns an hour of the coach's day, counted from now, as a field for a time has it. */
function timeOfDay(inHours: number): string {
  const at = new Date(Date.now() + inHours * 3_600_000);
  return new Intl.DateTimeFormat('en-US', {
    timeZone: coach.timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
}

test('the coach sets follow-ups up on the agent’s page, and sees when they would be sent', async () => {
  const { page } = inbox;
  const list = page.url();
  await page.goto(`${spotter.addresses.spotter}/agents`);
  await page.locator('a[href^="/agent/create/"]').first().click();
  await page.getByText('Fine-tune', { exact: true }).click();
  const section = page.getByRole('region', { name: 'Follow-ups' });
  const toggle = section.getByRole('switch');
  if (!(await toggle.isChecked())) await toggle.press('Space');
  const first = section.getByRole('listitem', { name: 'Follow-up 1' });
  await first.getByLabel('After').fill('30');
  await first.getByLabel('Follow-up 1: Unit').selectOption('minutes');
  await first.getByLabel('Words').selectOption('My own words');
  await first.getByLabel('What it says').fill(fixedWords);
  const second = section.getByRole('listitem', { name: 'Follow-up 2' });
  await second.getByLabel('After').fill('5');
  await section.getByRole('button', { name: 'Add a follow-up' }).click();
  await section.getByRole('listitem', { name: 'Follow-up 3' }).getByLabel('After').fill('8');
  await section.getByLabel('Max in a row without an answer').selectOption('3');
  // The night of this test is far from now, whenever it runs.
  await section.getByLabel('Quiet from').fill(timeOfDay(12));
  await section.getByLabel('Quiet until').fill(timeOfDay(13));
  await section
    .getByRole('list', { name: 'When each follow-up would be sent' })
    .getByText(/^Follow-up 1: \d/)
    .waitFor();
  await inbox.checkAccessibility();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await page.getByText('Agent updated successfully!').waitFor();
  await page.goto(list);
});

test('the plan stands beside the chat; the coach cancels one, and a step is sent when its time comes', async () => {
  const { page } = inbox;
  const phone = await openPhone(english);
  await phone.write('SHRED');
  await phone.answered(1);
  await inbox.openChat(english.username);
  const panel = panelOf(page);
  await panel.getByText(`“${fixedWords}”`).waitFor();
  await panel.getByText(/ · in (29|30) min$/).waitFor();
  await panel.getByText('The 24-hour window closes').waitFor();

  await panel.getByRole('button', { name: 'Cancel Follow-up 3' }).click();
  await panel.getByText('Follow-up 3 canceled: you canceled it.').waitFor();
  await inbox.checkAccessibility();

  const row = page.locator('a[href^="/dashboard/chat/"]', { hasText: english.username });
  await row.getByText(/^Follow-up in (29|30) min$/).waitFor();

  await pass(phone, 1);
  expect(await phone.answered(2)).toBe(fixedWords);
  await panel.getByText(/^Follow-up 1 · Sent /).waitFor();
  await page.locator('li[data-author="agent"]', { hasText: fixedWords }).waitFor();
  // By the clock that was put ahead.
  await panel.getByText(/ · in (3 h 5\d min|4 h)$/).waitFor();
  await row.getByText('Follow-up in 4 h').waitFor();
});

test('a paused chat counts down, an answer ends what was planned, and resuming answers it', async () => {
  const { page } = inbox;
  const phone = await openPhone(spanish);
  await phone.write('SHRED');
  await phone.write('hola, quiero bajar de peso');
  await phone.answered(1);
  await inbox.openChat(spanish.username);
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Cancel Follow-up 2' }).waitFor();

  await panel.getByRole('button', { name: 'Pause this chat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Until tomorrow, 8:00 AM' }).click();
  await panel.getByText(/^Paused until .*8:00 AM · .+ left$/).waitFor();
  await page.getByText(/^You paused this chat until .*8:00 AM/).waitFor();
  await inbox.checkAccessibility();

  const before = (await phone.answers()).length;
  await phone.write('tres días a la semana');
  await panel.getByText('Follow-ups 1, 2 and 3 canceled: they wrote.').waitFor();
  expect(await phone.answers()).toHaveLength(before);

  await panel.getByRole('button', { name: 'Resume now' }).click();
  await phone.answered(before + 1);
  await page.getByText(/^You paused this chat/).waitFor({ state: 'hidden' });
  await panel.getByRole('button', { name: 'Cancel Follow-up 1' }).waitFor();
});

test('a step that the agent writes itself is new, asks at most one thing, and says why it was sent', async () => {
  const { page } = inbox;
  const phone = await openPhone(english);
  const before = await phone.answers();
  await pass(phone, 3);
  await pass(phone, 1);
  const written = await phone.answered(before.length + 1);
  expect(before).not.toContain(written);
  expect(written.match(/[?¿]/g)?.length ?? 0).toBeLessThanOrEqual(1);
  await inbox.openChat(english.username);
  await panelOf(page)
    .getByText(/^Follow-up 2 · Sent /)
    .waitFor();
});

test('after the window the lead is a task with its days left, and the coach sends the suggested words by hand', async () => {
  const { page } = inbox;
  const phone = await openPhone(english);
  const before = (await phone.answers()).length;
  await pass(phone, 12);
  await pass(phone, 12);
  await page.goto(`${spotter.addresses.spotter}/dashboard/needs-you`);
  const task = page.getByRole('listitem').filter({ hasText: english.name });
  await task.getByText('Went quiet after the follow-ups').waitFor();
  await task.getByText(/^Only you can write now, for 5 d \d+ h\./).waitFor();
  await inbox.checkAccessibility();
  await task.getByRole('link').first().click();
  await page.getByText('They went quiet. Only you can bring them back now, with a message of your own.').waitFor();
  await page.getByRole('button', { name: 'Suggest a message' }).click();
  await page.getByText('A suggestion is in the box.').waitFor();
  const suggested = await page.getByPlaceholder('Send a message...').inputValue();
  await inbox.checkAccessibility();
  await page.getByRole('button', { name: 'Send message' }).click();
  // The platform takes it now with the tag of a person only.
  expect(await phone.answered(before + 1)).toBe(suggested);
  expect(inbox.problems).toEqual([]);
  expect(inbox.faults).toEqual([]);
});
