import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential } from '../../test/samples.ts';

function openChat() {
  const chat = aChat();
  const backend = createFakeBackend({ bots: [aBot()], credentials: [aCredential()], chats: [chat] });
  return { chat, backend, app: renderApp(`/dashboard/chat/${chat._id}`, { backend, signedIn: true }) };
}

describe("a contact's data", () => {
  test('a chat is deleted after asking, and the list is shown', async () => {
    const { app, backend } = openChat();
    await app.user.click((await screen.findAllByRole('button', { name: 'Delete chat' }))[0]!);
    const dialog = await screen.findByRole('dialog');
    expect(backend.callsTo('DELETE /chat/{id}')).toHaveLength(0);
    await app.user.click(within(dialog).getByRole('button', { name: 'Delete chat' }));
    expect(await screen.findByText('Chat deleted.')).toBeTruthy();
    expect(backend.callsTo('DELETE /chat/{id}')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a chat that could not be deleted stays, and says so', async () => {
    const { app, backend } = openChat();
    backend.refuse('DELETE /chat/{id}', { status: 500, message: 'no', code: 'internal' });
    await app.user.click((await screen.findAllByRole('button', { name: 'Delete chat' }))[0]!);
    const dialog = await screen.findByRole('dialog');
    await app.user.click(within(dialog).getByRole('button', { name: 'Delete chat' }));
    expect(await within(dialog).findByText(/chat wasn’t deleted/)).toBeTruthy();
  });
});

describe('the page of a data deletion', () => {
  test('says when it was done', async () => {
    renderApp('/data-deletion/done', { backend: createFakeBackend(), signedIn: false });
    expect(await screen.findByText(/^Done on .*2026/)).toBeTruthy();
  });

  test('says kindly that it knows no such code', async () => {
    renderApp('/data-deletion/other', { backend: createFakeBackend(), signedIn: false });
    expect(await screen.findByText('We can’t find a request with this code')).toBeTruthy();
  });
});
