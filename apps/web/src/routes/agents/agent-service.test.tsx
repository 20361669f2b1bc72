import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aPopup, comeBack } from '../../test/consent-popup.ts';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aCredential, allIntegrations, anAgent } from '../../test/samples.ts';

const down = { status: 503, message: 'Not there', code: 'unavailable' };
/** Waits for two checks of the popup, 500 ms apart. */

afterEach(() => {
  vi.restoreAllMocks();
  // `restoreAllMocks` also removed the spy that every test runs under.
  vi.spyOn(console, 'error');
});

type Given = Parameters<typeof createFakeBackend>[0];

function open(given: Given = {}, address = '/agent/service/agent-1') {
  const backend = createFakeBackend({ agents: [anAgent()], ...given });
  return { backend, app: renderApp(address, { backend, signedIn: true }) };
}

const linked = (): Given => ({
  agents: [anAgent({ ig: 'bot-1' })],
  bots: [aBot()],
  credentials: [aCredential({ integration: 'instagram', service: 'instagram' })],
});

const card = async (name: string) => within(await screen.findByRole('listitem', { name }));
const connectButton = async (name: string) =>
  (await card(name)).getByRole<HTMLButtonElement>('button', { name: /^Connect/ });
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });

const instagramTicket = { service: 'instagram', accessToken: 'ticket-1', igId: '1784', username: 'dana.coaching' };
const announcement = () => window.sessionStorage.getItem('announcement');

describe('the service step', () => {
  test('shows four services; an account to answer for is needed to go on', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Connect Your Services' })).toBeTruthy();
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Instagram', 'Google Calendar', 'Facebook', 'Calendly']);
    expect(screen.getAllByRole('button', { name: /^Connect / })).toHaveLength(4);
    expect(next().disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/agent/create/agent-1');
  });

  test('a connected Instagram account is shown with its names, and lets one go on', async () => {
    const { app } = open({ ...linked(), bots: [aBot({ name: 'Dana Coaching' })] });
    const instagram = await card('Instagram');
    expect(instagram.getByText('Connected')).toBeTruthy();
    expect(instagram.getByText('Dana Coaching')).toBeTruthy();
    expect(instagram.getByText('dana.coaching')).toBeTruthy();
    expect(instagram.getByRole('button', { name: /^Disconnect/ })).toBeTruthy();
    expect(instagram.queryByRole('button', { name: /^Connect/ })).toBeNull();
    await app.user.click(next());
    expect(app.address()).toBe('/agent/keywords/agent-1');
  });

  test('a Facebook page lets one go on, calendars do not', async () => {
    const page = aBot({ _id: 'bot-2', id: 'bot-2', from: 'page', integration: 'credential-2' });
    open({ agents: [anAgent({ page: 'bot-2' })], bots: [page] });
    expect((await card('Facebook')).getByText('Connected')).toBeTruthy();
    expect(next().disabled).toBe(false);
    cleanup();
    const calendars = ['google-calendar', 'calendly'].map((service) =>
      aCredential({
        _id: service,
        integration: service,
        service,
        credentials: { agent: 'agent-1', username: 'dana@example.com', igId: '', from: null },
      }),
    );
    open({ credentials: calendars });
    expect((await card('Google Calendar')).getByText('Connected')).toBeTruthy();
    expect((await card('Calendly')).getByText('Connected')).toBeTruthy();
    expect(next().disabled).toBe(true);
  });

  test('a connected calendar says where calls go and what counts as busy', async () => {
    const connected = (service: string) =>
      aCredential({
        _id: service,
        integration: service,
        service,
        credentials: { agent: 'agent-1', username: 'dana@example.com', igId: '', from: null },
      });
    open({ credentials: [connected('google-calendar'), connected('calendly')] });
    const google = await card('Google Calendar');
    expect(google.getByText('Calls go to').nextSibling?.textContent).toBe("This account's main calendar");
    expect(google.getByText('Busy from').nextSibling?.textContent).toBe('Events in that calendar that show as busy');
    expect((await card('Calendly')).getByText('Busy from')).toBeTruthy();
    expect((await card('Instagram')).queryByText('Calls go to')).toBeNull();
  });

  test('a service that is not set up says so and cannot be connected', async () => {
    const integrations = allIntegrations().map((integration) =>
      integration.serviceName === 'Calendly' ? { ...integration, authURL: null } : integration,
    );
    open({ integrations });
    const calendly = await card('Calendly');
    expect(calendly.getByText('Not set up on this server')).toBeTruthy();
    expect(calendly.queryByRole('button')).toBeNull();
  });

  test('says what is safe when the services do not load, and tries again', async () => {
    const backend = createFakeBackend({ agents: [anAgent()] });
    backend.refuse('GET /integrations/all', { status: 500, message: 'Something failed', code: 'internal' });
    const app = renderApp('/agent/service/agent-1', { backend, signedIn: true });
    expect(await screen.findByText('We couldn’t load your services')).toBeTruthy();
    backend.refuse('GET /integrations/all');
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Instagram')).toBeTruthy();
  });

  test('the list of services is not asked for again within a minute, the credentials are', async () => {
    const { backend, app } = open();
    await card('Instagram');
    await app.go('/agents');
    await app.go('/agent/service/agent-1');
    await card('Instagram');
    expect(backend.callsTo('GET /integrations/all')).toHaveLength(1);
  });
});

describe('connecting', () => {
  test('Instagram opens the popup in the click, and makes account, bot and link of what comes back', async () => {
    const { popup, visited, opened } = aPopup();
    const { backend, app } = open();
    await app.user.click(await connectButton('Instagram'));
    expect(opened[0]?.features).toContain('width=500,height=650');
    await waitFor(() => expect(visited).toEqual(['https://instagram.example/consent?state=fresh']));
    const connecting = (await card('Instagram')).getByRole<HTMLButtonElement>('button', { name: /^Connecting\.\.\./ });
    expect(connecting.disabled).toBe(true);
    expect((await connectButton('Facebook')).disabled).toBe(true);
    comeBack(instagramTicket);
    popup.closed = true;
    await waitFor(() => expect(app.reloads()).toBe(1));
    expect(announcement()).toBe('Instagram account connected successfully!');
    const written = backend.calls.filter(({ call }) => !call.startsWith('GET')).map(({ call, body }) => [call, body]);
    expect(written).toEqual([
      ['POST /user-third-party-credentials/instagramLink', undefined],
      ['POST /user-integrations/{id}', { credentials: { accessToken: 'ticket-1', accountId: null, agent: 'agent-1' } }],
      ['POST /bot/', { bot: { name: 'dana.coaching', integration: 'credential-instagram' } }],
      ['PUT /agent/{id}', expect.objectContaining({ name: 'Setter', ig: 'bot-credential-instagram' })],
    ]);
    expect(screen.queryByText('The popup was closed')).toBeNull();
  });

  test('Facebook opens a larger popup and is noted as the page', async () => {
    const { opened } = aPopup();
    const { backend, app } = open();
    await app.user.click(await connectButton('Facebook'));
    expect(opened[0]?.features).toContain('width=1000,height=800');
    comeBack({ service: 'messenger', accessToken: 'ticket-2', igId: 'page-1', username: 'Dana', from: 'page' });
    await waitFor(() => expect(app.reloads()).toBe(1));
    expect(announcement()).toBe('Facebook account connected successfully!');
    expect(backend.stored.agents[0]).toMatchObject({ ig: null, page: 'bot-credential-messenger' });
  });

  test('a calendar is saved for the agent and makes no bot', async () => {
    aPopup();
    const { backend, app } = open();
    await app.user.click(await connectButton('Google Calendar'));
    comeBack({ service: 'google-calendar', accessToken: 'ticket-3' });
    await waitFor(() => expect(app.reloads()).toBe(1));
    expect(announcement()).toBe('Google Calendar connected successfully!');
    expect(backend.callsTo('POST /bot/')).toEqual([]);
  });

  test('says what came of it once the page was loaded anew', async () => {
    window.sessionStorage.setItem('announcement', 'Instagram account connected successfully!');
    open(linked());
    expect(await screen.findByText('Instagram account connected successfully!')).toBeTruthy();
  });

  test('among several pages one is chosen, and one without the needed role cannot be', async () => {
    aPopup();
    const { backend, app } = open();
    await app.user.click(await connectButton('Facebook'));
    comeBack({ service: 'messenger', accessToken: 'ticket-2', from: 'page', pages: '2' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Which page should your agent answer for?' }));
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: /Old Gym/ }).disabled).toBe(true);
    expect(dialog.getByText('You are not an admin of this page.')).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: 'Dana Coaching' }));
    await waitFor(() => expect(app.reloads()).toBe(1));
    expect(backend.callsTo('POST /user-integrations/{id}')[0]?.body).toMatchObject({
      credentials: { accessToken: 'ticket-2', accountId: 'page-1' },
    });
  });

  test('among several pages none may be chosen either', async () => {
    aPopup();
    const { backend, app } = open();
    await app.user.click(await connectButton('Facebook'));
    comeBack({ service: 'messenger', accessToken: 'ticket-2', from: 'page', pages: '2' });
    const dialog = await screen.findByRole('dialog');
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect((await connectButton('Facebook')).disabled).toBe(false);
    expect(backend.callsTo('POST /user-integrations/{id}')).toEqual([]);
  });

  test('goes on where the page was loaded anew while the popup was open', async () => {
    aPopup();
    const first = open();
    await first.app.user.click(await connectButton('Instagram'));
    cleanup();
    const { app } = open();
    await card('Instagram');
    comeBack(instagramTicket);
    await waitFor(() => expect(app.reloads()).toBe(1));
  });

  test('takes the result by the second channel when the popup was cut off from its opener, once', async () => {
    aPopup();
    const { backend, app } = open();
    await app.user.click(await connectButton('Instagram'));
    const channel = new BroadcastChannel('spotter:setup');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage({ kind: 'spotter:setup', ...instagramTicket });
    await waitFor(() => expect(app.reloads()).toBe(1));
    comeBack(instagramTicket);
    channel.close();
    expect(backend.callsTo('POST /user-integrations/{id}')).toHaveLength(1);
  });

  test('takes a result that was stored while nobody listened', async () => {
    aPopup();
    const first = open();
    await first.app.user.click(await connectButton('Instagram'));
    cleanup();
    const message = { kind: 'spotter:setup', ...instagramTicket };
    window.localStorage.setItem('setup-result', JSON.stringify({ message, at: Date.now() }));
    const { app } = open();
    await waitFor(() => expect(app.reloads()).toBe(1));
    expect(window.localStorage.getItem('setup-result')).toBeNull();
  });

  test('is not moved by a message of another site, or by one that nobody waits for', async () => {
    aPopup();
    const { backend, app } = open();
    await card('Instagram');
    comeBack(instagramTicket);
    await app.user.click(await connectButton('Instagram'));
    comeBack(instagramTicket, 'https://evil.example');
    comeBack({ service: 'calendly', accessToken: 'ticket-4' });
    expect(backend.callsTo('POST /user-integrations/{id}')).toEqual([]);
    expect((await card('Instagram')).getByRole('button', { name: /^Connecting\.\.\./ })).toBeTruthy();
  });
});

describe('connecting that comes to nothing', () => {
  const unharmed = async (backend: ReturnType<typeof createFakeBackend>) => {
    await waitFor(async () => expect((await connectButton('Instagram')).disabled).toBe(false));
    expect(backend.callsTo('POST /bot/')).toEqual([]);
    expect(backend.callsTo('PUT /agent/{id}')).toEqual([]);
  };

  test('a blocked popup', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { backend, app } = open();
    await app.user.click(await connectButton('Instagram'));
    expect(await screen.findByText('Popup was blocked. Please allow popups for this site.')).toBeTruthy();
    expect(backend.callsTo('POST /user-third-party-credentials/instagramLink')).toEqual([]);
    await unharmed(backend);
  });

  test('a window that cannot be opened', async () => {
    vi.spyOn(window, 'open').mockImplementation(() => {
      throw new Error('Not here');
    });
    const { app } = open();
    await app.user.click(await connectButton('Instagram'));
    expect(await screen.findByText('Failed to open authentication window')).toBeTruthy();
  });

  test('no address to send the popup to', async () => {
    const { popup } = aPopup();
    const { backend, app } = open();
    backend.refuse('POST /user-third-party-credentials/instagramLink', down);
    await app.user.click(await connectButton('Instagram'));
    expect(await screen.findByText('Failed to open authentication window')).toBeTruthy();
    expect(popup.closed).toBe(true);
    await unharmed(backend);
  });

  test('a closed popup', async () => {
    const { popup } = aPopup();
    const { backend, app } = open();
    await app.user.click(await connectButton('Instagram'));
    popup.closed = true;
    expect(await screen.findByText('The popup was closed')).toBeTruthy();
    await unharmed(backend);
  });

  test.each([
    [{ error: 'missing_role', error_description: 'Ask for the role.' }, 'Ask for the role.'],
    [{ error: 'state_invalid' }, 'This connection didn’t start here. Press Connect again.'],
    [{ error: 'state_expired' }, 'This took too long. Press Connect again.'],
    [{ error: 'state_used' }, 'This connection was already used. Press Connect again.'],
    [{ error: 'code_unusable' }, 'That didn’t work. Press Connect again.'],
    [
      { error: 'missing_permission' },
      'Your agent needs a permission you didn’t allow. Press Connect again and leave every box checked.',
    ],
    [{ error: 'no_pages' }, 'This profile has no Facebook page.'],
    [{ error: 'missing_role' }, 'Your role on this page doesn’t let you answer its messages.'],
    [{ error: 'provider_down' }, 'We can’t reach the service right now. Nothing changed.'],
    [{ error: 'provider_refused' }, 'The service said no. Nothing was connected.'],
    [{ error: 'something_new' }, 'Authentication failed'],
    [{}, 'Authentication failed. No data received.'],
  ])('a popup that brings %j', async (answer, sentence) => {
    aPopup();
    const { backend, app } = open();
    await app.user.click(await connectButton('Instagram'));
    comeBack({ service: 'instagram', ...answer });
    expect(await screen.findByText(sentence)).toBeTruthy();
    await unharmed(backend);
  });

  test('a consent that was canceled, which is no error', async () => {
    aPopup();
    const { backend, app } = open();
    await app.user.click(await connectButton('Facebook'));
    comeBack({ service: 'messenger', error: 'access_denied', error_description: 'Access was refused.' });
    const spoken = await screen.findByText('You canceled. Nothing was connected.');
    expect(spoken.closest('.Toastify__toast--info')).toBeTruthy();
    await unharmed(backend);
  });

  test.each([
    [{ status: 409, message: 'Taken', code: 'already_connected' }, 'Account already connected'],
    [{ status: 500, message: 'Something failed', code: 'internal' }, 'Account already connected'],
    [{ status: 400, message: 'This ticket was used already', code: 'invalid_input' }, 'This ticket was used already'],
    [{ status: 400, message: '', code: 'invalid_input' }, 'Authentication failed'],
  ])('a refusal of the server (%j)', async (refusal, sentence) => {
    aPopup();
    const { backend, app } = open();
    backend.refuse('POST /user-integrations/{id}', refusal);
    await app.user.click(await connectButton('Instagram'));
    comeBack(instagramTicket);
    expect(await screen.findByText(sentence)).toBeTruthy();
    await unharmed(backend);
  });

  test('an agent that is not stored yet', async () => {
    const { app } = open({}, '/agent/service/new');
    await app.user.click(await connectButton('Instagram'));
    expect(await screen.findByText('Agent ID is required')).toBeTruthy();
  });

  test('a service that the server does not list', async () => {
    const { app } = open({ integrations: [] });
    await app.user.click(await connectButton('Instagram'));
    expect(await screen.findByText('Instagram integration not found')).toBeTruthy();
  });
});

describe('an account that is there without this agent', () => {
  test('is finished by one click when the last steps failed', async () => {
    aPopup();
    const { backend, app } = open();
    backend.refuse('POST /bot/', { status: 500, message: 'Something failed', code: 'internal' });
    await app.user.click(await connectButton('Instagram'));
    comeBack(instagramTicket);
    expect(
      await screen.findByText(/dana.coaching is connected, but this agent doesn’t answer for it yet/),
    ).toBeTruthy();
    backend.refuse('POST /bot/');
    await app.user.click(await screen.findByRole('button', { name: 'Use dana.coaching' }));
    await waitFor(() => expect(app.reloads()).toBe(1));
    expect(backend.stored.agents[0]?.ig).toBe('bot-credential-instagram');
    expect(backend.callsTo('POST /user-integrations/{id}')).toHaveLength(1);
  });

  test('can be moved here from another agent', async () => {
    const { backend, app } = open({
      ...linked(),
      agents: [anAgent(), anAgent({ _id: 'agent-2', name: 'Front desk', ig: 'bot-1' })],
    });
    expect((await card('Instagram')).getByText(/This moves it here from “Front desk”/)).toBeTruthy();
    await app.user.click(await screen.findByRole('button', { name: 'Use dana.coaching' }));
    await waitFor(() => expect(app.reloads()).toBe(1));
    expect(backend.stored.agents[0]?.ig).toBe('bot-1');
  });
});

describe('a calendar that serves another agent', () => {
  const another = (): Given => ({
    agents: [anAgent(), anAgent({ _id: 'agent-2', name: 'Front desk' })],
    credentials: [
      aCredential({
        _id: 'calendar-1',
        integration: 'google-calendar',
        service: 'google-calendar',
        credentials: { agent: 'agent-2', username: 'dana@example.com', igId: '', from: null },
      }),
    ],
  });
  const use = async () => (await card('Google Calendar')).getByRole('button', { name: 'Use dana@example.com' });

  test('can be moved here, without another consent', async () => {
    const { backend, app } = open(another());
    expect((await card('Google Calendar')).getByText(/This moves it here from “Front desk”/)).toBeTruthy();
    await app.user.click(await use());
    await waitFor(() => expect(app.reloads()).toBe(1));
    expect(backend.callsTo('PUT /user-integrations/{id}')).toMatchObject([
      { body: { credentials: { agent: 'agent-1' } } },
    ]);
    expect(announcement()).toBe('Google Calendar connected successfully!');
    expect(backend.callsTo('POST /bot/')).toEqual([]);
  });

  test('stays where it is when moving fails, and says so', async () => {
    const { backend, app } = open(another());
    backend.refuse('PUT /user-integrations/{id}', down);
    await app.user.click(await use());
    expect(await screen.findByText('We couldn’t move dana@example.com to this agent. Nothing changed.')).toBeTruthy();
    expect(app.reloads()).toBe(0);
    await waitFor(async () => expect(await use()).toHaveProperty('disabled', false));
  });
});

describe('an account in trouble', () => {
  test('is reconnected from its card', async () => {
    aPopup();
    const { app } = open({
      ...linked(),
      credentials: [aCredential({ integration: 'instagram', service: 'instagram', status: 'reconnect_needed' })],
    });
    expect((await card('Instagram')).getByText('Reconnect needed')).toBeTruthy();
    await app.user.click((await card('Instagram')).getByRole('button', { name: /^Reconnect/ }));
    comeBack(instagramTicket);
    await waitFor(() => expect(app.reloads()).toBe(1));
  });

  test('says what was not allowed', async () => {
    const credential = aCredential({ integration: 'instagram', service: 'instagram' });
    credential.health.permissionsMissing = ['read and answer messages'];
    open({ ...linked(), credentials: [credential] });
    expect(
      (await card('Instagram')).getByText(
        'You didn’t allow Spotter to read and answer messages. Reconnect and leave every box checked.',
      ),
    ).toBeTruthy();
  });
});

test('a calendar that refuses bookings says so on its card, as long as it does', async () => {
  const [refusing, booking] = (['calendly', 'google-calendar'] as const).map((service) =>
    aCredential({
      _id: service,
      integration: service,
      service,
      credentials: { agent: 'agent-1', username: 'dana@example.com', igId: '', from: null },
    }),
  );
  refusing!.health.bookingRefusedAt = '2026-03-02T16:12:00.000Z';
  open({ credentials: [refusing!, booking!] });
  const spoken = /^The calendar refuses bookings by Spotter, so leads get a link/;
  expect((await card('Calendly')).getByText(spoken)).toBeTruthy();
  expect((await card('Google Calendar')).queryByText(spoken)).toBeNull();
});

describe('disconnecting', () => {
  test('takes the account away and loads the page anew', async () => {
    const { backend, app } = open(linked());
    await app.user.click((await card('Instagram')).getByRole('button', { name: /^Disconnect/ }));
    await waitFor(() => expect(app.reloads()).toBe(1));
    expect(announcement()).toBe('Instagram disconnected.');
    expect(backend.stored.credentials).toEqual([]);
  });

  test('says when it failed', async () => {
    const { backend, app } = open(linked());
    backend.refuse('DELETE /user-integrations/{id}', down);
    await app.user.click((await card('Instagram')).getByRole('button', { name: /^Disconnect/ }));
    expect(await screen.findByText('Failed to disconnect Instagram.')).toBeTruthy();
    expect(app.reloads()).toBe(0);
    expect((await card('Instagram')).getByText('Connected')).toBeTruthy();
  });
});
