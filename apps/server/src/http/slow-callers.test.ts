import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import { createLogger } from '../platform/logger.ts';
import { buildApp } from './app.ts';
import { createMetrics } from './metrics/metrics.ts';
import { readinessOf } from './readiness.test-support.ts';
import { endsInOrder } from './stop-serving.ts';
import { noCallMemory } from './once/no-call-memory.test-support.ts';

/** What an app needs that is called for nothing else than its connections and metrics. */
const bareApp = () => ({
  logger: createLogger('silent'),
  clock: systemClock,
  publicUrl: 'http://localhost:3000',
  webFolder: 'no-such-folder',
  imageOrigins: [],
  metrics: { registry: createMetrics(), token: null, refresh: async () => {} },
  authenticateKey: async () => null,
  callMemory: noCallMemory,
  authenticate: async () => null,
  checkReadiness: async () => readinessOf(new Date(), 'failed'),
});

describe('callers that are slow', () => {
  let app: FastifyInstance;
  let stop: () => Promise<void>;
  let handling: PromiseWithResolvers<void>;
  let release: PromiseWithResolvers<void>;
  beforeEach(async () => {
    [handling, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    app = buildApp({
      ...bareApp(),
      requestTimeoutMs: 600,
      register: (routes) => {
        routes.post('/api/slow', async () => {
          handling.resolve();
          await release.promise;
          return { done: true };
        });
      },
    });
    stop = endsInOrder(app);
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => app.close());

  const address = () => (app.server.address() as AddressInfo).port;

  /** Sends these words, and nothing more. */
  async function say(words: string): Promise<Socket> {
    const socket = connect(address(), '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(words);
    return socket;
  }
  const halfABody =
    'POST /api/slow HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"a';
  const halfAHead = 'GET /api/health HTTP/1.1\r\nHo';

  test('are cut off when their whole call has not come in time', async () => {
    const sockets = await Promise.all(
      Array.from({ length: 60 }, (_, nth) => say(nth % 2 === 0 ? halfABody : halfAHead)),
    );
    await Promise.all(sockets.map(async (socket) => once(socket.resume(), 'close')));
  });

  test('do not keep the server from stopping', async () => {
    await Promise.all([say(halfABody), say(halfAHead), say('')]);
    await stop();
  });

  test('whose call has come whole are answered before the server stops', async () => {
    const answer = fetch(`http://127.0.0.1:${address()}/api/slow`, { method: 'POST', body: null });
    await handling.promise;
    await say(halfABody);
    const stopped = stop();
    release.resolve();
    expect(await (await answer).json()).toEqual({ done: true });
    await stopped;
  });
});

test('metrics are refused to a call that a proxy forwards for an outside address', async () => {
  const app = buildApp({
    ...bareApp(),
    register: () => {},
  });
  const ask = (headers: Record<string, string>) => app.inject({ url: '/api/metrics', headers });
  expect((await ask({})).statusCode).toBe(200);
  expect((await ask({ 'x-forwarded-for': '203.0.113.9' })).json()).toMatchObject({ code: 'forbidden' });
  await app.close();
});
