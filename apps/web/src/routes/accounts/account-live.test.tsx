import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential } from '../../test/samples.ts';

const toggle = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Enable/Disable autoreplies on all chats' });

describe('the switch of an account', () => {
  test('follows what another tab does with it, and so do its chats', async () => {
    const backend = createFakeBackend({ bots: [aBot()], credentials: [aCredential()], chats: [aChat()] });
    const app = renderApp('/dashboard/listchats/credential-1', { backend, signedIn: true });
    // Above the list, and in the row of the chat.
    await waitFor(() => expect(screen.getAllByText('Agent on')).toHaveLength(2));
    act(() => backend.changeBot('bot-1', { botEnabled: false, enabled: false }));
    await waitFor(() => expect(toggle().checked).toBe(false));
    expect(screen.getAllByText('Agent off')).toHaveLength(2);

    await app.user.click(toggle());
    await waitFor(() => expect(backend.callsTo('POST /bot/change-able')).toHaveLength(1));
    expect(toggle().checked).toBe(true);
    act(() => backend.changeBot('bot-1', { botEnabled: false, enabled: false }));
    await waitFor(() => expect(toggle().checked).toBe(false));
  });

  test('stays where it was put when the server refuses, until another tab changes it', async () => {
    const backend = createFakeBackend({ bots: [aBot()], credentials: [aCredential()], chats: [aChat()] });
    const app = renderApp('/dashboard/listchats/credential-1', { backend, signedIn: true });
    await screen.findAllByText('Agent on');
    backend.refuse('POST /bot/change-able', { status: 500, message: 'Something failed', code: 'internal' });
    await app.user.click(toggle());
    expect(await screen.findByText('Failed to change bot status')).toBeTruthy();
    expect(toggle().checked).toBe(false);
  });
});
