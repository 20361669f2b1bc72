import type { Browser, Page } from 'playwright-core';
import { accessibilityFaults, openPage, type Screen } from './browser.ts';

/** Signs somebody in by the form; leads to the accounts. */
export async function signIn(
  page: Page,
  address: string,
  account: { email: string; password: string },
  look: () => Promise<void> = async () => {},
): Promise<void> {
  await page.goto(`${address}/login`);
  await page.getByLabel('Email').fill(account.email);
  await page.locator('input[name="password"]').fill(account.password);
  await look();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

/** The coach's browser: signed in by the form, and gone by the accounts to the list of conversations. */
export async function openCoachScreen(
  browser: Browser,
  address: string,
  options: { screen: Screen; email: string; password: string; checksAccessibility?: boolean },
) {
  const { page, problems } = await openPage(browser, options.screen);
  const faults: string[] = [];
  const checkAccessibility = async () => {
    if (options.checksAccessibility) faults.push(...(await accessibilityFaults(page)));
  };

  await signIn(page, address, options, checkAccessibility);
  await page.locator('a.tile').first().waitFor();
  await checkAccessibility();
  await page.locator('a.tile').first().click();
  await page.locator('a.conversation').first().waitFor();
  await checkAccessibility();
  // A page that was loaded anew has forgotten this.
  await page.evaluate('globalThis.stillTheSamePage = true');

  return {
    page,
    problems,
    faults,
    checkAccessibility,
    /** Opens the conversation of a contact from the list, as soon as it stands there. */
    async openChat(username: string): Promise<void> {
      await page.locator('a.conversation', { hasText: username }).click();
      await page
        .getByRole('region', { name: /^Chat with / })
        .filter({ hasText: username })
        .waitFor();
    },
    /** Writes into the chat that is open. */
    async write(text: string): Promise<void> {
      await page.getByPlaceholder('Send a message...').fill(text);
      await page.getByRole('button', { name: 'Send message' }).click();
    },
    /** What stands in the open chat: who wrote what, oldest first. */
    async transcript(): Promise<string[]> {
      const bubbles = await page.locator('.history li.message[data-author]').all();
      return Promise.all(
        bubbles.map(async (bubble) => {
          const author = await bubble.getAttribute('data-author');
          return `${author}: ${await bubble.locator('.bubble-text').textContent()}`;
        }),
      );
    },
    /** Whether everything since the list was shown without loading a page. */
    neverReloaded: () => page.evaluate<boolean>('globalThis.stillTheSamePage === true'),
  };
}
