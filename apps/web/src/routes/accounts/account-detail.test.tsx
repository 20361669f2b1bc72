import { perChannel } from '@spotter/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { scrollToNextPage } from '../../test/browser.ts';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential, aMessage, anAgent } from '../../test/samples.ts';

const down = { status: 500, message: 'Something failed', code: 'internal' };
const agentStats = {
  dated: '2026-11-21T10:00:00.000Z',
  actives: 4,
  counts: { ...perChannel('source', () => 0), instagram: 17, page: 6 },
};

function open(given: Parameters<typeof createFakeBackend>[0] = {}) {
  const backend = createFakeBackend({
    bots: [aBot()],
    credentials: [aCredential()],
    agents: [anAgent({ ig: 'bot-1' })],
    agentStats,
    chats: [aChat({ history: [aMessage({ date: '2026-11-20T12:00:00.000Z' })] })],
    ...given,
  });
  return { backend, app: renderApp('/dashboard/account/credential-1', { backend, signedIn: true }) };
}

const figure = (name: string) => screen.getByText(name).parentElement?.textContent;

describe('the detail of an account', () => {
  test('has the figures of its agent, by the kind of account', async () => {
    open();
    await waitFor(() => expect(figure('Active Chats')).toBe('Active Chats4'));
    expect(figure('Last Chat')).toBe('Last Chat21-11-2026');
    expect(figure('Instagram Chats')).toBe('Instagram Chats17');
    expect(screen.queryByText('Facebook Chats')).toBeNull();
  });

  test('counts Facebook chats for a page', async () => {
    open({ bots: [aBot({ from: 'page' })], agents: [anAgent({ page: 'bot-1' })] });
    await waitFor(() => expect(figure('Facebook Chats')).toBe('Facebook Chats6'));
    expect(screen.queryByText('Instagram Chats')).toBeNull();
  });

  test('shows each conversation with its last day, leading to the chat', async () => {
    const { app } = open();
    expect(await screen.findByRole('heading', { name: 'Conversations' })).toBeTruthy();
    const card = await screen.findByRole('link', { name: /mia\.lifts/ });
    expect(card.textContent).toContain('20-11-2026');
    await app.user.click(card);
    expect(app.address()).toBe('/dashboard/chat/chat-1');
  });

  test('a conversation without a message says that there is no date', async () => {
    open({
      chats: [aChat({ history: [] }), aChat({ _id: 'chat-2', username: 'leo.k', history: [] })],
    });
    expect(await screen.findAllByText('Date not available')).toHaveLength(2);
  });

  test('asks for more conversations once where the server does not answer, and again when the coach wants it', async () => {
    const chats = Array.from({ length: 25 }, (_, index) => aChat({ _id: `chat-${index}`, username: `lead-${index}` }));
    const { app, backend } = open({ chats });
    await screen.findByText('lead-0');
    await waitFor(() => expect(app.services.queryClient.isFetching()).toBe(0));
    backend.refuse('GET /chat/bot/{botId}', down);
    const asked = backend.callsTo('GET /chat/bot/{botId}').length;
    scrollToNextPage();
    expect(await screen.findByText('Your conversations didn’t load')).toBeTruthy();
    scrollToNextPage();
    backend.refuse('GET /chat/bot/{botId}');
    expect(backend.callsTo('GET /chat/bot/{botId}')).toHaveLength(asked + 1);
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('lead-24')).toBeTruthy();
  });

  test('says that there are no conversations', async () => {
    open({ chats: [] });
    expect(await screen.findByText('No conversations yet')).toBeTruthy();
  });

  test('switches autoreplies on all chats, and Go Back leads to the accounts', async () => {
    const { app, backend } = open();
    await app.user.click(await screen.findByRole('switch', { name: 'Enable/Disable autoreplies on all chats' }));
    expect(await screen.findByText('Bot disabled successfully!')).toBeTruthy();
    expect(backend.stored.bots[0]?.botEnabled).toBe(false);
    await app.user.click(screen.getByRole('link', { name: /Go Back/ }));
    expect(app.address()).toBe('/dashboard');
  });

  test('keeps what leads send on Messenger when the coach wants it', async () => {
    const { app, backend } = open({ bots: [aBot({ from: 'page' })] });
    const keep = await screen.findByRole('switch', { name: 'Keep what leads send' });
    expect((keep as HTMLInputElement).checked).toBe(false);
    backend.refuse('PUT /bot/{id}', down);
    await app.user.click(keep);
    expect(await screen.findByText('This couldn’t be changed. Please try again.')).toBeTruthy();
    expect((keep as HTMLInputElement).checked).toBe(false);
    backend.refuse('PUT /bot/{id}');
    await app.user.click(keep);
    expect(await screen.findByText('What leads send is kept from now on')).toBeTruthy();
    expect(backend.stored.bots[0]?.keepsMedia).toBe(true);
  });

  test('offers to keep nothing of Instagram', async () => {
    open();
    expect(await screen.findByRole('button', { name: 'Pause this account' })).toBeTruthy();
    expect(screen.queryByRole('switch', { name: 'Keep what leads send' })).toBeNull();
  });

  test('is paused for a while, and resumed by hand', async () => {
    const { app, backend } = open();
    await app.user.click(await screen.findByRole('button', { name: 'Pause this account' }));
    await app.user.click(await screen.findByRole('button', { name: 'Until tomorrow, 8:00 AM' }));
    expect(await screen.findByText(/^Paused until .*8:00 AM · .* left$/)).toBeTruthy();
    await app.go('/dashboard');
    expect((await screen.findByRole('link', { name: /dana\.coaching/ })).textContent).toContain('Paused · ');
    await app.go('/dashboard/account/credential-1');
    await app.user.click(await screen.findByRole('button', { name: 'Resume now' }));
    await waitFor(() => expect(backend.stored.bots[0]?.pausedUntil).toBeNull());
    expect(await screen.findByRole('button', { name: 'Pause this account' })).toBeTruthy();
  });

  test('says why there are no figures without an agent', async () => {
    open({ agents: [] });
    expect(await screen.findByText(/No agent answers this account/)).toBeTruthy();
    expect(figure('Active Chats')).toBe('Active Chats–');
  });

  test('an unknown account leads to the dashboard', async () => {
    const backend = createFakeBackend({ bots: [aBot()], credentials: [aCredential()] });
    const app = renderApp('/dashboard/account/nobody', { backend, signedIn: true });
    await waitFor(() => expect(app.address()).toBe('/dashboard'));
  });

  test('credentials that do not load lead to the dashboard', async () => {
    const backend = createFakeBackend({ bots: [aBot()], credentials: [aCredential()] });
    backend.refuse('GET /user-integrations/all', down);
    const app = renderApp('/dashboard/account/credential-1', { backend, signedIn: true });
    await waitFor(() => expect(app.address()).toBe('/dashboard'));
  });
});
