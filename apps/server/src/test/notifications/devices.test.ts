import {
  liveEvents,
  notificationPreferenceRoutes,
  notificationRoutes,
  socketPath,
  authRoutes,
  type ApiClient,
} from '@spotter/contract';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startNotifiedCoach, type NotifiedCoach } from './notified-coach.ts';

describe('devices, and whose notifications they show', () => {
  let notified: NotifiedCoach;
  let stranger: { client: ApiClient; token: string; userId: string };
  const sockets: Socket[] = [];
  beforeAll(async () => {
    notified = await startNotifiedCoach();
    stranger = await notified.spotter.signUp();
  });
  afterAll(async () => {
    for (const socket of sockets) socket.close();
    await notified.close();
  });

  test('a stranger’s device, page and calls learn nothing', async () => {
    const mine = await notified.subscribe();
    const theirs = await notified.subscribe(stranger.client);
    const heard: unknown[] = [];
    const socket = io(notified.spotter.origin, {
      path: socketPath,
      auth: { token: stranger.token },
      transports: ['websocket'],
    });
    sockets.push(socket);
    socket.on(liveEvents.notification.name, (event) => heard.push(event));
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    const { chatId } = await notified.leadWrites('can i talk to a human please');
    const { _id: id } = await notified.notificationOf(chatId, 'wants_person');
    expect(notified.shown(mine.endpoint)).toHaveLength(1);
    expect(notified.shown(theirs.endpoint)).toEqual([]);
    expect(heard).toEqual([]);
    expect(await stranger.client.call(notificationRoutes.list, { query: {} })).toEqual([]);
    await stranger.client.call(notificationRoutes.openAll);
    const asked = [
      stranger.client.call(notificationRoutes.find, { params: { id } }),
      stranger.client.call(notificationRoutes.open, { params: { id }, body: {} }),
      stranger.client.call(notificationRoutes.takeOver, { params: { id } }),
      stranger.client.call(notificationRoutes.listOfChat, { params: { id: chatId } }),
      stranger.client.call(notificationRoutes.unsubscribe, { params: { id: mine.id } }),
    ];
    for (const answer of await Promise.allSettled(asked)) {
      expect(answer).toMatchObject({ status: 'rejected', reason: { status: 404 } });
    }
    expect(await notified.notificationOf(chatId, 'wants_person')).toMatchObject({ openedAt: null });
  });

  test('a device that somebody else signs in on shows theirs, and the former user’s no longer', async () => {
    const phone = await notified.subscribe();
    const { id: _, ...subscription } = phone;
    await stranger.client.call(notificationRoutes.subscribe, { body: subscription });
    const count = notified.shown(phone.endpoint).length;
    await notified.coach.client.call(notificationPreferenceRoutes.test, { body: { way: 'push' } });
    await notified.settled();
    expect(notified.shown(phone.endpoint)).toHaveLength(count);
    await stranger.client.call(notificationPreferenceRoutes.test, { body: { way: 'push' } });
    await notified.settled();
    expect(notified.shown(phone.endpoint)).toHaveLength(count + 1);
  });

  test('signing out ends the device’s pushes', async () => {
    const elsewhere = await notified.spotter.signInAgain(notified.coach);
    const phone = await notified.subscribe(elsewhere);
    await elsewhere.call(authRoutes.signOut);
    await notified.coach.client.call(notificationPreferenceRoutes.test, { body: { way: 'push' } });
    await notified.settled();
    expect(notified.shown(phone.endpoint)).toEqual([]);
    const left = await notified.coach.client.call(notificationPreferenceRoutes.listSubscriptions);
    expect(left.map(({ _id }) => _id)).not.toContain(phone.id);
  });

  test('telling a device again keeps it one', async () => {
    const { id, ...subscription } = await notified.subscribe();
    const again = await notified.coach.client.call(notificationRoutes.subscribe, { body: subscription });
    expect(again).toMatchObject({ _id: id, isThisSession: true });
  });

  test.each([
    'https://evil.example/push',
    'https://fcm.googleapis.com.evil.example/x',
    'http://127.0.0.1:1/push',
    'http://169.254.169.254/latest/meta-data',
    'https://[::1]/x',
    'https://fcm.googleapis.com:8443/x',
  ])('the endpoint %s is refused', async (endpoint) => {
    const { id: _, ...subscription } = await notified.subscribe();
    await expect(
      notified.coach.client.call(notificationRoutes.subscribe, { body: { ...subscription, endpoint } }),
    ).rejects.toMatchObject({ status: 400 });
  });

  test('keys that no browser makes are refused', async () => {
    const { id: _, ...subscription } = await notified.subscribe();
    const { p256dh, auth } = subscription.keys;
    const point = Buffer.from(p256dh, 'base64url');
    const text = (first: number, rest: Buffer) => Buffer.concat([Buffer.of(first), rest]).toString('base64url');
    const offCurve = Buffer.from(point.subarray(1));
    offCurve[63]! ^= 1;
    const wrong = [
      { p256dh: 'AAAA' },
      { p256dh: text(4, Buffer.alloc(64)) },
      { p256dh: text(4, Buffer.alloc(64, 7)) },
      { p256dh: text(4, Buffer.alloc(64, 255)) },
      { p256dh: text(4, offCurve) },
      { p256dh: text(6 + (point[64]! & 1), point.subarray(1)) },
      { p256dh: text(2 + (point[64]! & 1), point.subarray(1, 33)) },
      { p256dh: `${p256dh}!` },
      { auth: Buffer.alloc(15).toString('base64url') },
      { auth: Buffer.alloc(17).toString('base64url') },
      { auth: ' '.repeat(22) },
    ];
    const taken: unknown[] = [];
    for (const keys of wrong) {
      const body = { ...subscription, keys: { p256dh, auth, ...keys } };
      await notified.coach.client.call(notificationRoutes.subscribe, { body }).then(
        () => taken.push(keys),
        (error: unknown) => expect(error).toMatchObject({ status: 400, issues: [{ path: 'keys' }] }),
      );
    }
    expect(taken).toEqual([]);
  });
});
