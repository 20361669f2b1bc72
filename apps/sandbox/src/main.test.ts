import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** The folder in which the launcher also keeps compiled code: most of a start is compiling. */
const compileCache = join(import.meta.dirname, '../../../node_modules/.cache/compiled');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-main-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function startProgram(environment: Record<string, string>) {
  const program = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: compileCache,
      DATA_DIR: folder,
      PUBLIC_URL: 'http://127.0.0.1:9',
      SANDBOX_PORT: '0',
      ...environment,
    },
  });
  const output = { out: '', error: '' };
  program.stdout.on('data', (part) => (output.out += part));
  program.stderr.on('data', (part) => (output.error += part));
  const ended = once(program, 'close').then(([code]) => code as number | null);
  /** Resolves with the first line; a program that ends before it fails the test with its output. */
  const ready = Promise.race([
    once(program.stdout, 'data'),
    ended.then(() => {
      throw new Error(output.error);
    }),
  ]);
  ready.catch(() => undefined);
  return { program, output, ended, ready };
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s stops it cleanly, with its state kept in one whole file',
  async (signal) => {
    const { program, output, ended, ready } = startProgram({});
    await ready;
    program.kill(signal);
    expect(await ended).toBe(0);
    expect(output).toEqual({ out: expect.stringMatching(/^The sandbox is ready: http:.*\n$/), error: '' });
    expect(readdirSync(join(folder, 'sandbox'))).toEqual([
      'calendly.json',
      'clock.json',
      'google-calendar.json',
      'instagram.json',
      'mailbox.json',
      'messenger.json',
      'push-service.json',
      'stripe.json',
    ]);
  },
);

test('a taken port is one sentence and exit code 1', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { output, ended } = startProgram({ SANDBOX_PORT: String(port) });
  expect(await ended).toBe(1);
  other.close();
  expect(output).toEqual({
    out: '',
    error: expect.stringMatching(/^The sandbox cannot start: port \d+, for .*, is taken\. .*\n$/),
  });
});

test('a folder that cannot be used, or a file that is not its own, is one sentence and exit code 1', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '{}');
  for (const impossible of [file, '/dev/null/data', '/proc/data']) {
    const unusable = startProgram({ DATA_DIR: impossible });
    expect(await unusable.ended).toBe(1);
    expect(unusable.output.error).toMatch(/^The sandbox cannot use .*\n$/);
  }

  mkdirSync(join(folder, 'sandbox'));
  writeFileSync(join(folder, 'sandbox', 'instagram.json'), '{"half":');
  const unreadable = startProgram({});
  expect(await unreadable.ended).toBe(1);
  expect(unreadable.output.error).toMatch(/^The sandbox cannot read .*Delete it.*\n$/);
});
