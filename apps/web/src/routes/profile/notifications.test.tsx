import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { aNotification, noNotifications } from '../../test/fake-notifications.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential } from '../../test/samples.ts';

const down = { status: 500, message: 'Something failed', code: 'internal' };
const opened = { openedAt: '2026-11-21T10:05:00.000Z', openedBy: 'app' } as const;

const booked = aNotification({
  _id: 'notification-2',
  kind: 'booked',
  title: 'New call: Omar',
  body: 'Tuesday at 3:00 PM',
  page: '/calls',
  chatId: null,
  ...opened,
});

function open(address = '/notifications', list = [aNotification(), booked]) {
  const backend = createFakeBackend({
    bots: [aBot()],
    credentials: [aCredential()],
    chats: [aChat()],
    notifications: { ...noNotifications(), list },
  });
  return { backend, app: renderApp(address, { backend, signedIn: true }) };
}

const bell = (name: string) => screen.findByRole('button', { name });
const list = () => within(screen.getByRole('main')).findAllByRole('listitem');

describe('the list of notifications', () => {
  test('says of each what it is about, the unread ones too to those who only hear it', async () => {
    open();
    const [first, second] = await list();
    expect(first?.textContent).toMatch(
      /^Unread\. Lead in danger or under 18.*Lena may be in danger“i only eat 500 cals”/,
    );
    expect(second?.textContent).toMatch(/^Call booked.*New call: Omar/);
  });

  test('says how else the coach was told, what still waits, and what failed', async () => {
    const at = new Date().toISOString();
    const details = { at, round: 0, problem: null };
    open('/notifications', [
      aNotification({
        deliveries: [
          { ...details, way: 'app', status: 'sent' },
          { ...details, way: 'push', status: 'failed', problem: 'The device no longer takes push notifications.' },
          { ...details, way: 'email', status: 'queued' },
        ],
      }),
    ]);
    const [first] = await list();
    expect(first?.textContent).toMatch(
      /The push failed: The device no longer takes push notifications · The email goes out at \d+:\d\d [AP]M/,
    );
  });

  test('leads to what it is about, which counts as opened', async () => {
    const { backend, app } = open();
    await bell('Notifications, 1 unread');
    await app.user.click(within((await list())[0]!).getByRole('link'));
    expect(app.address()).toBe('/dashboard/chat/chat-1');
    await waitFor(() => expect(backend.callsTo('POST /notifications/{id}/read')).toHaveLength(1));
    await bell('Notifications');
  });

  test('all of them can be marked as read', async () => {
    const { app } = open();
    await app.user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await bell('Notifications');
    expect(screen.queryByText(/^Unread/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  test('says so where there is nothing yet', async () => {
    open('/notifications', []);
    expect(await screen.findByText('Nothing yet')).toBeTruthy();
  });

  test('says what is safe when it does not load, and tries again', async () => {
    const backend = createFakeBackend({ notifications: { ...noNotifications(), list: [booked] } });
    backend.refuse('GET /notifications', down);
    const app = renderApp('/notifications', { backend, signedIn: true });
    expect(await screen.findByText('We couldn’t load your notifications')).toBeTruthy();
    backend.refuse('GET /notifications');
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('New call: Omar')).toBeTruthy();
  });

  test('shows more where there is more', async () => {
    const many = Array.from({ length: 31 }, (_, index) => aNotification({ _id: `n-${index}`, title: `News ${index}` }));
    const { app } = open('/notifications', many);
    await app.user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('News 30')).toBeTruthy();
  });
});

describe('the bell', () => {
  test('counts live, and a screen reader is told what came in', async () => {
    const { backend } = open('/agents', []);
    await bell('Notifications');
    const notification = aNotification();
    act(() => backend.socket.send('notification', { isNew: true, notification, unread: 1 }));
    await bell('Notifications, 1 unread');
    expect(screen.getByText('New notification: Lena may be in danger')).toBeTruthy();
    act(() =>
      backend.socket.send('notification', { isNew: false, notification: { ...notification, ...opened }, unread: 0 }),
    );
    await bell('Notifications');
  });

  test('opens a panel that the keyboard reaches, and Escape leads back to the bell', async () => {
    const { app } = open('/agents');
    (await bell('Notifications, 1 unread')).focus();
    await app.user.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    expect(await within(panel).findByText('Lena may be in danger')).toBeTruthy();
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull());
    await waitFor(async () => expect(document.activeElement).toBe(await bell('Notifications, 1 unread')));
  });

  test('what comes in while the panel is open stands in it at once; what many have changed is asked for again', async () => {
    const { backend, app } = open('/agents', []);
    await app.user.click(await bell('Notifications'));
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    await within(panel).findByText('Nothing yet');
    act(() => backend.socket.send('notification', { isNew: true, notification: aNotification(), unread: 1 }));
    expect(await within(panel).findByText('Lena may be in danger')).toBeTruthy();
    backend.stored.notifications.list.push(booked);
    act(() => backend.socket.send('notification', { isNew: false, notification: null, unread: 0 }));
    expect(await within(panel).findByText('New call: Omar')).toBeTruthy();
  });
});

describe('a link of a push or a mail', () => {
  test.each(['push', 'email'])('counts as opened by %s, and leaves the address clean', async (by) => {
    const { backend, app } = open(`/dashboard/chat/chat-1?notification=notification-1&by=${by}`);
    await waitFor(() => expect(backend.callsTo('POST /notifications/{id}/read')).toMatchObject([{ body: { by } }]));
    await waitFor(() => expect(app.address()).toBe('/dashboard/chat/chat-1'));
  });

  test('leads there after signing in, and counts then', async () => {
    const backend = createFakeBackend({ bots: [aBot()], credentials: [aCredential()], chats: [aChat()] });
    const app = renderApp('/dashboard/chat/chat-1?notification=notification-1&by=push', { backend, signedIn: false });
    await app.user.type(await screen.findByLabelText(/^Email/), 'dana@example.com');
    await app.user.type(screen.getByLabelText(/^Password/), 'secret');
    await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() =>
      expect(backend.callsTo('POST /notifications/{id}/read')).toMatchObject([{ body: { by: 'push' } }]),
    );
    expect(app.address()).toBe('/dashboard/chat/chat-1');
  });
});
