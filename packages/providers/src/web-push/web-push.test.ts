import { createPushServiceSimulator } from '@spotter/simulators/push-service/push-service-simulator';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OutgoingPush, PushService } from '../ports/push-service.ts';
import { isKnownPushEndpoint } from './push-hosts.ts';
import { createWebPush } from './web-push.ts';

const service = createPushServiceSimulator();
let origin: string;
let webPush: PushService;

beforeAll(async () => {
  origin = await service.listen();
  webPush = createWebPush({ subject: 'mailto:hello@spotter.example', standIn: origin, timeoutMs: 2000 });
});
afterAll(() => service.close());
beforeEach(() => service.control.clearFaults());

const push: OutgoingPush = { payload: '{"title":"Lena ✓"}', ttlSeconds: 3600, urgency: 'high', topic: 'a-topic' };

function aBrowser(keys = webPush.makeKeys()) {
  const { endpoint, keys: its } = service.control.subscribeBrowser(keys.publicKey);
  return { keys, target: { endpoint, ...its } };
}

describe('a push', () => {
  test('arrives signed and encrypted, and its browser can read it', async () => {
    const { keys, target } = aBrowser();
    expect(await webPush.send(target, push, keys)).toEqual({ kind: 'accepted' });
    expect(service.control.pushes(target.endpoint)).toEqual([
      expect.objectContaining({ payload: push.payload, ttlSeconds: 3600, urgency: 'high', topic: 'a-topic' }),
    ]);
  });

  test('to a browser that gave its subscription up finds it gone', async () => {
    const { keys, target } = aBrowser();
    service.control.unsubscribeBrowser(target.endpoint);
    expect(await webPush.send(target, push, keys)).toEqual({ kind: 'gone' });
  });

  test('with other keys than those of the subscription finds it gone', async () => {
    const { target } = aBrowser();
    expect(await webPush.send(target, push, webPush.makeKeys())).toEqual({ kind: 'gone' });
  });

  test.each([
    [404, { kind: 'gone' }],
    [410, { kind: 'gone' }],
    [413, { kind: 'too-large' }],
    [400, { kind: 'refused' }],
    [401, { kind: 'refused' }],
    [301, { kind: 'refused' }],
    [406, { kind: 'try-again', afterMs: null }],
    [500, { kind: 'try-again', afterMs: null }],
    [503, { kind: 'try-again', afterMs: null }],
  ] as const)('answered with %i', async (status, outcome) => {
    const { keys, target } = aBrowser();
    service.control.setFaults({ refuse: { times: 1, status } });
    expect(await webPush.send(target, push, keys)).toMatchObject(outcome);
  });

  test('that comes too often is told how long to wait', async () => {
    const { keys, target } = aBrowser();
    service.control.setFaults({ refuse: { times: 1, status: 429, retryAfter: '90' } });
    expect(await webPush.send(target, push, keys)).toMatchObject({ kind: 'try-again', afterMs: 90_000 });
  });

  test('that is too long is not taken', async () => {
    const { keys, target } = aBrowser();
    expect(await webPush.send(target, { ...push, payload: 'x'.repeat(3994) }, keys)).toEqual({ kind: 'too-large' });
    expect(await webPush.send(target, { ...push, payload: 'x'.repeat(3993) }, keys)).toEqual({ kind: 'accepted' });
  });

  test('that nobody answers is given up in time', async () => {
    const { keys, target } = aBrowser();
    const hasty = createWebPush({ subject: 'mailto:hello@spotter.example', standIn: origin, timeoutMs: 50 });
    service.control.setFaults({ slow: { times: 1, milliseconds: 5000 } });
    expect(await hasty.send(target, push, keys)).toMatchObject({ kind: 'try-again' });
  });

  test('for keys that are no keys goes nowhere', async () => {
    const { keys, target } = aBrowser();
    const before = service.control.requests();
    expect(await webPush.send({ ...target, p256dh: 'AAAA' }, push, keys)).toEqual({ kind: 'gone' });
    expect(service.control.requests()).toBe(before);
  });

  test('to an unknown place is never sent', async () => {
    const { keys, target } = aBrowser();
    const called: unknown[] = [];
    const strict = createWebPush({
      subject: 'mailto:hello@spotter.example',
      standIn: null,
      timeoutMs: 2000,
      fetch: async (input) => {
        called.push(input);
        return new Response();
      },
    });
    expect(await strict.send(target, push, keys)).toEqual({ kind: 'gone' });
    expect(called).toEqual([]);
  });
});

test('a pair of keys is known from one that is none', () => {
  const [one, other] = [webPush.makeKeys(), webPush.makeKeys()];
  expect(webPush.isPair(one)).toBe(true);
  expect(webPush.isPair({ ...one, privateKey: other.privateKey })).toBe(false);
  expect(webPush.isPair({ publicKey: 'x', privateKey: '' })).toBe(false);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/QABC', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
  ['http://127.0.0.1:3010/push/1', true],
  ['http://127.0.0.1:3011/push/1', false],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://evil.example/fcm.googleapis.com', false],
  ['https://evilpush.apple.com/x', false],
  ['https://push.apple.com/x', false],
  ['https://user:pass@fcm.googleapis.com/x', false],
  ['https://127.0.0.1/x', false],
  ['https://[::1]/x', false],
  ['https://169.254.169.254/latest', false],
  ['ftp://fcm.googleapis.com/x', false],
  ['nonsense', false],
])('the endpoint %s is known: %s', (endpoint, known) => {
  expect(isKnownPushEndpoint(endpoint, 'http://127.0.0.1:3010')).toBe(known);
});
