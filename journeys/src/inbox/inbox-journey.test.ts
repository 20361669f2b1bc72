import { demoStory } from '@spotter/demo';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { closePages, openBrowser } from '../screens/browser.ts';
import { openCoachScreen } from '../screens/coach-screen.ts';
import { openLeadPhone } from '../screens/lead-phone.ts';
import { startSpotterWithPhone } from '../running/spotter-with-phone.ts';

/** The way into a chat, in every list. */
const conversation = 'a[href^="/dashboard/chat/"]';

const { account, coach, freshLeads } = demoStory;
const toggleName = 'Enable/Disable autoreplies on this chat';

let spotter: Awaited<ReturnType<typeof startSpotterWithPhone>>;
let browser: Browser;

beforeAll(async () => {
  [spotter, browser] = await Promise.all([startSpotterWithPhone(), openBrowser()]);
});

afterEach(closePages);
afterAll(() => spotter?.stop());

/** Leads who have never written; each is used once. */
const leads = [...freshLeads];

const openCoach = () => openCoachScreen(browser, spotter.addresses.spotter, { screen: 'desktop', ...coach });

async function openConversation() {
  const lead = leads.shift()!;
  const phone = await openLeadPhone(browser, spotter.addresses.phone, { accountId: account.id, id: lead.id });
  return { lead, phone };
}

describe('a window of the coach and a phone', () => {
  test('a refused send disappears with its sentence and stays recorded as failed with the reason', async () => {
    const { lead, phone } = await openConversation();
    const inbox = await openCoach();
    await phone.write('hello');
    await inbox.openChat(lead.username);
    await switchFault('window-closed', true);
    await inbox.write('are you still there?');
    await inbox.page.getByText("Failed to send message. Please make sure it's not a business account").waitFor();
    await switchFault('window-closed', false);

    const recorded = inbox.page.locator('li[data-status="failed"]', { hasText: 'are you still there?' });
    await recorded.getByText(/Not sent: /).waitFor();
    expect(await inbox.page.locator('li[data-status="sending"]').count()).toBe(0);
    // It is sent again from its place: a copy in the box would be sent twice.
    expect(await inbox.page.getByPlaceholder('Send a message...').inputValue()).toBe('');

    await recorded.getByRole('button', { name: 'Send again' }).click();
    expect(await phone.answered(1)).toBe('are you still there?');
  });

  test('the switch of a chat goes back when its call fails', async () => {
    const { lead, phone } = await openConversation();
    const inbox = await openCoach();
    await phone.write('hello');
    await inbox.openChat(lead.username);
    await inbox.page.route('**/api/chat/change-able', (route) => route.fulfill({ status: 500, json: {} }));
    const toggle = inbox.page.getByRole('switch', { name: toggleName });
    expect(await toggle.isChecked()).toBe(true);
    await inbox.page
      .getByRole('region', { name: /^Chat with / })
      .locator('.mantine-Switch-track')
      .click();
    await inbox.page.getByText('Failed to change chat status.').waitFor();
    expect(await toggle.isChecked()).toBe(true);
  });

  test('what happened while the connection was lost is there once, after it came back', async () => {
    const { lead, phone } = await openConversation();
    const inbox = await openCoach();
    await phone.write('before');
    await inbox.openChat(lead.username);
    await inbox.page.context().setOffline(true);
    await phone.write('meanwhile');
    await inbox.page.context().setOffline(false);
    await inbox.page.getByRole('region', { name: 'Messages' }).getByText('meanwhile').waitFor();
    await phone.write('after');
    await inbox.page.getByRole('region', { name: 'Messages' }).getByText('after').waitFor();
    expect(await inbox.transcript()).toEqual(['contact: before', 'contact: meanwhile', 'contact: after']);
  });
});

describe('without a mouse', () => {
  test('a chat is opened, read, written in, switched and left with the keyboard alone', async () => {
    const { lead, phone } = await openConversation();
    const { page } = await openCoach();
    await phone.write('hello from the keyboard');
    await page.locator(conversation, { hasText: lead.username }).waitFor();

    await tabTo(page, (focused) => focused.includes(lead.username));
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: /^Chat with / }).waitFor();
    await page.getByRole('region', { name: 'Messages' }).getByText('hello from the keyboard').waitFor();

    await tabTo(page, (focused) => focused.includes('Message|'));
    await page.keyboard.type('Hi, Dana here');
    await page.keyboard.press('Enter');
    await page.locator('li[data-author="coach"]', { hasText: 'Hi, Dana here' }).waitFor();
    expect(await phone.answered(1)).toBe('Hi, Dana here');

    // It is off because the coach wrote: handing it back asks for a note first.
    await page.getByText(/^You took over · /).waitFor();
    // Around the page and past the list of chats, which loads more as the focus walks through it.
    await tabTo(page, (focused) => focused === '|Skip to chat');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate<string>(whatIsFocused)).toContain(toggleName);
    await page.keyboard.press('Space');
    await page.getByRole('dialog', { name: 'Hand this chat back' }).waitFor();
    await page.keyboard.type('she knows the price');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Chat enabled successfully!').waitFor();

    // The focus is in the chat's header, not at the top of the page.
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate<string>(whatIsFocused)).toContain('Go Back');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/dashboard(\/listchats\/.+)?$/);
  });
});

describe('what a screen has room for', () => {
  test('on a desktop the chat card is 600 pixels wide, and its history 500 tall', async () => {
    const { page } = await openCoach();
    await page.locator(conversation).first().click();
    await page.getByPlaceholder('Send a message...').waitFor();
    const sizeOf = async (name: string | RegExp) => (await page.getByRole('region', { name }).boundingBox())!;
    expect((await sizeOf(/^Chat with /)).width).toBe(600);
    expect((await sizeOf('Messages')).height).toBe(500);
  });
});

/** Returns the name or label, and the text, of the focused element; nothing while that is the page itself. */
const whatIsFocused = `(() => {
  const at = document.activeElement;
  if (at === null || at === document.body) return '';
  return [at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent ?? '', at.textContent].join('|');
})()`;

/** Presses Tab until the wanted element has the focus, by `name|text`. */
async function tabTo(page: Page, isWanted: (focused: string) => boolean): Promise<void> {
  // Around the whole page, with every chat of the list on the way.
  const max = 120;
  for (let presses = 0; presses < max; presses += 1) {
    const focused = await page.evaluate<string>(whatIsFocused);
    if (isWanted(focused)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard did not get there');
}

async function switchFault(name: string, on: boolean): Promise<void> {
  const answer = await fetch(`${spotter.addresses.phone}/api/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, on }),
  });
  expect(answer.ok).toBe(true);
}
