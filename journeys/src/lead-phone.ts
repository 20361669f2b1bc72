import type { Browser } from 'playwright-core';
import { accessibilityFaults, openPage } from './browser.ts';
import { until } from './until.ts';

/** The sandbox's page in somebody's hand, showing one lead's conversation. */
export async function openLeadPhone(browser: Browser, address: string, lead: { accountId: string; id: string }) {
  const { page, problems } = await openPage(browser, 'phone');
  await page.goto(`${address}/#${lead.accountId}/${lead.id}`);
  await page.locator('#composer').waitFor();

  async function write(text: string): Promise<void> {
    await page.locator('#text').fill(text);
    await page.locator('#send').click();
    await page.locator('.message', { hasText: text }).last().waitFor();
  }

  return {
    page,
    problems,
    accessibilityFaults: () => accessibilityFaults(page),
    /** The lead writes one message. */
    write,
    /** The lead writes several, one right after the other. */
    async writeBurst(texts: string[]): Promise<void> {
      await page.locator('#text').fill(texts.join('\n'));
      await page.locator('#burst').click();
      await page
        .locator('.message', { hasText: texts.at(-1)! })
        .last()
        .waitFor();
    },
    /** The same phone in the coach's hand: the coach answers in the Instagram app. */
    async writeAsCoach(text: string): Promise<void> {
      await page.locator('.sides label', { hasText: 'Coach' }).click();
      await write(text);
      await page.locator('.sides label', { hasText: 'Lead' }).click();
    },
    /** What Spotter has sent to the lead, oldest first. */
    answers: () => page.locator('.message.by-agent .bubble').allTextContents(),
    /** Waits until Spotter has sent so many messages. */
    answered(count: number): Promise<string> {
      return until(`${count} answers on the phone`, async () => {
        const answers = await page.locator('.message.by-agent .bubble').allTextContents();
        return answers.length >= count && answers.at(-1);
      });
    },
  };
}
