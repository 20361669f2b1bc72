import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { scrollToNextPage } from '../../test/browser.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential, aMessage } from '../../test/samples.ts';

const toggleName = 'Enable/Disable autoreplies on all chats';
const down = { status: 500, message: 'Something failed', code: 'internal' };

function connected(chats = [aChat()]) {
  return createFakeBackend({ bots: [aBot()], credentials: [aCredential()], chats });
}

const openList = (backend = connected(), address = '/dashboard/listchats/credential-1') => ({
  backend,
  app: renderApp(address, { backend, signedIn: true }),
});

describe('the accounts page', () => {
  test('shows each connected account with its platform and state, and leads to its conversations', async () => {
    const backend = createFakeBackend({
      bots: [
        aBot(),
        aBot({ _id: 'bot-2', id: 'bot-2', name: '', from: 'page', integration: 'credential-2', botEnabled: false }),
        aBot({ _id: 'bot-3', id: 'bot-3', name: 'gym', integration: 'credential-3', status: 'reconnect_needed' }),
      ],
    });
    renderApp('/dashboard', { backend, signedIn: true });
    expect(await screen.findByRole('heading', { name: 'ACCOUNTS' })).toBeTruthy();
    expect(screen.getByText('Select an account to manage')).toBeTruthy();
    const [first, second, third] = await screen.findAllByRole('link', { name: /autoreplies|reconnect/i });
    expect(first?.textContent).toContain('dana.coachingAutoreplies on');
    expect(first?.getAttribute('href')).toBe('/dashboard/listchats/credential-1');
    expect(second?.textContent).toContain('BotAutoreplies off');
    expect(third?.textContent).toContain('Reconnect needed');
    expect(screen.getAllByRole('img', { name: 'Instagram' })).toHaveLength(2);
    expect(screen.getAllByRole('img', { name: 'Facebook' })).toHaveLength(1);
  });

  test('says that no account is connected', async () => {
    renderApp('/dashboard', { backend: createFakeBackend(), signedIn: true });
    expect(await screen.findByText('No accounts connected.')).toBeTruthy();
  });

  test('says what is safe when the accounts do not load, and tries again', async () => {
    const backend = connected();
    backend.refuse('GET /bot/', down);
    const app = renderApp('/dashboard', { backend, signedIn: true });
    expect(await screen.findByText('We couldn’t load your accounts')).toBeTruthy();
    backend.refuse('GET /bot/');
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('dana.coaching')).toBeTruthy();
  });
});

describe('the conversations of an account', () => {
  test('stand newest first, each with who wrote last and who has the chat', async () => {
    openList(
      connected([
        aChat({
          _id: 'older',
          username: 'older',
          chatEnabled: false,
          takenOver: { at: '2026-11-18T10:00:00Z', via: 'app' },
          history: [aMessage({ author: 'coach', text: 'On Monday then', date: '2026-11-18T10:00:00.000Z' })],
        }),
        aChat({
          _id: 'newer',
          username: 'newer',
          stage: 'needs_you',
          chatEnabled: false,
          history: [aMessage({ text: 'My knee hurts', date: '2026-11-19T10:00:00.000Z' })],
        }),
      ]),
    );
    const rows = await screen.findAllByRole('link', { name: /older|newer/ });
    expect(rows.map((row) => row.getAttribute('href'))).toEqual(['/dashboard/chat/newer', '/dashboard/chat/older']);
    expect(rows[0]?.textContent).toMatch(/My knee hurts.*Needs you.*Agent off/);
    expect(rows[1]?.textContent).toMatch(/You: On Monday then.*Talking.*You took over/);
  });

  test('a chat in which somebody writes moves to the top by itself', async () => {
    const { backend } = openList(
      connected([
        aChat({ _id: 'chat-1', username: 'first', history: [aMessage({ date: '2026-11-20T10:00:00.000Z' })] }),
        aChat({ _id: 'chat-2', username: 'second', history: [aMessage({ date: '2026-11-19T10:00:00.000Z' })] }),
      ]),
    );
    await screen.findByText('second');
    await waitFor(() => expect(backend.socket.joined).toContain('join:account credential-1'));
    backend.receive('chat-2', aMessage({ text: 'Still there?', date: '2026-11-20T11:00:00.000Z' }));
    await screen.findByText('Still there?');
    expect(screen.getAllByRole('link', { name: /first|second/ }).map((row) => row.getAttribute('href'))).toEqual([
      '/dashboard/chat/chat-2',
      '/dashboard/chat/chat-1',
    ]);
  });

  test('go on as one scrolls, none of them twice', async () => {
    const chats = Array.from({ length: 45 }, (_, index) =>
      aChat({
        _id: `chat-${index}`,
        username: `lead-${index}`,
        history: [aMessage({ date: new Date(Date.UTC(2026, 10, 20) - index * 60_000).toISOString() })],
      }),
    );
    openList(connected(chats));
    const shown = () => screen.getAllByRole('link', { name: /lead-/ }).length;
    await screen.findByText('lead-0');
    expect(shown()).toBe(20);
    await waitFor(() => {
      scrollToNextPage();
      expect(shown()).toBe(45);
    });
  });

  test('are empty until somebody writes', async () => {
    openList(connected([]));
    expect(await screen.findByText('No conversations yet')).toBeTruthy();
  });

  test.each(['GET /user-integrations/all', 'GET /bot/'])('lead back to the dashboard when %s fails', async (call) => {
    const backend = connected();
    backend.refuse(call, down);
    const { app } = openList(backend);
    await waitFor(() => expect(app.address()).toBe('/dashboard'));
  });

  test('of an unknown account lead back to the dashboard', async () => {
    const app = renderApp('/dashboard/listchats/nobody', { backend: connected(), signedIn: true });
    await waitFor(() => expect(app.address()).toBe('/dashboard'));
  });
});

describe("the account's autoreplies", () => {
  test('flip at once and say so when the server has it', async () => {
    const { backend, app } = openList();
    const release = backend.hold('POST /bot/change-able');
    const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: toggleName });
    expect(toggle.checked).toBe(true);
    await app.user.click(toggle);
    expect(toggle.checked).toBe(false);
    release();
    expect(await screen.findByText('Bot disabled successfully!')).toBeTruthy();
    await app.user.click(toggle);
    expect(await screen.findByText('Bot enabled successfully!')).toBeTruthy();
    expect(backend.callsTo('POST /bot/change-able').map((call) => call.body)).toEqual([
      { botId: 'bot-1', botEnabled: false },
      { botId: 'bot-1', botEnabled: true },
    ]);
  });

  test('stay flipped when the server refuses', async () => {
    const { backend, app } = openList();
    backend.refuse('POST /bot/change-able', down);
    const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: toggleName });
    await app.user.click(toggle);
    expect(await screen.findByText('Failed to change bot status')).toBeTruthy();
    expect(toggle.checked).toBe(false);
  });
});

describe('narrowing the conversations', () => {
  const chats = () => [
    aChat({ _id: 'mia', username: 'mia', unread: 2, history: [aMessage({ text: 'My knee hurts' })] }),
    aChat({
      _id: 'omar',
      username: 'omar',
      chatEnabled: false,
      stage: 'booked',
      history: [aMessage({ text: 'Friday' })],
    }),
  ];
  const rows = () =>
    screen.queryAllByRole('link', { name: /mia|omar/ }).map((row) => (row as HTMLAnchorElement).pathname);

  const openFilters = async ({ user }: ReturnType<typeof openList>['app']) =>
    user.click(await screen.findByRole('button', { name: 'Filters' }));

  test('a search looks into names and messages', async () => {
    const { app } = openList(connected(chats()));
    await app.user.type(await screen.findByRole('searchbox', { name: 'Search names and messages' }), 'knee');
    await waitFor(() => expect(rows()).toEqual(['/dashboard/chat/mia']));
    await app.user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
  });

  test('a search marks the words it found; found by the name, a chat shows its last message', async () => {
    const found = { messageId: 'message-1', excerpt: 'mia sent me, my knee hurts', date: '2026-11-20T10:00:00.000Z' };
    const { app } = openList(
      connected([aChat({ username: 'mia', history: [aMessage({ text: 'See you' })], match: found })]),
    );
    const search = await screen.findByRole('searchbox', { name: 'Search names and messages' });
    await app.user.type(search, 's');
    const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await waitFor(() => expect(marked()).toEqual(['sent']));
    await app.user.clear(search);
    await app.user.type(search, 'mi');
    await waitFor(() => expect(marked()).toEqual(['mia']));
    expect(screen.getByText('See you')).toBeTruthy();
    expect(screen.queryByText(/sent me/)).toBeNull();
  });

  test('the chips leave only what is unread, or where the agent is off', async () => {
    const { app } = openList(connected(chats()));
    await openFilters(app);
    const unread = await screen.findByRole('button', { name: 'Unread' });
    await app.user.click(unread);
    expect(await screen.findByRole('button', { name: 'Filters: 1 on' })).toBeTruthy();
    await waitFor(() => expect(rows()).toEqual(['/dashboard/chat/mia']));
    await app.user.click(unread);
    await app.user.click(screen.getByRole('button', { name: 'Autoreplies off' }));
    await waitFor(() => expect(rows()).toEqual(['/dashboard/chat/omar']));
  });

  test('the address holds the filters: a link shows them, and the way back from a chat keeps them', async () => {
    const address = '/dashboard/listchats/credential-1?unread=true&stage=engaged';
    const { app } = openList(connected(chats()), address);
    await waitFor(() => expect(rows()).toEqual(['/dashboard/chat/mia']));
    expect(screen.getByRole('button', { name: 'Filters: 2 on' })).toBeTruthy();
    await app.user.click(screen.getByRole('link', { name: /mia/ }));
    await app.user.click(await screen.findByRole('link', { name: 'Go Back to conversations' }));
    await waitFor(() => expect(app.address()).toBe(address));
    await app.user.click(await screen.findByRole('button', { name: 'Filters: 2 on' }));
    await app.user.click(await screen.findByRole('button', { name: 'Unread' }));
    expect(app.address()).toBe('/dashboard/listchats/credential-1?stage=engaged');
  });

  test('an address with a filter that there is not shows all', async () => {
    openList(connected(chats()), '/dashboard/listchats/credential-1?stage=nowhere');
    await waitFor(() => expect(rows()).toHaveLength(2));
  });

  test('a stage leaves only its chats; nothing found leads back to all', async () => {
    const { app } = openList(connected(chats()));
    await openFilters(app);
    await app.user.selectOptions(await screen.findByRole('combobox', { name: 'Stage' }), 'Lost');
    expect(await screen.findByText('Nothing found')).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Show all conversations' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
  });
});
