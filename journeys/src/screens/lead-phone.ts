import type { Browser, Page } from 'playwright-core';
import { accessibilityFaults, openPage, type Visit } from './browser.ts';

/** Opens the sandbox's page with one lead's conversation. */
export async function openLeadPhone(browser: Browser, address: string, lead: { accountId: string; id: string }) {
  const visit = await openPage(browser, 'phone');
  await visit.page.goto(`${address}/#${lead.accountId}/${lead.id}`);
  await shown(visit.page);
  return createLeadPhone(visit);
}

/** Opens the same for a new lead, who writes to the account that is shown first. */
export async function openNewLeadPhone(browser: Browser, address: string, lead: { name: string }) {
  const visit = await openPage(browser, 'phone');
  const { page } = visit;
  await page.goto(address);
  await page.locator('#new-lead').click();
  await page.locator('#new-lead-name').fill(lead.name);
  await page.keyboard.press('Enter');
  await page.locator('#new-lead-form').waitFor({ state: 'hidden' });
  await shown(page);
  return createLeadPhone(visit);
}

/** Waits until a conversation is shown with its messages: a test that counts them before they came counts none. */
async function shown(page: Page): Promise<void> {
  await page.locator('#chat[aria-busy="false"]').waitFor();
  await page.locator('#composer').waitFor();
}

function createLeadPhone({ page, problems }: Visit) {
  async function write(text: string): Promise<void> {
    await page.locator('#text').fill(text);
    await page.locator('#send').click();
    await page.locator('.message', { hasText: text }).last().waitFor();
  }

  return {
    page,
    problems,
    accessibilityFaults: () => accessibilityFaults(page),
    /** Writes one message as the lead. */
    write,
    /** Writes several messages as the lead, one right after the other. */
    async writeBurst(texts: string[]): Promise<void> {
      await page.locator('#text').fill(texts.join('\n'));
      await page.locator('#burst').click();
      await page
        .locator('.message', { hasText: texts.at(-1)! })
        .last()
        .waitFor();
    },
    /** Writes as the coach on the same phone, in the Instagram app. */
    async writeAsCoach(text: string): Promise<void> {
      await page.locator('.sides label', { hasText: 'Coach' }).click();
      await write(text);
      await page.locator('.sides label', { hasText: 'Lead' }).click();
    },
    /** Returns the titles of the buttons below the newest message. */
    buttons: () => page.locator('.quick-replies button').allTextContents(),
    /** Taps one of them as the lead. */
    async tap(title: string): Promise<void> {
      await page.locator('.quick-replies button', { hasText: title }).click();
      await page.locator('.message.own', { hasText: title }).last().waitFor();
    },
    /** Returns what Spotter has sent to the lead, oldest first. */
    answers: () => page.locator('.message.by-agent .bubble').allTextContents(),
    /** Waits until Spotter has sent `count` messages. */
    async answered(count: number): Promise<string> {
      const answers = page.locator('.message.by-agent .bubble');
      await answers.nth(count - 1).waitFor();
      return (await answers.allTextContents()).at(-1)!;
    },
  };
}
