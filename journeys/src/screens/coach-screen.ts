import { authRoutes, botRoutes, createApiClient } from '@spotter/contract';
import type { Browser, Page } from 'playwright-core';
import { accessibilityFaults, openPage, type Screen } from './browser.ts';

/** Signs a user in with the form, which leads to the accounts. */
export async function signIn(
  page: Page,
  address: string,
  account: { email: string; password: string },
  check: () => Promise<void> = async () => {},
): Promise<void> {
  await page.goto(`${address}/login`);
  await page.getByLabel('Email').fill(account.email);
  await page.locator('input[name="password"]').fill(account.password);
  await check();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

/** Puts a session into the page's browser; returns the address of the list of conversations. */
async function signInBefore(
  page: Page,
  baseUrl: string,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const visitor = createApiClient({ baseUrl, token: () => null });
  const session = await visitor.call(authRoutes.signIn, { body: { email, password } });
  const stored = JSON.stringify(JSON.stringify(session));
  await page.addInitScript(`if (localStorage.getItem('user') === null) localStorage.setItem('user', ${stored});`);
  const [bot] = await createApiClient({ baseUrl, token: () => session.token }).call(botRoutes.list);
  return `/dashboard/listchats/${bot!.integration}`;
}

/**
 * Opens the coach's browser at the list of conversations. A coach who `signsIn` does so with the form, and is
 * led to the list by the accounts, and each page on the way is checked; otherwise the coach was signed in
 * before, and begins there.
 */
export async function openCoachScreen(
  browser: Browser,
  address: string,
  options: {
    screen: Screen;
    email: string;
    password: string;
    signsIn?: boolean;
    checksAccessibility?: boolean;
    keepsApp?: boolean;
  },
) {
  const { page, problems } = await openPage(browser, options.screen, options);
  const faults: string[] = [];
  const checkAccessibility = async () => {
    if (options.checksAccessibility) faults.push(...(await accessibilityFaults(page)));
  };

  if (options.signsIn) {
    await signIn(page, address, options, checkAccessibility);
    await page.locator('main a[href^="/dashboard/listchats/"]').first().waitFor();
    await checkAccessibility();
    await page.locator('main a[href^="/dashboard/listchats/"]').first().click();
  } else {
    await page.goto(address + (await signInBefore(page, address, options)));
  }
  await page.getByRole('region', { name: 'Conversations' }).locator('a[href^="/dashboard/chat/"]').first().waitFor();
  if (options.signsIn) await checkAccessibility();
  // A reloaded page has lost this.
  await page.evaluate('globalThis.stillTheSamePage = true');

  return {
    page,
    problems,
    faults,
    checkAccessibility,
    /** Opens the conversation of a contact from the list, as soon as it is there. */
    async openChat(username: string): Promise<void> {
      await page.locator('a[href^="/dashboard/chat/"]', { hasText: username }).click();
      await page
        .getByRole('region', { name: /^Chat with / })
        .filter({ hasText: username })
        .waitFor();
    },
    /** Writes into the open chat. */
    async write(text: string): Promise<void> {
      await page.getByPlaceholder('Send a message...').fill(text);
      await page.getByRole('button', { name: 'Send message' }).click();
    },
    /** Returns the open chat: who wrote what, oldest first. */
    async transcript(): Promise<string[]> {
      const bubbles = await page.getByRole('region', { name: 'Messages' }).locator('li[data-author]').all();
      return Promise.all(
        bubbles.map(async (bubble) => {
          const author = await bubble.getAttribute('data-author');
          return `${author}: ${await bubble.locator('div > p').textContent()}`;
        }),
      );
    },
    /** Whether everything since the list was shown without loading a page. */
    neverReloaded: () => page.evaluate<boolean>('globalThis.stillTheSamePage === true'),
  };
}
