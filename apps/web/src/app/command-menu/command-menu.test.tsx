import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential, anAgent } from '../../test/samples.ts';

const secondBot = aBot({ _id: 'bot-2', id: 'bot-2', name: 'Dana Reyes', from: 'page', integration: 'credential-2' });

function open(given: Parameters<typeof createFakeBackend>[0] = {}, address = '/agents') {
  const backend = createFakeBackend({
    bots: [aBot(), secondBot],
    credentials: [aCredential()],
    agents: [anAgent({ name: 'Night setter' })],
    chats: [aChat(), aChat({ _id: 'jess', senderId: '2', username: 'jess.mora', botId: 'bot-2' })],
    ...given,
  });
  return { backend, app: renderApp(address, { backend, signedIn: true }) };
}

const entry = () => screen.findByRole('button', { name: 'Search pages, chats and actions' });

/** Opens the menu by its key, and types what is looked for. */
async function find(app: ReturnType<typeof open>['app'], typed: string) {
  await entry();
  await app.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('textbox', { name: 'Search pages, chats and actions' });
  await app.user.type(field, typed);
  return within(screen.getByRole('dialog', { name: 'Search pages, chats and actions' }));
}

describe('the command menu', () => {
  test('finds a page, and Enter opens it', async () => {
    const { app } = open();
    const menu = await find(app, 'know');
    await waitFor(() => expect(menu.getAllByRole('button')).toHaveLength(1));
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(app.address()).toBe('/knowledge'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('finds the conversations of an account, an agent and an action', async () => {
    const { app } = open();
    const menu = await find(app, 'dana coach');
    expect(await menu.findByRole('button', { name: 'Conversations of dana.coaching' })).toBeTruthy();
    const field = menu.getByRole('textbox');
    await app.user.clear(field);
    await app.user.type(field, 'night');
    await app.user.click(await menu.findByRole('button', { name: 'Night setter' }));
    await waitFor(() => expect(app.address()).toBe('/agent/create/agent-1'));
  });

  test('finds a chat of any account by its name, and Enter opens it', async () => {
    const { app, backend } = open();
    const menu = await find(app, 'jess');
    expect(await menu.findByRole('button', { name: /^jess.mora/ })).toBeTruthy();
    // One search of each account, not one for each letter.
    expect(backend.queriesTo('GET /chat/bot/{botId}').map((query) => query.get('search'))).toEqual(['jess', 'jess']);
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(app.address()).toBe('/dashboard/chat/jess'));
  });

  test('the arrows mark another line, which is said', async () => {
    const { app } = open();
    const menu = await find(app, 'dana');
    await menu.findByRole('button', { name: 'Conversations of Dana Reyes' });
    await app.user.keyboard('{ArrowDown}');
    await waitFor(() => expect(menu.getByRole('status').textContent).toBe('Conversations of Dana Reyes'));
    await app.user.keyboard('{ArrowUp}');
    await waitFor(() => expect(menu.getByRole('status').textContent).toBe('Conversations of dana.coaching'));
  });

  test('says that it searches, and that nothing is found', async () => {
    const { app, backend } = open();
    const release = backend.hold('GET /chat/bot/{botId}');
    const menu = await find(app, 'zzzz');
    expect(await menu.findByText('Searching your chats…')).toBeTruthy();
    release();
    expect((await menu.findAllByText('Nothing found for “zzzz”.')).length).toBeGreaterThan(0);
    expect(menu.queryByText('Searching your chats…')).toBeNull();
  });

  test('says that chats could not be searched, still finds pages, and tries again', async () => {
    const { app, backend } = open();
    backend.refuse('GET /chat/bot/{botId}', { status: 500, message: 'Something failed', code: 'internal' });
    const menu = await find(app, 'je');
    expect(await menu.findByText(/^Your chats couldn’t be searched/)).toBeTruthy();
    backend.refuse('GET /chat/bot/{botId}');
    await app.user.click(menu.getByRole('button', { name: 'Try again' }));
    expect(await menu.findByRole('button', { name: /^jess.mora/ })).toBeTruthy();
  });

  test('pauses an account from anywhere, and ends the pause', async () => {
    const { app, backend } = open();
    const menu = await find(app, 'pause dana.coaching');
    await menu.findByRole('button', { name: /^Pause dana.coaching/ });
    await app.user.keyboard('{Enter}');
    await app.user.click(await screen.findByRole('button', { name: 'For 30 minutes' }));
    expect(await screen.findByText('dana.coaching is paused.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await find(app, 'resume dana.coaching');
    await app.user.click(await again.findByRole('button', { name: /^Resume dana.coaching now/ }));
    expect(await screen.findByText('dana.coaching answers again.')).toBeTruthy();
    expect(backend.callsTo('POST /bot/{id}/pause').map(({ body }) => body)).toMatchObject([{}, { until: null }]);
  });

  test('opens by pointer and touch, and Escape closes it', async () => {
    const { app } = open();
    await app.user.click(await entry());
    expect(await screen.findByRole('button', { name: 'Needs you' })).toBeTruthy();
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the sheet of keys', () => {
  test('opens by a question mark, lists every key, and Escape closes it', async () => {
    const { app } = open();
    await entry();
    await app.user.keyboard('{Shift>}?{/Shift}');
    const sheet = within(await screen.findByRole('dialog', { name: 'Keys' }));
    for (const key of ['Ctrl+K', '?', 'J', 'K', 'R', 'S', 'T', 'H', 'E', 'Esc'])
      expect(sheet.getByText(key)).toBeTruthy();
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('turns single keys off on this device, and the menu leads back to it', async () => {
    const { app } = open();
    await entry();
    await app.user.keyboard('{Shift>}?{/Shift}');
    await app.user.click(await screen.findByRole('switch', { name: /^Single keys/ }));
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.user.keyboard('{Shift>}?{/Shift}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await find(app, 'show the keys');
    await app.user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeTruthy();
  });
});
