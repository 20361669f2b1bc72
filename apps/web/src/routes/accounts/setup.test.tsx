import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';

const address = '/setup?service=instagram&accessToken=ticket-1&igId=1784&username=dana.coaching&from=instagram';

afterEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'error');
  window.opener = null;
});

function open(at = address, opener: unknown = null) {
  window.opener = opener;
  const close = vi.spyOn(window, 'close').mockImplementation(() => undefined);
  return { close, app: renderApp(at, { backend: createFakeBackend(), signedIn: true }) };
}

describe('the page that the popup comes back to', () => {
  test('posts what it got to its opener, on our own origin only, and closes after a second', async () => {
    const posted: unknown[][] = [];
    const { close } = open(address, { postMessage: (...sent: unknown[]) => posted.push(sent) });
    expect(await screen.findByRole('heading', { name: 'Connect Your Services' })).toBeTruthy();
    expect(posted).toEqual([
      [
        {
          kind: 'spotter:setup',
          service: 'instagram',
          accessToken: 'ticket-1',
          igId: '1784',
          username: 'dana.coaching',
          from: 'instagram',
        },
        window.location.origin,
      ],
    ]);
    expect(window.localStorage.getItem('setup-result')).toBeNull();
    expect(close).not.toHaveBeenCalled();
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  });

  test('counts as Instagram when it does not say', async () => {
    const posted: unknown[] = [];
    open('/setup?accessToken=ticket-1', { postMessage: (message: unknown) => posted.push(message) });
    await screen.findByRole('heading', { name: 'Connect Your Services' });
    expect(posted).toMatchObject([{ service: 'instagram', accessToken: 'ticket-1' }]);
  });

  test('without an opener stores what it got, and leads on where it cannot close', async () => {
    open();
    await screen.findByRole('heading', { name: 'Connect Your Services' });
    expect(JSON.parse(window.localStorage.getItem('setup-result') ?? '')).toMatchObject({
      message: { service: 'instagram', accessToken: 'ticket-1' },
    });
    const back = await screen.findByRole('link', { name: 'Back to your agent' });
    expect(back.getAttribute('href')).toBe('/agents');
  });

  test('tells every page of ours, should the opener be cut off', async () => {
    const heard: unknown[] = [];
    const channel = new BroadcastChannel('spotter:setup');
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data));
    open();
    await waitFor(() => expect(heard).toMatchObject([{ accessToken: 'ticket-1' }]));
    channel.close();
  });

  test('says why nothing was connected', async () => {
    open('/setup?service=messenger&error=no_pages&error_description=This%20profile%20has%20no%20page.');
    expect(await screen.findByText('This profile has no page.')).toBeTruthy();
  });

  test('is for the signed-in', async () => {
    const app = renderApp(address, { backend: createFakeBackend(), signedIn: false });
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
    expect(app.address()).toMatch(/^\/login\?next=%2Fsetup/);
  });
});
