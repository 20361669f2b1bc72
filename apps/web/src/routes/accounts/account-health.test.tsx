import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { anAccountHealth, noNotifications } from '../../test/fake-notifications.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aCredential, anAgent } from '../../test/samples.ts';

type Health = ReturnType<typeof anAccountHealth>;

function openAccounts(health: Partial<Health>) {
  const backend = createFakeBackend({
    bots: [aBot()],
    credentials: [aCredential()],
    agents: [anAgent({ ig: 'bot-1' })],
    notifications: { ...noNotifications(), health: [anAccountHealth(health)] },
  });
  const app = renderApp('/dashboard', { backend, signedIn: true });
  return { backend, app };
}

const region = () => screen.findByRole('region', { name: 'How your accounts are doing' });

describe('how the accounts are doing', () => {
  test('says that all is well, and the facts', async () => {
    openAccounts({
      tokenExpiresAt: '2027-01-20T10:00:00.000Z',
      lastSentAt: null,
      caughtUp: { at: '2026-11-20T10:00:00.000Z', messages: 12 },
    });
    const shown = await region();
    expect(within(shown).getByText('All good.')).toBeTruthy();
    const facts = within(shown)
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(facts).toEqual([
      'Access: Until Jan 20, 2027',
      'Permissions: Everything Spotter needs',
      expect.stringMatching(/^Last heard from: Nov 21, \d+:00 [AP]M$/),
      'Last sent: Never',
      'Usual quiet time: Up to 3 h',
      expect.stringMatching(/^Caught up: 12 missed messages, Nov 20/),
    ]);
    expect(within(shown).queryByRole('link')).toBeNull();
  });

  test.each<[string, Partial<Health>, RegExp]>([
    ['access has ended', { problems: ['reconnect_needed'] }, /^Instagram no longer lets Spotter in/],
    [
      'a permission is missing',
      { problems: ['permission_missing'], permissionsMissing: ['read and answer messages'] },
      /^Spotter isn’t allowed to read and answer messages\. Reconnect and leave every box checked/,
    ],
    [
      'nothing is told',
      { problems: ['not_subscribed'], from: 'page' },
      /^Messenger isn’t telling Spotter about new messages/,
    ],
    [
      'it is silent',
      { problems: ['silent'], silence: { usualMinutes: 60, unusualSince: '2026-11-21T10:00:00.000Z' } },
      /^No messages since Nov 21.*DM it from another account/,
    ],
    [
      'its access ends soon',
      { problems: ['token_ends'], tokenExpiresAt: '2026-11-26T10:00:00.000Z' },
      /^Access ends on Nov 26, 2026, and we couldn’t renew it\.$/,
    ],
  ])('where %s it says so, and offers to connect it again', async (_case, health, spoken) => {
    openAccounts(health);
    const shown = await region();
    expect(within(shown).getByText(spoken)).toBeTruthy();
    expect(await within(shown).findByRole('button', { name: /^Reconnect/ })).toBeTruthy();
  });

  test('what the platform restricts nobody mends by connecting: it says where to look, and until when', async () => {
    openAccounts({ problems: ['restricted'], restrictedUntil: '2026-11-21T18:40:00.000Z' });
    const shown = await region();
    expect(
      within(shown).getByText(/Check the account’s notices in the Instagram app\. .* at Nov 21, \d+:40 [AP]M\.$/),
    ).toBeTruthy();
    expect(within(shown).queryByText('Reconnect')).toBeNull();
  });

  test('says that it does not load, and tries again', async () => {
    const { app, backend } = openAccounts({});
    backend.refuse('GET /account-health', { status: 500, message: '', code: 'internal' });
    const shown = await region();
    backend.refuse('GET /account-health');
    await app.user.click(await within(shown).findByRole('button', { name: 'Try again' }));
    expect(await within(await region()).findByText('All good.')).toBeTruthy();
  });
});
