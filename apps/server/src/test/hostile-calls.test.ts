import { routesByTag, type Route } from '@spotter/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSpotter, type SpotterUnderTest } from './spotter-under-test.ts';

/** What is served besides the contract, with parameters to fill in. */
const others = ['/users/{id}/avatar', '/oauth/callback', '/oauth/callback/{service}', '/webhooks/instagram'];
const queryNames = [
  'cursor',
  'q',
  'state',
  'code',
  'error',
  'v',
  'expires',
  'signature',
  'hub.mode',
  'from',
  'to',
  'limit',
];
const routes = Object.values(routesByTag).flatMap((group) => Object.values<Route>(group));

describe('a call that no client of ours makes', () => {
  let spotter: SpotterUnderTest;
  let token: string;

  beforeAll(async () => {
    spotter = await startSpotter();
    ({ token } = await spotter.signUp());
  });
  afterAll(() => spotter.close());

  async function statusOf(method: string, path: string, body?: string): Promise<number> {
    const response = await fetch(`${spotter.origin}/api${path}`, {
      method,
      redirect: 'manual',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
    });
    await response.arrayBuffer();
    return response.status;
  }

  test.each(['%00', '%F0%9F', '%27%20or%201=1'])(
    'with %s in its address is a refusal, and no fault of ours',
    async (hostile) => {
      const query = `?${queryNames.map((name) => `${name}=${hostile}`).join('&')}`;
      const paths = [...routes.filter(({ method }) => method === 'GET').map(({ path }) => path), ...others].map(
        (path) => path.replace(/\{\w+\}/g, hostile),
      );
      for (const path of paths) {
        expect(await statusOf('GET', path), path).not.toBe(500);
        expect(await statusOf('GET', path + query), path).not.toBe(500);
      }
    },
  );

  test('with JSON nested 9,000 deep is refused by every route that takes any', async () => {
    const nested = `${'{"agent":'.repeat(9_000)}1${'}'.repeat(9_000)}`;
    const taking = routes.filter(
      ({ method, fileField }) => (method === 'POST' || method === 'PUT') && fileField === null,
    );
    for (const { method, path } of taking) {
      expect(await statusOf(method, path.replace(/\{\w+\}/g, 'x'), nested), path).toBe(400);
    }
  });
});
