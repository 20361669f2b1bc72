import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential } from '../../test/samples.ts';

const since = '2026-11-21T10:00:00.000Z';

/** A browser's notifications, as a page uses them. */
class BrowserNotification extends EventTarget {
  static permission: NotificationPermission = 'default';
  static shown: BrowserNotification[] = [];
  static async requestPermission(): Promise<NotificationPermission> {
    BrowserNotification.permission = 'granted';
    return 'granted';
  }
  readonly title: string;
  readonly tag: string | undefined;
  constructor(title: string, options: { tag?: string } = {}) {
    super();
    this.title = title;
    this.tag = options.tag;
    if (BrowserNotification.permission === 'granted') BrowserNotification.shown.push(this);
  }
}

async function openQueue() {
  const needsYou = { since, why: 'red-flag', urgency: 'severe', quote: null } as const;
  const chats = [aChat({ _id: 'severe', username: 'lena', needsYou })];
  const backend = createFakeBackend({ bots: [aBot()], credentials: [aCredential()], chats });
  const app = renderApp('/dashboard/needs-you', { backend, signedIn: true });
  const bar = await screen.findByRole('navigation', { name: 'Main' });
  const showsWaiting = (count: number) =>
    waitFor(() => expect(bar.textContent).toContain(`Needs you ${count} waiting`));
  await showsWaiting(1);
  const nowWaiting = async (count: number) => {
    act(() => backend.socket.send('inbox:counts', { count, severe: 0, recovered: 0, accounts: [] }));
    await showsWaiting(count);
  };
  const isAsked = () => screen.findByRole('button', { name: 'Notify me in this browser' });
  return { app, nowWaiting, isAsked };
}

describe('a notification that a chat needs the coach', () => {
  beforeEach(() => {
    BrowserNotification.permission = 'default';
    BrowserNotification.shown = [];
    vi.stubGlobal('Notification', BrowserNotification);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const openOtherPage = () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');

  test('is shown once it was asked for and the coach looks elsewhere; it leads to the queue and names nobody', async () => {
    const { app, nowWaiting, isAsked } = await openQueue();
    await app.user.click(await isAsked());
    expect(await screen.findByText('Notifications are on in this browser')).toBeTruthy();
    await app.go('/agents');
    openOtherPage();
    await nowWaiting(2);
    expect(BrowserNotification.shown).toMatchObject([{ title: 'A chat needs you', tag: 'needs-you' }]);
    vi.spyOn(window, 'focus').mockReturnValue();
    fireEvent(BrowserNotification.shown[0]! as unknown as Window, new Event('click'));
    await waitFor(() => expect(app.address()).toBe('/dashboard/needs-you'));
  });

  test('is not shown to who looks at the page, nor when fewer wait', async () => {
    BrowserNotification.permission = 'granted';
    const { nowWaiting } = await openQueue();
    await nowWaiting(3);
    openOtherPage();
    await nowWaiting(2);
    expect(BrowserNotification.shown).toEqual([]);
  });

  test('is not offered where the browser has none that a page may show', async () => {
    vi.stubGlobal(
      'Notification',
      class {
        static readonly permission = 'default';
        constructor() {
          throw new TypeError('Illegal constructor');
        }
      },
    );
    await openQueue();
    expect(await screen.findByText('Worrying message')).toBeTruthy();
    const page = within(screen.getByRole('main'));
    expect(page.queryByRole('button', { name: 'Notify me in this browser' })).toBeNull();
  });
});
