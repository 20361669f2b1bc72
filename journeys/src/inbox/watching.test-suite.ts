import { demoStory } from '@spotter/demo';
import type { Browser, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Screen } from '../screens/browser.ts';
import { openCoachScreen } from '../screens/coach-screen.ts';
import { openLeadPhone } from '../screens/lead-phone.ts';
import { until } from '../running/until.ts';

const { account, coach } = demoStory;

/** The running product, and the leads who have not written to it: each is used once. */
export type WatchedProduct = {
  browser: Browser;
  addresses: { spotter: string; phone: string };
  leads: typeof demoStory.freshLeads;
};

/** Tests what a coach sees on a screen while leads write and the agent answers. */
export function describeWatching(screen: Screen, product: () => WatchedProduct): void {
  async function openBoth({ signsIn = false } = {}) {
    const { browser, addresses, leads } = product();
    const lead = leads.shift()!;
    const [phone, inbox] = await Promise.all([
      openLeadPhone(browser, addresses.phone, { accountId: account.id, id: lead.id }),
      openCoachScreen(browser, addresses.spotter, { screen, ...coach, signsIn, checksAccessibility: true }),
    ]);
    return { lead, phone, inbox };
  }
  const switchSilentModel = (on: boolean) => switchModel(product().addresses.phone, on);

  describe(`the demo coach watches on a ${screen}`, () => {
    test('a lead writes on the phone, the agent answers once, and the coach sees it live with the reasons', async () => {
      const { lead, phone, inbox } = await openBoth({ signsIn: true });

      await phone.write('love your page');
      await inbox.openChat(lead.username);
      await inbox.page.getByText('Agent stayed silent: no trigger keyword in this message.').first().waitFor();
      expect(await phone.answers()).toEqual([]);

      await phone.write('SHRED');
      const first = await phone.answered(1);
      await inbox.page.locator('li[data-author="agent"]', { hasText: first }).waitFor();
      await inbox.page.getByRole('button', { name: 'Why the agent wrote this' }).click();
      await inbox.page.getByRole('dialog').getByText('They wrote a trigger keyword: “SHRED”.').waitFor();
      await inbox.checkAccessibility();
      await inbox.page.keyboard.press('Escape');

      const burst = ['I want to lose 10 kg', 'tried keto', 'no time after work', 'three days a week'];
      await phone.writeBurst(burst);
      const second = await phone.answered(2);
      await inbox.page.locator('li[data-author="agent"]', { hasText: second }).waitFor();

      await phone.write('next week would be good');
      const third = await phone.answered(3);
      await inbox.page.locator('li[data-author="agent"]', { hasText: third }).waitFor();

      expect(await inbox.transcript()).toEqual([
        'contact: love your page',
        'contact: SHRED',
        `agent: ${first}`,
        ...burst.map((text) => `contact: ${text}`),
        `agent: ${second}`,
        'contact: next week would be good',
        `agent: ${third}`,
      ]);
      expect(await phone.answers()).toEqual([first, second, third]);
      expect(await inbox.neverReloaded()).toBe(true);
      expect([...inbox.faults, ...(await phone.accessibilityFaults())]).toEqual([]);
      expect([...inbox.problems, ...phone.problems]).toEqual([]);
    });

    test('the coach writes in the inbox while an answer is pending, and the agent keeps out', async () => {
      const { lead, phone, inbox } = await openBoth();
      await phone.write('hello');
      await inbox.openChat(lead.username);
      // The answer stays pending until the coach has written, however long the pages take.
      await switchSilentModel(true);
      await phone.write('SHRED');
      await inbox.page.getByRole('button', { name: 'Cancel this answer. Your agent stays on.' }).waitFor();
      await inbox.write('Hey, it is me in person.');
      await inbox.page.getByText(/^You took over · /).waitFor();
      await switchSilentModel(false);
      await phone.answered(1);

      await phone.write('SHRED, are you there?');
      await silenceUnder(inbox.page, 'SHRED, are you there?').waitFor();
      expect(await phone.answers()).toEqual(['Hey, it is me in person.']);
      expect(await inbox.transcript()).toEqual([
        'contact: hello',
        'contact: SHRED',
        'coach: Hey, it is me in person.',
        'contact: SHRED, are you there?',
      ]);
      await inbox.checkAccessibility();
      expect([...inbox.faults, ...(await phone.accessibilityFaults())]).toEqual([]);
      expect([...inbox.problems, ...phone.problems]).toEqual([]);
    });

    // It takes the same way on a smaller screen.
    test.runIf(screen === 'desktop')(
      'the coach writes in the Instagram app while an answer is being written, and the agent keeps out',
      async () => {
        const { lead, phone, inbox } = await openBoth();
        await phone.write('hello');
        await inbox.openChat(lead.username);
        await switchSilentModel(true);
        await phone.write('SHRED');
        await inbox.page.getByText('Agent is writing…').waitFor();
        // The lead sees it too: from here on the model is working.
        await phone.page.locator('#typing').waitFor();
        await phone.writeAsCoach('hey its Dana, from my phone');
        await inbox.page.getByText(/^You took over in the Instagram app · /).waitFor();
        await switchSilentModel(false);

        await phone.write('SHRED again');
        await silenceUnder(inbox.page, 'SHRED again').waitFor();
        expect(await phone.answers()).toEqual([]);
        expect(await inbox.transcript()).toEqual([
          'contact: hello',
          'contact: SHRED',
          'coach: hey its Dana, from my phone',
          'contact: SHRED again',
        ]);
        await inbox.checkAccessibility();
        expect([...inbox.faults, ...(await phone.accessibilityFaults())]).toEqual([]);
        expect([...inbox.problems, ...phone.problems]).toEqual([]);
      },
    );
  });
}

/** Returns the line below a message that the agent left to the coach. */
function silenceUnder(page: Page, text: string): Locator {
  return page.locator('li[data-author]', { hasText: text }).getByText('Agent stayed silent: you took over.');
}

async function switchModel(phone: string, on: boolean): Promise<void> {
  await until('the fault is switched', async () => {
    const answer = await fetch(`${phone}/api/faults`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'model-silent', on }),
    });
    return answer.ok;
  });
}
