import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aPopup, comeBack } from '../../test/consent-popup.ts';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential, anAgent } from '../../test/samples.ts';

afterEach(() => {
  vi.restoreAllMocks();
  // `restoreAllMocks` also removed the spy that every test runs under.
  vi.spyOn(console, 'error');
});

function open(address: string, agents = [anAgent({ ig: 'bot-1' })]) {
  const backend = createFakeBackend({
    bots: [aBot({ status: 'reconnect_needed' })],
    credentials: [aCredential({ integration: 'instagram', service: 'instagram', status: 'reconnect_needed' })],
    chats: [aChat()],
    agents,
  });
  return { backend, app: renderApp(address, { backend, signedIn: true }) };
}

const reconnect = { name: /^Reconnect/ };

describe('an account that has to be connected again', () => {
  test.each([
    ['in a chat', '/dashboard/chat/chat-1'],
    ['over the inbox', '/dashboard/listchats/credential-1'],
    ['on its tile', '/dashboard'],
  ])('opens the consent right where that is said: %s', async (_, address) => {
    const { visited } = aPopup();
    const { backend, app } = open(address);
    await app.user.click(await screen.findByRole('button', reconnect));
    await waitFor(() => expect(visited).toEqual(['https://instagram.example/consent?state=fresh']));
    comeBack({ service: 'instagram', accessToken: 'ticket-1', igId: '1784', username: 'dana.coaching' });
    await waitFor(() => expect(app.reloads()).toBe(1));
    expect(backend.callsTo('POST /user-integrations/{id}')[0]?.body).toMatchObject({
      credentials: { accessToken: 'ticket-1', agent: 'agent-1' },
    });
  });

  test('without an agent leads to the agents, where one is chosen for it', async () => {
    open('/dashboard/listchats/credential-1', []);
    const notice = (await screen.findByText(/^Reconnect needed: nothing can be sent/)).closest('div') as HTMLElement;
    expect((await within(notice).findByRole('link', reconnect)).getAttribute('href')).toBe('/agents');
  });
});
