import { demoPosts, demoStory } from '@spotter/demo';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSpotterWithPhone } from '../running/spotter-with-phone.ts';
import { accessibilityFaults, closePages, openBrowser } from '../screens/browser.ts';
import { openCoachScreen } from '../screens/coach-screen.ts';
import { openNewLeadPhone } from '../screens/lead-phone.ts';

const { coach } = demoStory;
const post = demoPosts[0]!.caption;

let spotter: Awaited<ReturnType<typeof startSpotterWithPhone>>;
let browser: Browser;

beforeAll(async () => {
  [spotter, browser] = await Promise.all([startSpotterWithPhone({ REPLY_QUIET_MS: '300' }), openBrowser()]);
});

afterAll(async () => {
  await closePages();
  await spotter?.stop();
});

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
  expect(await phone.answered(3)).toMatch(/mail/);
  await phone.write('nia@okafor.test');
  expect(await phone.answered(4)).toMatch(/Shall I book .* for you\?$/);
  await phone.write('yes please');
  expect(await phone.answered(5)).toMatch(/Your call is booked for/);

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
