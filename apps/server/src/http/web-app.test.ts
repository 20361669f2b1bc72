import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import { createLogger } from '../platform/logger.ts';
import { buildApp } from './app.ts';
import { createMetrics } from './metrics/metrics.ts';
import { readinessOf } from './readiness.test-support.ts';
import { noCallMemory } from './once/no-call-memory.test-support.ts';

const folder = mkdtempSync(join(tmpdir(), 'spotter-web-'));
let app: FastifyInstance;

function build(webFolder: string): FastifyInstance {
  return buildApp({
    logger: createLogger('silent'),
    clock: systemClock,
    publicUrl: 'http://localhost:3000',
    webFolder,
    imageOrigins: ['http://127.0.0.1:3002'],
    metrics: { registry: createMetrics(), token: null, refresh: async () => {} },
    authenticateKey: async () => null,
    callMemory: noCallMemory,
    authenticate: async () => null,
    checkReadiness: async () => readinessOf(new Date(), 'failed'),
    register: () => undefined,
  });
}

beforeAll(() => {
  mkdirSync(join(folder, 'about'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><script>begin()</script><h1>Landing</h1>');
  writeFileSync(join(folder, 'about', 'index.html'), '<!doctype html><h1>About</h1>');
  writeFileSync(
    join(folder, '__spa-fallback.html'),
    '<!doctype html><script type="module">start()</script><h1>App</h1>',
  );
  writeFileSync(join(folder, 'assets', 'app-1a2b3c.js'), 'start()');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'sw.js'), 'work()');
  writeFileSync(join(folder, 'sw.js.gz'), gzipSync('work()'));
  writeFileSync(join(folder, 'sw.js.br'), brotliCompressSync('work()'));
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  app = build(folder);
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('the web app', () => {
  test.each([
    ['/', 'Landing'],
    ['/about', 'About'],
    ['/about/', 'About'],
    ['/dashboard/chat/1?from=list', 'App'],
  ])('%s shows %s', async (url, title) => {
    const response = await app.inject({ url });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.body).toContain(title);
  });

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('pages are compressed for who accepts %s', async (accepted, encoding, unpack) => {
    const page = await app.inject({ url: '/about', headers: { 'accept-encoding': accepted } });
    expect(page.headers['content-encoding']).toBe(encoding);
    expect(page.headers['vary']).toBe('accept-encoding');
    expect(unpack(page.rawPayload).toString()).toContain('About');
  });

  test('a page that has not changed is not sent again, and its policy still is', async () => {
    const { headers } = await app.inject({ url: '/login' });
    const etag = String(headers['etag']);
    const again = await app.inject({ url: '/dashboard', headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect((await app.inject({ url: '/about', headers: { 'if-none-match': etag } })).statusCode).toBe(200);
  });

  test('a page may run the scripts it was built with and no others', async () => {
    const policy = String((await app.inject({ url: '/' })).headers['content-security-policy']);
    // openssl: printf 'begin()' | openssl dgst -sha256 -binary | base64
    expect(policy).toContain("script-src 'self' 'sha256-15S4FGE7rP6kq/PzA1uIhN3+8zfaO6/TnJp4fMWo7lE='");
    expect(policy).toContain("connect-src 'self' ws://localhost:3000");
    expect(policy).toContain('http://127.0.0.1:3002');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
  });

  test('only the return page of a popup keeps its opener', async () => {
    expect((await app.inject({ url: '/setup' })).headers['cross-origin-opener-policy']).toBe('unsafe-none');
    expect((await app.inject({ url: '/login' })).headers['cross-origin-opener-policy']).toBe(
      'same-origin-allow-popups',
    );
  });

  test('hashed files may be kept for ever, the others for an hour', async () => {
    const asset = await app.inject({ url: '/assets/app-1a2b3c.js' });
    expect(asset.body).toBe('start()');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['x-content-type-options']).toBe('nosniff');
    expect(asset.headers['content-security-policy']).toContain("default-src 'none'");
    for (const name of ['x-frame-options', 'etag', 'last-modified']) expect(asset.headers).not.toHaveProperty(name);
    expect((await app.inject({ url: '/favicon.svg' })).headers['cache-control']).toBe('public, max-age=3600');
  });

  test.each(['br', 'gzip', 'identity'])(
    'the service worker is looked for anew each time and asks our own server alone (%s)',
    async (encoding) => {
      const worker = await app.inject({ url: '/sw.js', headers: { 'accept-encoding': encoding } });
      expect(worker.headers['content-type']).toMatch(/^(text|application)\/javascript/);
      expect(worker.headers['cache-control']).toBe('no-cache');
      expect(worker.headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
    },
  );

  test('the app can be installed: its manifest has its type, and pages may load it and the worker', async () => {
    const manifest = await app.inject({ url: '/manifest.webmanifest' });
    expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);
    const policy = String((await app.inject({ url: '/' })).headers['content-security-policy']);
    expect(policy).toContain("manifest-src 'self'");
    expect(policy).toContain("worker-src 'self'");
  });

  test('a file that is not there is no page', async () => {
    const response = await app.inject({ url: '/assets/app-old.js' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found' });
  });

  test('nothing outside its folder can be read', async () => {
    for (const url of ['/../config.ts', '/%2e%2e/config.ts', '/..%2f..%2fetc/passwd']) {
      const response = await app.inject({ url });
      expect(response.body).not.toMatch(/parseConfig|root:/);
    }
  });

  test('a server without a built web app still answers, and says that there is nothing', async () => {
    const bare = build(join(folder, 'not-built'));
    expect((await bare.inject({ url: '/login' })).statusCode).toBe(404);
    expect((await bare.inject({ url: '/api/health/live' })).statusCode).toBe(200);
    await bare.close();
  });
});
