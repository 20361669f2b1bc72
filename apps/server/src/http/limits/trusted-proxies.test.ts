import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { createTestClock } from '../../platform/clock.ts';
import { createLogger } from '../../platform/logger.ts';
import { accessOf, toWorkspaceId } from '../../platform/access.ts';
import { buildApp } from '../app.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { readinessOf } from '../readiness.test-support.ts';
import { parseTrustedProxies, trustOwnMachine } from './trusted-proxies.ts';
import { noCallMemory } from '../once/no-call-memory.test-support.ts';

const opened: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

function build(setting: string | null) {
  const lines: string[] = [];
  const clock = createTestClock('2026-11-20T12:00:00Z');
  const app = buildApp({
    logger: createLogger('warn', { write: (line: string) => void lines.push(line) }),
    clock,
    publicUrl: 'http://localhost:3000',
    webFolder: 'no-such-folder',
    imageOrigins: [],
    metrics: { registry: createMetrics(), token: null, refresh: async () => {} },
    trustedProxies: setting === null ? trustOwnMachine : parseTrustedProxies(setting)!,
    visitsPerMinute: 5,
    authenticateKey: async () => null,
    callMemory: noCallMemory,
    authenticate: async (token) =>
      token === 'right'
        ? {
            id: 'ana',
            sessionId: 'session',
            role: 'owner' as const,
            access: accessOf({ userId: 'ana', workspaceId: toWorkspaceId('workspace'), ownerId: 'owner' }),
          }
        : null,
    checkReadiness: async () => readinessOf(clock.now(), 'answered'),
    register: (routes) => {
      routes.get('/api/address', async (request) => request.ip);
      routes.post('/api/webhooks/any', async () => 'taken');
    },
  });
  opened.push(app);
  const ask = (peer: string, forwarded?: string, url = '/api/address') =>
    app.inject({
      url,
      remoteAddress: peer,
      ...(forwarded === undefined ? {} : { headers: { 'x-forwarded-for': forwarded } }),
    });
  return { app, clock, lines, ask };
}

describe('who a request comes from', () => {
  test.each([
    ['nobody is named, and the proxy is on this machine', null, '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['nobody is named, and the proxy is elsewhere', null, '10.1.2.3', '203.0.113.9', '10.1.2.3'],
    ['the proxy’s network is named', '10.0.0.0/8', '10.1.2.3', '203.0.113.9', '203.0.113.9'],
    ['one of several is', 'loopback, 10.0.0.0/8, 2001:db8::/32', '2001:db8::7', '203.0.113.9', '203.0.113.9'],
    ['another network is named', '10.0.0.0/8', '192.0.2.1', '203.0.113.9', '192.0.2.1'],
    ['a visitor writes a header of their own', '10.0.0.0/8', '10.1.2.3', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
    ['one proxy is counted, whatever its address', '1', '192.0.2.1', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
    ['two are', '2', '192.0.2.1', '6.6.6.6, 203.0.113.9, 192.0.2.2', '203.0.113.9'],
    ['nobody is trusted', 'none', '127.0.0.1', '203.0.113.9', '127.0.0.1'],
  ])('%s', async (_case, setting, peer, forwarded, address) => {
    expect((await build(setting).ask(peer, forwarded)).body).toBe(address);
  });

  test.each(['0', '11', '-1', 'anybody', '10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0.0.0/8,', '10.0.0'])(
    '%s names no proxies',
    (setting) => {
      expect(parseTrustedProxies(setting)).toBeNull();
    },
  );
});

describe('a proxy that is not trusted', () => {
  test('is told to the operator once, and no more than twenty are', async () => {
    const { ask, lines } = build(null);
    for (let round = 0; round < 2; round++) await ask('10.1.2.3', '203.0.113.9');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({ level: 40, peer: '10.1.2.3' });
    for (let nth = 0; nth < 50; nth++) await ask(`10.9.9.${nth}`, '203.0.113.9');
    expect(lines).toHaveLength(20);
  });

  test('nothing is told of one that is trusted, nor of visitors who come by themselves', async () => {
    const { ask, lines } = build(null);
    await ask('127.0.0.1', '203.0.113.9');
    await ask('203.0.113.9');
    expect(lines).toEqual([]);
  });
});

describe('calls without a session', () => {
  test('have a share of the minute for each address, whatever they ask for', async () => {
    const { ask, clock } = build(null);
    for (let count = 0; count < 5; count++) await ask('203.0.113.1', undefined, `/api/nothing/${count}`);
    const refused = await ask('203.0.113.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
    expect((await ask('203.0.113.2')).statusCode).toBe(200);
    clock.advance(60_000);
    expect((await ask('203.0.113.1')).statusCode).toBe(200);
  });

  test('deliveries of platforms and questions after health are not counted, nor are pages', async () => {
    const { app, ask } = build(null);
    for (let count = 0; count < 10; count++) {
      const delivered = await app.inject({ method: 'POST', url: '/api/webhooks/any', remoteAddress: '203.0.113.1' });
      expect(delivered.statusCode).toBe(200);
      expect((await ask('203.0.113.1', undefined, '/api/health')).statusCode).toBe(200);
      expect((await ask('203.0.113.1', undefined, '/')).statusCode).not.toBe(429);
    }
  });
});
