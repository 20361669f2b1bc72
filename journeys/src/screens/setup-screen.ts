import type { Page } from 'playwright-core';

/** A card, the button to press on the page of its service, and the account to choose there. */
type Consent = { card: string; press: 'Allow' | 'Continue' | 'Cancel'; choose?: string };

/** Returns a coach who sets Spotter up in a browser, using the words on the pages. */
export function createSetupScreen(page: Page, origin: string) {
  const card = (name: string) => page.getByRole('listitem', { name, exact: true });
  const connectButton = (name: string) => card(name).getByRole('button', { name: `Connect ${name}`, exact: true });

  /** Presses Connect; returns the popup once it is at the consent page. */
  async function openConsent(name: string): Promise<Page> {
    const opened = page.waitForEvent('popup');
    await connectButton(name).click();
    const popup = await opened;
    await popup.getByRole('button', { name: 'Cancel', exact: true }).waitFor();
    return popup;
  }

  async function decide(popup: Page, press: Consent['press'], choose?: string): Promise<void> {
    if (choose !== undefined) await popup.getByText(choose, { exact: true }).click();
    const closed = popup.waitForEvent('close');
    await popup.getByRole('button', { name: press, exact: true }).click();
    await closed;
  }

  return {
    card,
    connectButton,
    openConsent,
    decide,

    async signUp(email: string): Promise<void> {
      await page.goto(`${origin}/signup`);
      await page.getByLabel(/First name/).fill('Nora');
      await page.getByLabel(/Last name/).fill('Barnes');
      await page.getByLabel(/Email/).fill(email);
      await page
        .getByLabel(/^Password/)
        .first()
        .fill('Str0ng!pass');
      await page.getByRole('checkbox').first().check();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.waitForURL('**/dashboard');
    },

    /** Opens the mailbox on the phone page, and in it the link that confirms the address. */
    async confirmEmail(email: string, phone: string): Promise<void> {
      const mailbox = await page.context().newPage();
      await mailbox.goto(`${phone}/#mailbox`);
      await mailbox
        .getByRole('button', { name: /Confirm your email address/ })
        .filter({ hasText: email })
        .click();
      const opened = mailbox.waitForEvent('popup');
      await mailbox.frameLocator('iframe').getByRole('link', { name: 'Confirm my email address' }).click();
      const link = await opened;
      await link.getByText('Your email address is confirmed').waitFor();
      await link.close();
      await mailbox.close();
    },

    /** Makes an agent from a template, which leads to its services. */
    async createAgent(name: string): Promise<void> {
      await page.goto(`${origin}/agents`);
      await page.getByText('Create new agent').click();
      await page.getByLabel(/^Name/).fill(name);
      await page.getByText('Online coach').first().click();
      await page.getByRole('button', { name: 'Next' }).click();
      await page.waitForURL('**/agent/service/**');
      await card('Instagram').waitFor();
    },

    async openServices(agent: string): Promise<void> {
      await page.goto(`${origin}/agents`);
      await page.getByRole('link', { name: agent }).click();
      await page.getByRole('link', { name: /Services/ }).click();
      await page.waitForURL('**/agent/service/**');
    },

    /** Connects a service up to the end of its consent page. */
    async consent({ card: name, press, choose }: Consent): Promise<void> {
      await decide(await openConsent(name), press, choose);
    },

    async disconnect(name: string): Promise<void> {
      await card(name)
        .getByRole('button', { name: `Disconnect ${name}` })
        .click();
      await page.getByText(`${name} disconnected.`).waitFor();
    },

    /** Returns the server's records of this user's accounts, complete or not. */
    async connectedOnServer(): Promise<unknown[]> {
      const lists = ['/api/user-integrations/all', '/api/bot/'].map((path) => page.evaluate(askFor(path)));
      return (await Promise.all(lists)).flat();
    },
  };
}

/** A coach's browser for setting Spotter up. */
export type SetupScreen = ReturnType<typeof createSetupScreen>;

/** Returns a script for the page, which asks as its signed-in user. */
function askFor(path: string): string {
  return `fetch(${JSON.stringify(path)}, {
    headers: { authorization: 'Bearer ' + JSON.parse(localStorage.getItem('user')).token },
  }).then((answer) => answer.json())`;
}
