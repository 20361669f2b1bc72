import { demoPosts, demoStory } from '@spotter/demo';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startSpotterWithPhone } from '../running/spotter-with-phone.ts';
import { accessibilityFaults, closePages, openBrowser, openPage } from '../screens/browser.ts';
import { openCoachScreen } from '../screens/coach-screen.ts';
import { openNewLeadPhone } from '../screens/lead-phone.ts';

const { account, coach } = demoStory;
const post = demoPosts[0]!.caption;

let spotter: Awaited<ReturnType<typeof startSpotterWithPhone>>;
let browser: Browser;

beforeAll(async () => {
  [spotter, browser] = await Promise.all([startSpotterWithPhone({ REPLY_QUIET_MS: '300' }), openBrowser()]);
});

afterEach(closePages);
afterAll(() => spotter?.stop());

test('a lead comments a word, gets one DM and a line in public, answers, books, and is counted under the post', async () => {
  const phone = await openNewLeadPhone(browser, spotter.addresses.phone, { name: 'Nia Okafor' });
  const feed = phone.page.getByRole('region', { name: 'Posts' });
  const underPost = feed.locator('.post', { hasText: post });
  async function comments(text: string): Promise<void> {
    await phone.page.getByRole('button', { name: 'Posts' }).click();
    await underPost.locator('input').fill(text);
    await underPost.getByRole('button', { name: 'Post', exact: true }).click();
    await underPost.locator('.comment', { hasText: text }).waitFor();
  }

  await comments('so proud of everyone here');
  await phone.page.getByRole('button', { name: 'Posts' }).click();
  await comments('SHRED please');
  await underPost.locator('.comment.answer[data-own]').waitFor();
  expect(await underPost.locator('.comment.answer[data-own]').count()).toBe(1);
  expect(await phone.accessibilityFaults()).toEqual([]);
  await phone.page.getByRole('button', { name: 'Posts' }).click();
  expect(await phone.answered(1)).toContain('thanks for your comment');

  await phone.write('SHRED can i book a call? im in chicago');
  expect(await phone.answered(2)).toContain('?');
  await phone.write('the second one');
  expect(await phone.answered(3)).toMatch(/Shall I book .* for you\?$/);
  await phone.write('yes please');
  expect(await phone.answered(4)).toMatch(/Your call is booked for/);

  const inbox = await openCoachScreen(browser, spotter.addresses.spotter, { screen: 'desktop', ...coach });
  const { page } = inbox;
  await page.locator('a[href^="/dashboard/chat/"]').first().click();
  const came = page
    .getByRole('complementary', { name: 'About this lead' })
    .getByRole('region', { name: 'How they came' });
  await came.getByText('SHRED please').waitFor();
  expect(await came.textContent()).toContain(post.slice(0, 40));

  await page.goto(`${spotter.addresses.spotter}/dashboard/analytics`);
  const block = page.getByRole('region', { name: 'How leads came in' });
  await block.getByRole('button', { name: 'Post', exact: true }).click();
  await block.getByRole('button', { name: /^New 12-week plan .* 1 booked, show them$/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Nia|nia/ })
    .waitFor();
  await page.keyboard.press('Escape');
  await block.getByRole('button', { name: /^New 12-week plan .* 2 comments, show them$/ }).click();
  const silent = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'so proud of everyone here' });
  await silent.getByText('It fired no trigger.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect([...inbox.problems, ...phone.problems]).toEqual([]);
});

test('a coach adds a link, tries it, puts it first, and a lead who comes by it is answered', async () => {
  const inbox = await openCoachScreen(browser, spotter.addresses.spotter, { screen: 'desktop', ...coach });
  const { page } = inbox;
  const grips = () =>
    page
      .getByRole('button', { name: /^Drag / })
      .evaluateAll((all) => all.map((grip) => grip.getAttribute('aria-label')));

  await page.goto(`${spotter.addresses.spotter}/agents`);
  await page.locator('a[href^="/agent/create/"]').first().click();
  await page.getByRole('link', { name: /How leads come in/ }).click();
  await page.getByRole('heading', { name: 'Add Trigger Keywords' }).waitFor();
  await page.getByRole('group', { name: 'Add a way in' }).getByRole('button', { name: 'Link' }).click();
  await page.getByRole('combobox', { name: 'Only these links' }).fill(`https://ig.me/m/${account.username}?ref=bio`);
  await page.keyboard.press('Enter');
  const link = page.getByRole('button', { name: 'Drag Link: bio to another place' });
  await link.waitFor();

  const box = page.getByRole('region', { name: 'Which trigger would this message hit?' });
  await box.getByRole('combobox', { name: 'How the lead comes' }).selectOption('link');
  await box.getByLabel('The part after ref= in the link').fill('youtube');
  await box.getByText('It’s for other links.').waitFor();
  await box.getByLabel('The part after ref= in the link').fill('bio');
  await box.getByRole('status').getByText('Starts your agent').waitFor();

  // The demo's agent has keywords and comments.
  await page.getByRole('button', { name: 'Move Link: bio up' }).press('Enter');
  await page.getByText('Link: bio is number 2 of 3 now.').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Move Link: bio up' }).press('Enter');
  await page.getByText('Link: bio is number 1 of 3 now.').waitFor({ state: 'attached' });
  expect((await grips())[0]).toBe('Drag Link: bio to another place');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Triggers updated successfully!').waitFor();

  const phone = await openPage(browser, 'phone');
  await phone.page.goto(`${spotter.addresses.phone}/m/${account.username}?ref=bio`);
  await phone.page.locator('#text').fill('hey, I like your page');
  await phone.page.locator('#send').click();
  await phone.page.locator('.message.by-agent .bubble').first().waitFor();

  await page.goto(`${spotter.addresses.spotter}/dashboard`);
  await page.locator('main a[href^="/dashboard/listchats/"]').first().click();
  await page.locator('a[href^="/dashboard/chat/"]').first().click();
  const panel = page.getByRole('complementary', { name: 'About this lead' });
  await panel.getByRole('region', { name: 'How they came' }).getByText('Came by a link: bio').waitFor();
  await page.getByRole('button', { name: 'Why the agent wrote this' }).first().click();
  await page.getByRole('dialog').getByText('They came by a link.').waitFor();
  expect([...inbox.problems, ...phone.problems]).toEqual([]);
});
