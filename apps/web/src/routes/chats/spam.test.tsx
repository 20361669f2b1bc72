import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential } from '../../test/samples.ts';

const seller = () => aChat({ _id: 'chat-2', username: 'growth.guru', spam: 'detected' });

function open(path: string, chats = [aChat(), seller()]) {
  const backend = createFakeBackend({ bots: [aBot()], credentials: [aCredential()], chats });
  return { backend, app: renderApp(path, { backend, signedIn: true }) };
}

describe('spam', () => {
  test('is in no list but its own, which a filter shows alone', async () => {
    const { app } = open('/dashboard/listchats/credential-1');
    await screen.findByRole('link', { name: /mia.lifts/ });
    expect(screen.queryByRole('link', { name: /growth\.guru/ })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Filters' }));
    await app.user.click(await screen.findByRole('button', { name: 'Spam' }));
    expect(await screen.findByRole('link', { name: /growth\.guru/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Filters: 1 on' })).toBeTruthy();
  });

  test('without any, the filter says what would be there', async () => {
    const { app } = open('/dashboard/listchats/credential-1', [aChat()]);
    await app.user.click(await screen.findByRole('button', { name: 'Filters' }));
    await app.user.click(await screen.findByRole('button', { name: 'Spam' }));
    expect(await screen.findByText('No spam')).toBeTruthy();
  });

  test('the chat says why it is kept apart, and one tap undoes it', async () => {
    const { app, backend } = open('/dashboard/chat/chat-2');
    await screen.findByText(/took this for spam/);
    await app.user.click(screen.getAllByRole('button', { name: 'Not spam' })[0]!);
    await waitFor(() => expect(screen.queryByText(/took this for spam/)).toBeNull());
    expect(backend.callsTo('PUT /chat/{id}')).toMatchObject([{ body: { spam: false } }]);
    expect(await screen.findByText(/Back among your chats/)).toBeTruthy();
  });

  test('a chat is marked by hand, and the mark can be undone at once', async () => {
    const { app, backend } = open('/dashboard/chat/chat-2', [aChat({ _id: 'chat-2' })]);
    await app.user.click((await screen.findAllByRole('button', { name: 'Mark as spam' }))[0]!);
    expect(await screen.findByText('You marked this as spam. Your agent stays silent.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark as spam' })).toBeNull();
    const note = (await screen.findByText('Moved to spam.')).parentElement!;
    await app.user.click(within(note).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText(/You marked this as spam/)).toBeNull());
    expect(backend.callsTo('PUT /chat/{id}').map(({ body }) => body)).toEqual([{ spam: true }, { spam: false }]);
  });

  test('what could not be changed says so, and stays', async () => {
    const { app, backend } = open('/dashboard/chat/chat-2');
    await screen.findByText(/took this for spam/);
    backend.refuse('PUT /chat/{id}', { status: 500, message: 'no', code: 'internal' });
    await app.user.click(screen.getAllByRole('button', { name: 'Not spam' })[0]!);
    expect(await screen.findByText('That didn’t change. Please try again.')).toBeTruthy();
    expect(screen.getByText(/took this for spam/)).toBeTruthy();
  });
});
