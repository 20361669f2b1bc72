import { authRoutes } from '@spotter/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp, screenHeads } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential, session } from '../../test/samples.ts';

const connected = () => createFakeBackend({ bots: [aBot()], credentials: [aCredential()], chats: [aChat()] });

describe('who may see what', () => {
  test('a visitor who opens a chat signs in first and then sees that chat', async () => {
    const backend = connected();
    const app = renderApp('/dashboard/chat/chat-1', { backend, signedIn: false });
    await app.user.type(await screen.findByLabelText(/^Email/), 'dana@example.com');
    await app.user.type(screen.getByLabelText(/^Password/), 'secret');
    await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'mia.lifts' })).toBeTruthy();
    expect(app.address()).toBe('/dashboard/chat/chat-1');
    expect(JSON.parse(window.localStorage.getItem('user') ?? '')).toMatchObject({
      token: 'token-1',
      user: { _id: 'user-1' },
    });
  });

  test('nothing private is asked for before signing in', async () => {
    const backend = connected();
    renderApp('/dashboard', { backend, signedIn: false });
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(backend.calls).toEqual([]);
  });

  test('an address of another site is no place to return to', async () => {
    for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
      const app = renderApp(`/login?next=${encodeURIComponent(next)}`, { backend: connected(), signedIn: true });
      await waitFor(() => expect(app.address()).toBe('/dashboard'));
    }
  });

  test.each(['/login', '/signup'])('a signed-in user at %s goes to the dashboard', async (address) => {
    const app = renderApp(address, { backend: connected(), signedIn: true });
    await waitFor(() => expect(app.address()).toBe('/dashboard'));
  });

  test('a 401 from any call forgets token, user and everything read, and leads to the sign-in page', async () => {
    const backend = connected();
    const app = renderApp('/dashboard', { backend, signedIn: true });
    await screen.findByText('dana.coaching');
    backend.refuse('GET /user-integrations/all', { status: 401, message: 'Sign in again', code: 'unauthenticated' });
    await app.user.click(screen.getByRole('link', { name: /dana.coaching/ }));
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(window.localStorage.getItem('user')).toBeNull();
    expect(app.services.queryClient.getQueryCache().getAll()).toEqual([]);
    expect(app.address()).toBe('/login?next=%2Fdashboard%2Flistchats%2Fcredential-1');
  });

  test('Logout ends the session on the server, forgets it here and leads to the sign-in page', async () => {
    const backend = connected();
    const app = renderApp('/dashboard', { backend, signedIn: true });
    await screen.findByText('dana.coaching');
    await app.user.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(app.address()).toBe('/login');
    expect(window.localStorage.getItem('user')).toBeNull();
    await waitFor(() => expect(backend.callsTo('POST /auth/sign-out')).toMatchObject([{ token: 'Bearer token-1' }]));
  });

  test('Logout reaches the server though the page is left in the same moment', async () => {
    const backend = connected();
    const sent: { address: string; keepalive: boolean; stored: string | null }[] = [];
    const answer = backend.fetch;
    backend.fetch = (input, init) => {
      const stored = window.localStorage.getItem('user');
      sent.push({
        address: input instanceof Request ? input.url : String(input),
        keepalive: init?.keepalive === true,
        stored,
      });
      return answer(input, init);
    };
    renderApp('/dashboard', { backend, signedIn: true });
    await screen.findByText('dana.coaching');
    sent.length = 0;
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    // The test does not wait, because a page that is being left sends nothing later.
    const left = { address: `/api${authRoutes.signOut.path}`, keepalive: true, stored: null };
    expect(sent).toContainEqual(left);
    await screen.findByRole('heading', { name: 'Welcome back' });
  });

  test('Logout takes along what was typed and not saved, of oneself alone', async () => {
    window.localStorage.setItem('draft:somebody-else:new:agent', '{}');
    const app = renderApp('/agent/create/new', { backend: connected(), signedIn: true });
    await app.user.type(await screen.findByLabelText(/^Name/), 'Setter');
    const drafts = () => Object.keys(window.localStorage).filter((key) => key.startsWith('draft:'));
    await waitFor(() => expect(drafts()).toHaveLength(2));
    await app.user.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(drafts()).toEqual(['draft:somebody-else:new:agent']);
  });

  test('what was typed and not saved goes with a session that ends at the server or in another tab', async () => {
    const drafts = () => Object.keys(window.localStorage).filter((key) => key.startsWith('draft:'));
    for (const end of ['401', 'other tab', 'another user in another tab'] as const) {
      const backend = connected();
      const app = renderApp('/agent/create/new', { backend, signedIn: true });
      await app.user.type(await screen.findByLabelText(/^Name/), 'Setter');
      window.localStorage.setItem('draft:user-1:text:chat-1', '{}');
      await waitFor(() => expect(drafts()).toHaveLength(2));
      if (end === '401') {
        backend.refuse('GET /users/{id}', { status: 401, message: 'Your session has ended', code: 'unauthenticated' });
        await app.go('/profile');
      } else {
        const other = { ...session, token: 'other', user: { ...session.user, _id: 'user-2' } };
        if (end === 'other tab') window.localStorage.removeItem('user');
        else window.localStorage.setItem('user', JSON.stringify(other));
        window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
      }
      await waitFor(() => expect([end, drafts()]).toEqual([end, []]));
      cleanup();
      window.localStorage.clear();
    }
  });

  test('whoever signs in in another tab sees nothing of the former user', async () => {
    const backend = connected();
    renderApp('/dashboard', { backend, signedIn: true });
    await screen.findByText('dana.coaching');
    const release = backend.hold('GET /bot/');
    const other = { ...session, token: 'other', user: { ...session.user, _id: 'user-2' } };
    window.localStorage.setItem('user', JSON.stringify(other));
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    await waitFor(() => expect(screen.queryByText('dana.coaching')).toBeNull());
    release();
    expect(await screen.findByText('dana.coaching')).toBeTruthy();
  });

  test('signing out in another tab signs out here', async () => {
    const app = renderApp('/dashboard', { backend: connected(), signedIn: true });
    await screen.findByText('dana.coaching');
    window.localStorage.removeItem('user');
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    await waitFor(() => expect(app.address()).toBe('/login'));
  });
});

describe('the top bar', () => {
  test('offers a visitor to sign in or up, and marks where one is', async () => {
    renderApp('/login', { backend: connected(), signedIn: false });
    expect((await screen.findByRole('link', { name: 'Login' })).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/signup');
    expect(screen.getByRole('link', { name: 'Spotter' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
  });

  test('offers the signed-in on a public page what it offers elsewhere, behind a toggle on a phone', async () => {
    const app = renderApp('/about', { backend: connected(), signedIn: true });
    const bar = within(screen.getByRole('navigation', { name: 'Main' }));
    await bar.findByRole('link', { name: 'Dashboard' });
    expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Analytics',
      'Agents',
      'Plans',
      'Profile',
    ]);
    expect(bar.getByRole('button', { name: 'Logout' })).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(screen.getByRole('button', { name: 'Close menu' }).getAttribute('aria-expanded')).toBe('true');
  });
});

describe('the rail', () => {
  test('leads the signed-in to every page, and marks where one is', async () => {
    renderApp('/dashboard', { backend: connected(), signedIn: true });
    const rail = within(await screen.findByRole('navigation', { name: 'Main' }));
    const ways = rail.getAllByRole('link').map((link) => [link.textContent?.trim(), link.getAttribute('href')]);
    expect(ways).toEqual([
      ['Dashboard', '/dashboard'],
      ['Inbox', '/inbox'],
      ['Needs you', '/dashboard/needs-you'],
      ['Calls', '/calls'],
      ['Agents', '/agents'],
      ['Follow-ups', '/follow-ups'],
      ['Knowledge', '/knowledge'],
      ['Clips', '/clips'],
      ['Analytics', '/dashboard/analytics'],
      ['Tags', '/tags'],
      ['Never list', '/never-list'],
      ['Team', '/team'],
      ['API keys', '/developers'],
      ['Plans', '/subscriptions'],
      ['Profile', '/profile'],
    ]);
    expect(rail.getByRole('button', { name: 'Logout' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Spotter' }).getAttribute('href')).toBe('/dashboard');
    const marked = rail.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map(({ textContent }) => textContent?.trim())).toEqual(['Dashboard']);
  });

  test.each([
    ['/dashboard/analytics', 'Analytics'],
    ['/agent/create/new', 'Agents'],
    ['/dashboard/listchats/credential-1', 'Inbox'],
  ])('%s belongs to %s', async (address, name) => {
    renderApp(address, { backend: connected(), signedIn: true });
    const rail = within(await screen.findByRole('navigation', { name: 'Main' }));
    const marked = rail.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map(({ textContent }) => textContent?.trim())).toEqual([name]);
  });

  test('opens on a phone by More, takes the focus, and closes by Escape and by going on', async () => {
    const app = renderApp('/dashboard', { backend: connected(), signedIn: true });
    const more = screen.getByRole('button', { name: 'More' });
    await app.user.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    const rail = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(document.activeElement).toBe(rail.getByRole('link', { name: 'Dashboard' }));
    await app.user.keyboard('{Escape}');
    expect(more.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(more);
    await app.user.click(more);
    await app.user.click(rail.getByRole('link', { name: 'Knowledge' }));
    expect(app.address()).toBe('/knowledge');
    expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-expanded')).toBe('false');
  });
});

describe('every screen', () => {
  test('has a title of its own', () => {
    const shown = screenHeads.filter(({ file }) => !file.endsWith('/inbox.tsx'));
    expect(shown.filter(({ title }) => title === undefined)).toEqual([]);
    expect(new Set(shown.map(({ title }) => title)).size).toBe(shown.length);
  });

  test('an unknown address says that there is no page', async () => {
    renderApp('/no/such/page', { backend: connected(), signedIn: false });
    expect(await screen.findByRole('heading', { name: 'This page doesn’t exist' })).toBeTruthy();
  });
});
