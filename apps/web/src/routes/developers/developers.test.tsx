import type { ApiKey } from '@spotter/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { anApiKey } from '../../test/fake-api-keys.ts';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { aWorkspace, nobodyElse } from '../../test/fake-team.ts';
import { renderApp } from '../../test/render-app.tsx';

function open(apiKeys: ApiKey[] = [], team = nobodyElse()) {
  const backend = createFakeBackend({ apiKeys, team });
  return { backend, app: renderApp('/developers', { backend, signedIn: true }) };
}
const rows = async () =>
  within(await screen.findByRole('list', { name: 'API keys' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

describe('the API keys', () => {
  test('are listed with what each may do, when it was last used, and who made it', async () => {
    open([
      anApiKey({ lastUsedAt: '2026-11-21T09:30:00.000Z' }),
      anApiKey({ _id: 'key-2', name: 'n8n', scopes: ['bookings'], madeBy: 'Lea Moor', makerWorksHere: false }),
    ]);
    expect(await rows()).toEqual([
      expect.stringMatching(
        /^Zapier spotter_live_2bUj…Read, ChatsLast used Nov 21, 2026, .+ · Made Nov 20, 2026 by Dana ReyesRevoke$/,
      ),
      'n8n spotter_live_2bUj…CallsNever used · Made Nov 20, 2026 by Lea Moor (no longer in the team)Revoke',
    ]);
  });

  test('that do not load load again, and where there are none it says what they are for', async () => {
    const { backend, app } = open();
    backend.refuse('GET /api-keys', { status: 500, message: '', code: 'internal' });
    await screen.findByRole('heading', { level: 1, name: 'API keys' });
    expect(await screen.findByText(/The keys didn’t load|No keys yet/)).toBeTruthy();
    backend.refuse('GET /api-keys');
    const retry = screen.queryByRole('button', { name: 'Try again' });
    if (retry !== null) await app.user.click(retry);
    expect(await screen.findByText(/Make one for each tool/)).toBeTruthy();
  });

  test('are made with a name and scopes, shown once, and copied', async () => {
    const { backend, app } = open();
    await app.user.click(await button('New key'));
    const dialog = within(await screen.findByRole('dialog', { name: 'New API key' }));
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'New key' }).disabled).toBe(true);
    await app.user.type(dialog.getByLabelText(/^Name/), 'Zapier');
    await app.user.click(dialog.getByRole('checkbox', { name: 'Calls' }));
    await app.user.click(dialog.getByRole('button', { name: 'New key' }));
    const made = within(await screen.findByRole('dialog', { name: 'Copy your key now' }));
    expect(backend.callsTo('POST /api-keys')).toMatchObject([
      { body: { name: 'Zapier', scopes: ['read', 'bookings'] } },
    ]);
    await app.user.keyboard('{Escape}');
    await app.user.click(made.getByRole('button', { name: 'Copy key' }));
    const { value } = made.getByLabelText<HTMLInputElement>('API key');
    expect(await navigator.clipboard.readText()).toBe(value);
    await app.user.click(made.getByRole('button', { name: 'I’ve saved it' }));
    await waitFor(() => expect(screen.queryByText(value)).toBeNull());
    expect(await rows()).toHaveLength(1);
  });

  test('that cannot be made say why', async () => {
    const { backend, app } = open();
    const message = 'You can have up to 20 API keys. Revoke one that you no longer need.';
    backend.refuse('POST /api-keys', { status: 409, message, code: 'conflict' });
    await app.user.click(await button('New key'));
    const dialog = within(await screen.findByRole('dialog', { name: 'New API key' }));
    await app.user.type(dialog.getByLabelText(/^Name/), 'Zapier{Enter}');
    expect(await dialog.findByText(message)).toBeTruthy();
  });

  test('are revoked after a question', async () => {
    const { backend, app } = open([anApiKey()]);
    await app.user.click(await button('Revoke Zapier'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke Zapier?' }));
    await app.user.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('No keys yet')).toBeTruthy();
    expect(backend.callsTo('DELETE /api-keys/{id}')).toHaveLength(1);
  });

  test('are asked for by nobody whose role may not see them', async () => {
    const workspaces = [aWorkspace({ role: 'setter', isOwn: false })];
    const { backend } = open([anApiKey()], nobodyElse({ workspaces }));
    expect(await screen.findByText('Managers and the owner see the keys')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'New key' })).toBeNull();
    expect(backend.callsTo('GET /api-keys').length).toBeLessThanOrEqual(1);
  });
});
