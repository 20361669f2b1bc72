import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ChatPages } from '../../features/chats/chat-cache.ts';
import { chatKey } from '../../features/chats/queries.ts';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential, aMessage } from '../../test/samples.ts';

const down = { status: 502, message: 'Bad gateway', code: 'unknown' };
const written = (text: string) => aMessage({ text, date: '2026-11-20T12:00:00.000Z' });

function startBackend() {
  return createFakeBackend({ bots: [aBot()], credentials: [aCredential()], chats: [aChat()] });
}

async function openChat(backend = startBackend()) {
  const app = renderApp('/dashboard/chat/chat-1', { backend, signedIn: true });
  await screen.findByRole('region', { name: 'Messages' });
  await waitFor(() => expect(backend.socket.joined).toContain('join:private chat-1'));
  const isQuiet = () => expect(app.services.queryClient.isFetching()).toBe(0);
  await waitFor(isQuiet);
  return { app, backend, isQuiet, count: (call: string) => backend.callsTo(call).length };
}

const history = () => within(screen.getByRole('region', { name: 'Messages' }));

describe('a flood of messages', () => {
  test('is shown without asking for each, and what follows from it is asked for once at a time', async () => {
    const { backend, count } = await openChat();
    const routes = ['GET /chat/{id}', 'GET /chat/bot/{botId}', 'GET /chat/{id}/plan', 'POST /chat/{id}/read'];
    const releases = routes.map((call) => backend.hold(call));
    const [chat, list, plan, read] = routes.map(count);
    const receive = (nth: number) => {
      act(() => {
        backend.receive('chat-1', written(`message ${nth}`));
        backend.change('chat-1', { unread: nth });
      });
    };
    receive(1);
    await waitFor(() => expect(routes.map(count)).toEqual([chat, list, plan! + 1, read! + 1]));
    for (let nth = 2; nth <= 12; nth += 1) {
      receive(nth);
      expect(await history().findByText(`message ${nth}`)).toBeTruthy();
    }
    expect(routes.map(count)).toEqual([chat, list, plan! + 1, read! + 1]);
    for (const release of releases) release();
    await waitFor(() => expect(routes.map(count)).toEqual([chat, list, plan! + 2, read! + 2]));
  });
});

test('what comes in while the chat is being marked as read is marked too', async () => {
  const { backend } = await openChat();
  const receive = (text: string) => {
    act(() => {
      backend.receive('chat-1', written(text));
      backend.change('chat-1', { unread: 1 });
    });
  };
  const before = backend.callsTo('POST /chat/{id}/read').length;
  const release = backend.holdAnswers('POST /chat/{id}/read');
  receive('first');
  await waitFor(() => expect(backend.callsTo('POST /chat/{id}/read')).toHaveLength(before + 1));
  // The server has marked the first one, and its answer is on the way.
  receive('second');
  release();
  await waitFor(() => expect(backend.stored.chats[0]?.unread).toBe(0));
});

test('what comes in before the screen showed that all was read is marked too', async () => {
  const { backend, app } = await openChat();
  const receive = (text: string) => {
    backend.receive('chat-1', written(text));
    backend.change('chat-1', { unread: 1 });
  };
  const unread = () => app.services.queryClient.getQueryData<ChatPages>(chatKey('chat-1'))?.pages[0]?.value.unread;
  const release = backend.holdAnswers('POST /chat/{id}/read');
  act(() => receive('first'));
  await waitFor(() => expect(unread()).toBe(1));
  // Right behind the answer, as on a busy phone: nothing is drawn between the two.
  const stop = app.services.queryClient.getQueryCache().subscribe(() => {
    if (unread() !== 0) return;
    stop();
    queueMicrotask(() => receive('second'));
  });
  release();
  await waitFor(() => expect(history().getByText('second')).toBeTruthy());
  await waitFor(() => expect(backend.stored.chats[0]?.unread).toBe(0));
});

describe('a page that lost its server', () => {
  test('reads the chat once when it is back, and a message that comes in meanwhile stays', async () => {
    const { backend, count, isQuiet } = await openChat();
    act(() => backend.socket.drop());
    const before = count('GET /chat/{id}');
    const release = backend.holdAnswers('GET /chat/{id}');
    act(() => backend.socket.comeBack());
    await waitFor(() => expect(count('GET /chat/{id}')).toBe(before + 1));
    act(() => backend.receive('chat-1', written('right after')));
    expect(await history().findByText('right after')).toBeTruthy();
    release();
    await waitFor(isQuiet);
    expect(history().getByText('right after')).toBeTruthy();
    expect(count('GET /chat/{id}')).toBe(before + 1);
  });

  test('reads what it missed as soon as a server answers, without further news', async () => {
    const { backend, count } = await openChat();
    act(() => backend.socket.drop());
    backend.stored.chats[0]?.history.push(written('written meanwhile'));
    const before = count('GET /chat/{id}');
    backend.refuse('GET /chat/{id}', down);
    act(() => backend.socket.comeBack());
    // React Query's own second try fails, too.
    await waitFor(() => expect(count('GET /chat/{id}')).toBeGreaterThan(before + 1));
    expect(history().queryByText('written meanwhile')).toBeNull();
    backend.refuse('GET /chat/{id}');
    expect(await history().findByText('written meanwhile')).toBeTruthy();
  });

  test('joins again where the server could not look', async () => {
    const { backend } = await openChat();
    act(() => backend.socket.drop());
    const before = backend.socket.joined.filter((joined) => joined === 'join:private chat-1').length;
    backend.socket.refuseJoins(1);
    act(() => backend.socket.comeBack());
    await waitFor(() =>
      expect(backend.socket.joined.filter((joined) => joined === 'join:private chat-1')).toHaveLength(before + 2),
    );
  });

  test('connects again after the server ended the connection and had no room at first', async () => {
    const { backend } = await openChat();
    act(() => backend.socket.throwOut('too_many_connections'));
    expect(await screen.findByText(/^Connection lost/)).toBeTruthy();
    backend.stored.chats[0]?.history.push(written('written meanwhile'));
    backend.socket.letIn();
    expect(await history().findByText('written meanwhile')).toBeTruthy();
    expect(screen.queryByText(/^Connection lost/)).toBeNull();
  });
});

test('a message that comes in rises into its place; those that were there do not', async () => {
  const { backend } = await openChat();
  const rowOf = (text: HTMLElement) => text.closest('[data-index]');
  const first = rowOf(history().getAllByRole('listitem')[0]!);
  act(() => backend.receive('chat-1', written('just now')));
  const row = rowOf(await history().findByText('just now'))!;
  expect([first?.hasAttribute('data-arrived'), row.hasAttribute('data-arrived')]).toEqual([false, true]);
});

test('a page that is told that news may be lost reads what it shows', async () => {
  const { backend } = await openChat();
  backend.stored.chats[0]?.history.push(written('nobody told'));
  act(() => backend.socket.send('live:missed', {}));
  expect(await history().findByText('nobody told')).toBeTruthy();
});

test('a chat that came in after the list was read and before it was joined is in the list', async () => {
  const backend = startBackend();
  const confirm = backend.socket.holdJoins();
  const release = backend.holdAnswers('GET /chat/bot/{botId}');
  renderApp('/dashboard/listchats/credential-1', { backend, signedIn: true });
  await waitFor(() => expect(backend.socket.joined).toContain('join:account credential-1'));
  await waitFor(() => expect(backend.callsTo('GET /chat/bot/{botId}')).toHaveLength(1));
  backend.stored.chats.push(aChat({ _id: 'chat-2', username: 'in.between' }));
  await act(async () => confirm());
  release();
  expect(await screen.findByText('in.between')).toBeTruthy();
});
