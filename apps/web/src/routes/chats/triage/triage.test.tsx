import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../../test/fake-backend.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aBot, aChat, aCredential } from '../../../test/samples.ts';

const since = '2026-11-21T10:00:00.000Z';
const down = { status: 500, message: 'Something failed', code: 'internal' };
const address = '/dashboard/needs-you/one-by-one';

const waiting = (id: string, given: Parameters<typeof aChat>[0] = {}) =>
  aChat({
    _id: id,
    senderId: id,
    username: id,
    needsYou: { since, why: 'medical', urgency: 'handed-over', quote: null },
    ...given,
  });

function open(chats = [waiting('ana'), waiting('bea'), waiting('cleo')], at = address) {
  const backend = createFakeBackend({ bots: [aBot()], credentials: [aCredential()], chats });
  return { backend, app: renderApp(at, { backend, signedIn: true }) };
}

const inFront = (name: string) => screen.findByRole('heading', { level: 1, name });
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

describe('Needs you, one by one', () => {
  test('goes from the list to the end without a pointer: sent, put off, handed back', async () => {
    const chats = [
      waiting('ana'),
      waiting('bea'),
      waiting('cleo', { chatEnabled: false, takenOver: { at: since, via: 'inbox' } }),
    ];
    const { app, backend } = open(chats, '/dashboard/needs-you');
    (await screen.findByRole('link', { name: 'Go one by one' })).focus();
    await app.user.keyboard('{Enter}');

    await inFront('ana');
    expect(screen.getByText('3 left')).toBeTruthy();
    expect(screen.getByText('Medical question')).toBeTruthy();
    await waitFor(() => expect(box().value).toBe('Happy to hear that!'));
    await app.user.keyboard('r');
    await app.user.keyboard('{Enter}');

    expect(document.activeElement).toBe(await inFront('bea'));
    expect(screen.getByText('2 left')).toBeTruthy();
    expect(backend.callsTo('POST /bot/send-message/{id}')[0]?.body).toMatchObject({ message: 'Happy to hear that!' });
    await app.user.keyboard('j');

    await inFront('cleo');
    expect(screen.getByText('1 left')).toBeTruthy();
    await app.user.keyboard('h');
    await screen.findByRole('dialog', { name: 'Hand this chat back' });
    await app.user.tab();
    await app.user.keyboard('{Enter}');

    const end = await screen.findByRole('heading', { level: 1, name: /^Done, \d+ s$/ });
    expect(document.activeElement).toBe(end);
    expect(screen.getByText('2 done, 1 left for later.')).toBeTruthy();
    await app.user.keyboard('k');
    await inFront('bea');
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(app.address()).toBe('/dashboard/needs-you'));
  });

  test('"Done" goes on, and its undo brings the chat back', async () => {
    const { app, backend } = open();
    await inFront('ana');
    await app.user.keyboard('e');
    await inFront('bea');
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('It’s back on your list.')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('3 left')).toBeTruthy());
    expect(backend.callsTo('POST /chat/{id}/needs-you/undo')).toHaveLength(1);
  });

  test('stays at a chat whose message did not go out, with the text', async () => {
    const { app, backend } = open();
    backend.refuse('POST /bot/send-message/{id}', 'no answer');
    await inFront('ana');
    await waitFor(() => expect(box().value).toBe('Happy to hear that!'));
    await app.user.keyboard('r');
    await app.user.keyboard('{Enter}');
    expect(await screen.findByText(/^This message wasn’t sent/)).toBeTruthy();
    expect(box().value).toBe('Happy to hear that!');
    expect(screen.getByRole('heading', { level: 1, name: 'ana' })).toBeTruthy();
    expect(screen.getByText('3 left')).toBeTruthy();
  });

  test('asks for no suggestion where no agent could write one', async () => {
    const { backend } = open([waiting('ana', { answering: { ...aChat().answering, agentId: null } })]);
    await inFront('ana');
    expect(box().value).toBe('');
    expect(backend.callsTo('POST /chat/{id}/suggest')).toHaveLength(0);
  });

  test('suggests nothing by itself to somebody in danger, and says nothing of a suggestion that failed', async () => {
    const severe = { since, why: 'red-flag', urgency: 'severe', quote: null } as const;
    const { app, backend } = open([waiting('ana', { needsYou: severe }), waiting('bea')]);
    backend.refuse('POST /chat/{id}/suggest', { status: 502, message: 'No good draft', code: 'provider_failed' });
    await inFront('ana');
    expect(backend.callsTo('POST /chat/{id}/suggest')).toHaveLength(0);
    await app.user.keyboard('j');
    await inFront('bea');
    await waitFor(() => expect(backend.callsTo('POST /chat/{id}/suggest')).toHaveLength(1));
    await app.user.keyboard('s');
    expect(await screen.findByText(/^Your agent couldn’t write a suggestion/)).toBeTruthy();
    expect(backend.callsTo('POST /chat/{id}/suggest')).toHaveLength(2);
  });

  test('says that nobody waits', async () => {
    open([]);
    expect(await screen.findByRole('heading', { level: 1, name: 'You’re all caught up' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Back to Needs you' })).toBeTruthy();
  });

  test('passes over a chat that is gone', async () => {
    const { backend } = open();
    backend.stored.chats.shift();
    backend.refuse('GET /chat/{id}', { status: 404, message: 'Not found', code: 'not_found' });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  });

  test('says what is safe when it does not load, and tries again', async () => {
    const backend = createFakeBackend({ bots: [aBot()], credentials: [aCredential()], chats: [waiting('ana')] });
    backend.refuse('GET /chat/needs-you', down);
    const app = renderApp(address, { backend, signedIn: true });
    expect(await screen.findByText('We couldn’t load the chats that need you')).toBeTruthy();
    backend.refuse('GET /chat/needs-you');
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await inFront('ana');
  });

  test('a chat that comes in after the end is offered and not pushed', async () => {
    const { app, backend } = open([waiting('ana')]);
    await inFront('ana');
    await app.user.keyboard('e');
    await screen.findByRole('heading', { level: 1, name: /^Done/ });
    backend.stored.chats.push(waiting('bea'));
    backend.socket.send('inbox:counts', { count: 1, severe: 0, recovered: 0, accounts: [] });
    expect(await screen.findByText(/One more chat needs you\.$/)).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Go on' }));
    await inFront('bea');
  });
});
