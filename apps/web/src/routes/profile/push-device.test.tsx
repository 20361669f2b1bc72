import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { noNotifications } from '../../test/fake-notifications.ts';
import { fakeWorkerContainer } from '../../test/fake-worker-container.ts';
import { renderApp } from '../../test/render-app.tsx';

// A public key has 65 bytes.
const key = `B${'A'.repeat(86)}`;
const subscriptions = 'POST /notifications/push-subscriptions';

let browser: ReturnType<typeof fakeWorkerContainer>;

beforeEach(() => {
  browser = fakeWorkerContainer();
});
afterEach(() => browser.remove());

function open(address = '/profile', given: Partial<ReturnType<typeof noNotifications>> = {}) {
  const backend = createFakeBackend({
    notifications: { ...noNotifications(), pushKey: { publicKey: key, standIn: null }, ...given },
  });
  return { backend, app: renderApp(address, { backend, signedIn: true }) };
}

const switchOn = () => screen.findByRole('button', { name: 'Turn on push notifications' });

async function openSwitchedOn() {
  const opened = open();
  await opened.app.user.click(await switchOn());
  await screen.findByText('Push notifications are on for this device');
  return opened;
}

describe('pushes on this device', () => {
  test('are switched on by a tap: the browser is asked, and its subscription told to the server', async () => {
    const { backend } = await openSwitchedOn();
    expect(browser.permission.asked).toBe(1);
    expect(browser.subscription()).toEqual({ endpoint: 'https://push.example/1', key });
    expect(backend.callsTo(subscriptions)).toMatchObject([
      {
        body: {
          endpoint: 'https://push.example/1',
          expirationTime: null,
          keys: { p256dh: 'p256dh', auth: 'auth' },
        },
      },
    ]);
    expect(await screen.findByText('Chrome on Android')).toBeTruthy();
    expect(screen.getByText(/^On, even when Spotter is closed/)).toBeTruthy();
  });

  test('that no worker can show are said to have failed', async () => {
    // Its installation failed, as on a full disk, so the browser waits forever.
    browser.container.ready = new Promise(() => undefined);
    const { app } = open();
    const button = await switchOn();
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await app.user.click(button);
      await vi.advanceTimersByTimeAsync(15_000);
      expect(await screen.findByText('That didn’t work.')).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
    expect((await switchOn()).getAttribute('aria-busy')).toBe('false');
  });

  test('are never asked for by themselves', async () => {
    open();
    await switchOn();
    expect(browser.permission.asked).toBe(0);
  });

  test('where the person says no it is said what to do, and nothing is told to the server', async () => {
    browser.permission.answer = 'denied';
    const { backend, app } = open();
    await app.user.click(await switchOn());
    expect(await screen.findByText('This browser blocks notifications from Spotter.')).toBeTruthy();
    expect(screen.getByText(/^Click the icon left of the address.*allow notifications/)).toBeTruthy();
    expect(backend.callsTo(subscriptions)).toEqual([]);
  });

  test('that the browser denies from before is said at once', async () => {
    browser.permission.present = 'denied';
    open();
    expect(await screen.findByText('This browser blocks notifications from Spotter.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Turn on push notifications' })).toBeNull();
  });

  test.each([
    ['Mozilla/5.0 (Macintosh) Gecko Firefox/150.0', /remove the block next to/],
    ['Mozilla/5.0 (Linux; Android 16) Chrome/150.0 Safari/537', /^Tap the icon left of the address/],
    ['Mozilla/5.0 (Macintosh) Version/26 Safari/605', /^In Safari’s menu/],
    ['Mozilla/5.0 (iPhone) Version/26 Safari/605', /^Open Settings on your iPhone/],
  ])('what to do is said in the words of the browser: %s', async (userAgent, words) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    browser.permission.present = 'denied';
    open();
    expect(await screen.findByText(words)).toBeTruthy();
    vi.restoreAllMocks();
  });

  test('on an iPhone that has none yet the steps to install are said', async () => {
    Reflect.deleteProperty(window, 'PushManager');
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Version/26 Safari/605');
    open();
    const here = (await screen.findByText(/^This browser doesn’t support push notifications/)).closest(
      'p',
    )!.parentElement!;
    expect(
      within(here)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toMatchObject([
      expect.stringContaining('share button'),
      expect.stringContaining('Add to Home Screen'),
      expect.stringContaining('sign in there'),
    ]);
    vi.restoreAllMocks();
  });

  test('are switched off here, and the browser gives its subscription up', async () => {
    const { backend, app } = await openSwitchedOn();
    await app.user.click(screen.getByRole('button', { name: 'Turn off on this device' }));
    await switchOn();
    expect(browser.subscription()).toBeNull();
    expect(backend.stored.notifications.devices).toEqual([]);
  });

  test('of another device are removed from the list', async () => {
    const other = {
      _id: 'other',
      device: 'Safari on iPhone',
      isThisSession: false,
      since: '2026-11-01T08:00:00Z',
      lastSentAt: null,
    };
    const { backend, app } = open('/profile', { devices: [other] });
    await app.user.click(await screen.findByRole('button', { name: 'Remove Safari on iPhone' }));
    await waitFor(() => expect(backend.stored.notifications.devices).toEqual([]));
    expect(await screen.findByText('None yet.')).toBeTruthy();
  });

  test('what the server refuses is said with its reason', async () => {
    const { backend, app } = open();
    backend.refuse(subscriptions, {
      status: 400,
      message: 'We don’t know this push service.',
      code: 'invalid_input',
    });
    await app.user.click(await switchOn());
    expect(await screen.findByText('That didn’t work. We don’t know this push service.')).toBeTruthy();
  });

  test('are offered where chats wait', async () => {
    const { app } = open('/dashboard/needs-you');
    await app.user.click(await switchOn());
    expect((await screen.findByRole('link', { name: 'Push notifications are on' })).getAttribute('href')).toBe(
      '/profile#notifications',
    );
  });
});

describe('at each start of the app', () => {
  async function startAgain(given: Partial<ReturnType<typeof noNotifications>> = {}) {
    await openSwitchedOn();
    return open('/agents', given);
  }

  test('the server is told that the device is still there', async () => {
    const { backend } = await startAgain();
    await waitFor(() =>
      expect(backend.callsTo(subscriptions)).toMatchObject([{ body: { endpoint: 'https://push.example/1' } }]),
    );
  });

  test('the device subscribes anew where the key of the server has changed', async () => {
    const publicKey = `B${'B'.repeat(86)}`;
    const { backend } = await startAgain({ pushKey: { publicKey, standIn: null } });
    await waitFor(() => expect(backend.callsTo(subscriptions)).toHaveLength(1));
    expect(browser.subscription()).toEqual({ endpoint: 'https://push.example/2', key: publicKey });
  });

  test('a device whose permission was taken away is forgotten', async () => {
    await openSwitchedOn();
    browser.permission.present = 'denied';
    const { backend } = open('/agents');
    await waitFor(() => expect(backend.callsTo('DELETE /notifications/push-subscriptions/{id}')).toHaveLength(1));
    await waitFor(() => expect(browser.subscription()).toBeNull());
    expect(backend.callsTo(subscriptions)).toEqual([]);
  });

  test('a device where somebody else switched them on is told nobody’s news', async () => {
    await openSwitchedOn();
    const remembered = JSON.parse(window.localStorage.getItem('push-device') ?? '{}') as object;
    window.localStorage.setItem('push-device', JSON.stringify({ ...remembered, userId: 'somebody-else' }));
    const { backend } = open('/agents');
    await waitFor(() => expect(browser.subscription()).toBeNull());
    expect(backend.callsTo(subscriptions)).toEqual([]);
  });

  test('a device that was never switched on is not', async () => {
    const { backend } = open('/agents');
    await waitFor(() => expect(backend.callsTo('GET /notifications/push-key')).not.toEqual([]));
    expect(backend.callsTo(subscriptions)).toEqual([]);
  });
});

test('whoever signs out takes their pushes along', async () => {
  const { app } = await openSwitchedOn();
  await app.user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(browser.subscription()).toBeNull());
  expect(window.localStorage.getItem('push-device')).toBeNull();
});

test('in the sandbox its own push service is subscribed with, without asking the browser', async () => {
  const standIn = 'http://127.0.0.1:3010/subscriptions';
  const body = { endpoint: 'http://127.0.0.1:3010/push/1', expirationTime: null, keys: { p256dh: 'p', auth: 'a' } };
  const backend = createFakeBackend({ notifications: { ...noNotifications(), pushKey: { publicKey: key, standIn } } });
  const asked: unknown[] = [];
  const fetch: typeof backend.fetch = async (input, init) => {
    if (input !== standIn) return backend.fetch(input, init);
    asked.push(JSON.parse(init?.body as string));
    return Response.json(body, { status: 201 });
  };
  const app = renderApp('/profile', { backend: { ...backend, fetch }, signedIn: true });
  await app.user.click(await switchOn());
  await screen.findByText('Push notifications are on for this device');
  expect(asked).toEqual([{ applicationServerKey: key }]);
  expect(backend.callsTo(subscriptions)).toMatchObject([{ body }]);
  expect(browser.permission.asked).toBe(0);
  expect(
    screen.getByText(/This is the sandbox\. Its push notifications show up on the phone page’s lock screen/),
  ).toBeTruthy();
});
