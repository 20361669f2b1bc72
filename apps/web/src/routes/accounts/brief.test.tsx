import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { chatMessages } from '../../features/chats/messages.ts';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential, aMessage } from '../../test/samples.ts';

const since = '2026-11-21T10:00:00.000Z';
const down = { status: 500, message: 'Something failed', code: 'internal' };

const waiting = (id: string, given: Parameters<typeof aChat>[0] = {}) =>
  aChat({
    _id: id,
    senderId: id,
    username: id,
    history: [aMessage({ text: `hi from ${id}` })],
    needsYou: { since, why: 'medical', urgency: 'handed-over', quote: null },
    ...given,
  });

const { sendFailed } = chatMessages;
const severe = { since, why: 'red-flag', urgency: 'severe', quote: null } as const;

function open(chats = ['ana', 'bea', 'cleo', 'dora'].map((id) => waiting(id))) {
  const backend = createFakeBackend({ bots: [aBot()], credentials: [aCredential()], chats });
  return { backend, app: renderApp('/dashboard', { backend, signedIn: true }) };
}

const cards = async () => within(await screen.findByRole('list', { name: 'Do next' })).getAllByRole('listitem');
const sentTo = (backend: ReturnType<typeof open>['backend']) =>
  backend.callsTo('POST /bot/send-message/{id}').map(({ body }) => body);

afterEach(() => sessionStorage.clear());

describe('what to do next', () => {
  test('is three cards: who, why, what they wrote and what the agent would answer', async () => {
    open();
    await waitFor(async () => {
      expect((await cards()).map(({ textContent }) => textContent)).toEqual(
        ['ana', 'bea', 'cleo'].map((name) =>
          expect.stringMatching(new RegExp(`${name}.*Medical question.*hi from ${name}.*Happy to hear that!`)),
        ),
      );
    });
  });

  test('ends after the third with the time it took: sent as it was, edited, not now', async () => {
    const { app, backend } = open();
    await app.user.click(await screen.findByRole('button', { name: 'Send: ana' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send: ana' })).toBeNull());
    expect(await cards()).toHaveLength(2);
    expect(document.activeElement?.textContent).toContain('bea');

    await app.user.click(screen.getByRole('button', { name: 'Edit: bea' }));
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    await waitFor(() => expect(box.value).toBe('Happy to hear that!'));
    await waitFor(() => expect(document.activeElement).toBe(box));
    await app.user.keyboard(' Truly.{Enter}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull());

    await app.user.click(screen.getByRole('button', { name: 'Not now: cleo' }));
    const end = await screen.findByRole('heading', { name: /^Done, \d+ s$/ });
    expect(document.activeElement).toBe(end);
    expect(screen.getByText('2 done, 1 left for later. One more needs you.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go one by one' }).getAttribute('href')).toBe(
      '/dashboard/needs-you/one-by-one',
    );
    expect(sentTo(backend)).toMatchObject([
      { senderId: 'ana', message: 'Happy to hear that!' },
      { senderId: 'bea', message: 'Happy to hear that! Truly.' },
    ]);
  });

  test('sends the first suggested reply with three keys, from the page’s heading on', async () => {
    const { app, backend } = open();
    await screen.findByRole('button', { name: 'Send: ana' });
    await app.go('/calls');
    await screen.findByRole('heading', { name: 'Calls' });
    await app.go('/dashboard');
    const send = await screen.findByRole('button', { name: 'Send: ana' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Today'));
    await app.user.keyboard('{Tab}{Tab}');
    expect(document.activeElement).toBe(send);
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(sentTo(backend)).toHaveLength(1));
  });

  test('suggests nothing to somebody in danger, and sends nothing after the window has closed', async () => {
    const { app, backend } = open([
      waiting('ana', { needsYou: severe }),
      waiting('bea', { sendWindow: 'closed', windowClosesAt: since, coachWindowClosesAt: since }),
    ]);
    const [inDanger, outOfReach] = await cards();
    expect(inDanger?.textContent).toContain('Answer this one in your own words.');
    expect(outOfReach?.textContent).toContain('No message reaches them until they write again.');
    expect(within(outOfReach!).getByRole('link', { name: 'Open chat: bea' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
    expect(backend.callsTo('POST /chat/{id}/suggest')).toHaveLength(0);
    await app.user.click(within(inDanger!).getByRole('button', { name: 'Write: ana' }));
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })).value).toBe('');
  });

  test('a reply that did not go out stays, with its text', async () => {
    const { app, backend } = open([waiting('ana')]);
    backend.refuse('POST /bot/send-message/{id}', 'no answer');
    await app.user.click(await screen.findByRole('button', { name: 'Send: ana' }));
    expect(await screen.findByText(sendFailed)).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send: ana' }).disabled).toBe(false),
    );
    expect((await cards())[0]?.textContent).toContain('Happy to hear that!');
  });

  test('without a suggestion the coach writes', async () => {
    const { app, backend } = open([]);
    backend.refuse('POST /chat/{id}/suggest', { status: 502, message: 'No good draft', code: 'provider_failed' });
    backend.stored.chats.push(waiting('ana'));
    act(() => backend.socket.send('inbox:counts', { count: 1, severe: 0, recovered: 0, accounts: [] }));
    expect(await screen.findByText('No suggestion this time.')).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Write: ana' }));
    expect(await screen.findByRole('textbox', { name: 'Message' })).toBeTruthy();
  });

  test('what was put off does not come back with the next look at the page', async () => {
    const { app, backend } = open([waiting('ana')]);
    await app.user.click(await screen.findByRole('button', { name: 'Not now: ana' }));
    await screen.findByRole('heading', { name: /^Done/ });
    cleanup();
    renderApp('/dashboard', { backend, signedIn: true });
    expect(await screen.findByText(/^You’re all caught up/)).toBeTruthy();
  });

  test('says that nobody waits, or that it did not load, and tries again', async () => {
    const { backend } = open([]);
    expect(await screen.findByText('You’re all caught up. Nobody is waiting for you.')).toBeTruthy();
    cleanup();
    backend.refuse('GET /chat/needs-you', down);
    const again = renderApp('/dashboard', { backend, signedIn: true });
    expect(await screen.findByText(/^We couldn’t load who needs you/)).toBeTruthy();
    backend.refuse('GET /chat/needs-you');
    await again.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^You’re all caught up/)).toBeTruthy();
  });
});
