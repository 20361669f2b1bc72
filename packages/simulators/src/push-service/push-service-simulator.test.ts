import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPushServiceSimulator } from './push-service-simulator.ts';

// RFC 8291, section 5: the key of the server, and what it sent.
const serverKey = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';

const service = createPushServiceSimulator();
let origin: string;
beforeAll(async () => {
  origin = await service.listen();
});
afterAll(() => service.close());

const subscribe = (applicationServerKey: unknown) =>
  fetch(`${origin}/subscriptions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ applicationServerKey }),
  });

describe('the push service', () => {
  test('has a page subscribe as its browser would, from any origin', async () => {
    const answer = await subscribe(serverKey);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toEqual({
      endpoint: expect.stringContaining(`${origin}/push/`),
      expirationTime: null,
      keys: { p256dh: expect.stringMatching(/^[\w-]{87}$/), auth: expect.stringMatching(/^[\w-]{22}$/) },
    });
  });

  test.each(['', 'AAAA', 17])('takes no key that is none: %s', async (key) => {
    expect((await subscribe(key)).status).toBe(400);
  });

  test.each([
    ['nobody signs', {}, 401],
    ['somebody else signs', { authorization: `vapid t=a.b.c, k=${serverKey.replace('BP', 'BQ')}` }, 403],
    ['the signature is none', { authorization: `vapid t=a.b.c, k=${serverKey}` }, 403],
  ])('lets nothing in where %s', async (_case, headers, status) => {
    const { endpoint } = service.control.subscribeBrowser(serverKey);
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { ttl: '60', 'content-encoding': 'aes128gcm', 'content-type': 'application/octet-stream', ...headers },
      body: 'x',
    });
    expect(answer.status).toBe(status);
    expect(service.control.pushes(endpoint)).toEqual([]);
  });
});
