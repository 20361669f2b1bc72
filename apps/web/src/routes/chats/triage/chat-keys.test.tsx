import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../../test/fake-backend.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aBot, aChat, aCredential, aMessage } from '../../../test/samples.ts';

const since = '2026-11-21T10:00:00.000Z';

/** Opens the first of three chats, beside their list if the screen is wide. */
async function open(given: Parameters<typeof aChat>[0] = {}, address = '/dashboard/chat/one') {
  const { matchMedia } = window;
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: media.includes('min-width: 64em') });
  const backend = createFakeBackend({
    bots: [aBot()],
    credentials: [aCredential()],
    chats: [
      aChat({ _id: 'one', senderId: '1', username: 'ana', ...given }),
      aChat({ _id: 'two', senderId: '2', username: 'bea' }),
      aChat({ _id: 'three', senderId: '3', username: 'cleo' }),
    ],
  });
  const app = renderApp(address, { backend, signedIn: true });
  window.matchMedia = matchMedia;
  const list = within(await screen.findByRole('region', { name: 'Conversations' }));
  await list.findByRole('link', { name: /cleo/ });
  return { backend, app };
}

const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

describe('keys in the inbox', () => {
  test('lead from chat to chat in the order of the list', async () => {
    const { app } = await open({}, '/dashboard/listchats/credential-1');
    await app.user.keyboard('j');
    await waitFor(() => expect(app.address()).toBe('/dashboard/chat/one'));
    await screen.findByRole('heading', { name: 'ana' });
    await app.user.keyboard('j');
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'bea' }));
    await app.user.keyboard('j');
    await screen.findByRole('heading', { name: 'cleo' });
    await app.user.keyboard('j');
    expect(app.address()).toBe('/dashboard/chat/three');
    await app.user.keyboard('k');
    await screen.findByRole('heading', { name: 'bea' });
  });

  test('open the box, in which they are letters, and Escape leaves it', async () => {
    const { app } = await open();
    const field = await box();
    await app.user.keyboard('r');
    expect(document.activeElement).toBe(field);
    await app.user.keyboard('just the rest');
    expect(field.value).toBe('just the rest');
    expect(app.address()).toBe('/dashboard/chat/one');
    await app.user.keyboard('{Escape}j');
    await screen.findByRole('heading', { name: 'bea' });
  });

  test('suggest a reply', async () => {
    const { app } = await open();
    const field = await box();
    await app.user.keyboard('s');
    await waitFor(() => expect(field.value).toBe('Happy to hear that!'));
    expect(await screen.findByText(/^A suggestion is in the box/)).toBeTruthy();
  });

  test('take a chat over, and give it to the agent again', async () => {
    const { app, backend } = await open();
    await box();
    await app.user.keyboard('t');
    expect(await screen.findByText('Chat disabled successfully!')).toBeTruthy();
    await app.user.keyboard('t');
    await app.user.keyboard('h');
    expect(await screen.findByText('Chat enabled successfully!')).toBeTruthy();
    expect(backend.callsTo('POST /chat/change-able').map(({ body }) => body)).toMatchObject([
      { chatEnabled: false },
      { chatEnabled: true, note: '' },
    ]);
  });

  test('ask what the agent should know where a person has the chat, and do nothing behind that question', async () => {
    const takenOver = { at: since, via: 'inbox' } as const;
    const { app, backend } = await open({ chatEnabled: false, takenOver });
    await box();
    await app.user.keyboard('h');
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand this chat back' }));
    dialog.getByRole('button', { name: 'Close' }).focus();
    await app.user.keyboard('jets');
    expect(app.address()).toBe('/dashboard/chat/one');
    expect(backend.callsTo('POST /chat/{id}/suggest')).toHaveLength(0);
  });

  test('take a chat off the list of those that need the coach', async () => {
    const { app, backend } = await open({
      needsYou: { since, why: 'medical', urgency: 'handed-over', quote: null },
    });
    const done = await screen.findByRole('button', { name: 'Done' });
    expect(done.getAttribute('aria-keyshortcuts')).toBe('E');
    expect(done.title).toBe('Done (E)');
    await app.user.keyboard('e');
    expect(await screen.findByText(/^Done. It’s off your list/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Medical question')).toBeNull());
    expect(backend.callsTo('POST /chat/{id}/needs-you/done')).toHaveLength(1);
  });

  test('do nothing with Ctrl, Alt or Cmd', async () => {
    const { app, backend } = await open();
    await box();
    await app.user.keyboard('{Control>}j{/Control}{Alt>}t{/Alt}{Meta>}s{/Meta}');
    expect(app.address()).toBe('/dashboard/chat/one');
    expect(backend.callsTo('POST /chat/change-able')).toHaveLength(0);
    expect(backend.callsTo('POST /chat/{id}/suggest')).toHaveLength(0);
  });
});

test('the reasons of a chat are one stop of the Tab key, and the arrows lead through them', async () => {
  const decision = { kind: 'reply', reason: 'trigger-keyword', keyword: 'SHRED', at: since } as const;
  const written = (minute: number) => ({
    date: `2026-11-20T10:0${minute}:00.000Z`,
    author: 'agent' as const,
    decision,
  });
  const { app } = await open({
    history: [aMessage(written(0)), aMessage({ date: since.replace('21T', '20T') }), aMessage(written(2))],
  });
  const chips = await screen.findAllByRole('button', { name: 'Why the agent wrote this' });
  expect(chips.map(({ tabIndex }) => tabIndex)).toEqual(chips.map((_, index) => (index === chips.length - 1 ? 0 : -1)));
  chips.at(-1)!.focus();
  await app.user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(chips.at(-2));
  expect(chips.map(({ tabIndex }) => tabIndex)).toEqual(chips.map((_, index) => (index === chips.length - 2 ? 0 : -1)));
});
