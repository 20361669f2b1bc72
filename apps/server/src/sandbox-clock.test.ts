import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseConfig } from './config/config.ts';
import { AppError } from './http/app-error.ts';
import { openSandboxClock, registerSandboxClock } from './sandbox-clock.ts';

const hourMs = 3_600_000;
const secret = 'a secret of the sandbox';
let folder: string;
let moves = 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-clock-'));
  moves = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

const sign = (text: string | Buffer) => `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`;

function serve() {
  const sandboxClock = openSandboxClock(folder);
  const app = fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof AppError && error.code === 'conflict' ? 409 : 401).send({}),
  );
  const verifier = {
    signatureHeader: 'x-hub-signature-256',
    isSigned: (body: Buffer, signature: string) => sign(body) === signature,
  };
  registerSandboxClock(app, sandboxClock, {
    verifiers: { platform: verifier as never },
    onMoved: () => {
      moves += 1;
    },
  });
  const put = async (aheadMs: number, signature?: string) => {
    const url = `/api/sandbox/clock/${aheadMs}`;
    const headers = { 'x-hub-signature-256': signature ?? sign(url) };
    return (await app.inject({ method: 'POST', url, headers })).statusCode;
  };
  return { clock: sandboxClock.clock, put };
}

test('a signed request puts the clock ahead, the work that is due then is looked for, and a restart keeps it', async () => {
  const { clock, put } = serve();
  expect(await put(3 * hourMs)).toBe(200);
  expect(clock.now().getTime() - Date.now()).toBeGreaterThan(2 * hourMs);
  expect(moves).toBe(1);
  expect(serve().clock.aheadMs()).toBe(3 * hourMs);
});

test('nobody else moves it, and it is never put back', async () => {
  const { clock, put } = serve();
  expect(await put(hourMs, sign('/api/sandbox/clock/1'))).toBe(401);
  expect(await put(hourMs, 'sha256=')).toBe(401);
  expect(await put(400 * 24 * hourMs)).toBe(401);
  expect(clock.aheadMs()).toBe(0);
  await put(2 * hourMs);
  expect(await put(hourMs)).toBe(409);
  expect(clock.aheadMs()).toBe(2 * hourMs);
  expect(moves).toBe(1);
});

test('the clock moves beside a sandbox on the operator’s own machine only', () => {
  const secrets = {
    SANDBOX_SECRET: 'a secret of the public demo, long enough',
    DEMO_PASSWORD: 'a password of the demo',
  };
  expect(parseConfig({ SANDBOX: 'on' }).sandbox.movesClock).toBe(true);
  expect(parseConfig({ SANDBOX: 'public-demo', ...secrets }).sandbox.movesClock).toBe(false);
  const outside = { INSTAGRAM_APP_ID: '1', INSTAGRAM_APP_SECRET: '0123456789abcdef', LLM_BASE_URL: 'http://m.test/v1' };
  expect(parseConfig({ ...outside, SANDBOX: 'off', LLM_API_KEY: 'k', LLM_MODEL: 'm' }).sandbox.movesClock).toBe(false);
});
