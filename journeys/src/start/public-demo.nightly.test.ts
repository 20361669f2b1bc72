import { createHmac } from 'node:crypto';
import { cpSync, readFileSync, rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoStory } from '@spotter/demo';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { findPortsForBoth } from '../running/free-ports.ts';
import { startProgram, type Program } from '../running/program.ts';
import { until } from '../running/until.ts';

let folder: string;
let ports: Awaited<ReturnType<typeof findPortsForBoth>>;
let program: Program | null = null;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'spotter-public-demo-'));
  ports = await findPortsForBoth();
});
afterEach(async () => {
  await program?.end('SIGTERM');
  program = null;
  rmSync(folder, { recursive: true, force: true });
});

async function statusOf(address: string, body: string, headers: Record<string, string> = {}): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${ports.PORT}${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}

test('a sandbox that the public reaches does not start with its published secrets', async () => {
  const prepared = inject('preparedDatabase');
  if (prepared !== null) cpSync(prepared, path.join(folder, 'database'), { recursive: true });
  program = startProgram('scripts/start.mjs', { ...ports, DATA_DIR: folder, PUBLIC_URL: 'https://demo.example' });
  expect((await program.ended).code).toBe(1);
  expect(program.output()).toContain('SANDBOX');
  expect(program.output()).toContain('public-demo');
});

test('a public demo opens to the password that it tells, and to nothing that is published', async () => {
  const started = startProgram('scripts/start.mjs', {
    ...ports,
    DATA_DIR: folder,
    SANDBOX: 'public-demo',
    PUBLIC_URL: 'https://demo.example',
  });
  program = started;
  await until('both addresses are printed', () => {
    if (!started.isRunning()) throw new Error(`It ended: ${started.output()}`);
    return started.output().includes('Ctrl-C stops.');
  });
  const { email, password: published } = demoStory.coach;
  const reported = new RegExp(`${email}  (\\S+)`).exec(started.output())?.[1] ?? '';
  expect(reported).not.toBe(published);
  const signIn = (password: string) => statusOf('/api/auth/sign-in', JSON.stringify({ email, password }));
  expect(await signIn(reported)).toBe(200);
  expect(await signIn(published)).toBe(401);

  const body = '{"object":"instagram","entry":[]}';
  const deliver = (secret: string) =>
    statusOf('/api/webhooks/instagram', body, {
      'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
    });
  expect(await deliver('sandbox-instagram-secret')).toBe(401);
  const { SANDBOX_SECRET } = JSON.parse(readFileSync(path.join(folder, 'public-demo/public-demo.json'), 'utf8')) as {
    SANDBOX_SECRET: string;
  };
  expect(await deliver(createHmac('sha256', SANDBOX_SECRET).update('instagram-secret').digest('hex'))).toBe(200);
});
