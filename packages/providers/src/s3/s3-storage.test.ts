import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createS3Simulator } from '@spotter/simulators/s3/s3-simulator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createS3Storage } from './s3-storage.ts';

const keys = { bucket: 'spotter-files', region: 'eu-central-1', accessKey: 'AKID', secretKey: 'secret/of+the key' };
const at = new Date('2026-11-20T12:00:00Z');
const simulator = createS3Simulator({ ...keys, now: () => at, pageLength: 2 });
const folder = mkdtempSync(join(tmpdir(), 'spotter-s3-'));
let endpoint: string;
beforeAll(async () => {
  endpoint = await simulator.listen();
});
afterAll(async () => {
  await simulator.close();
  rmSync(folder, { recursive: true });
});

const storage = (changed: Partial<typeof keys & { endpoint: string }> = {}) =>
  createS3Storage({ ...keys, endpoint, timeoutMs: 20_000, ...changed });

function local(content: string | Buffer) {
  const path = join(folder, 'local');
  writeFileSync(path, content);
  return { path, bytes: Buffer.byteLength(content), sha256: createHash('sha256').update(content).digest('hex') };
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

async function textOf(content: AsyncIterable<Uint8Array> | null): Promise<string | null> {
  return content === null ? null : Buffer.concat(await all(content)).toString();
}

test('files are stored, loaded, listed page by page and removed', async () => {
  const files = storage();
  for (const name of ['a/1', 'a/2', 'a/3', 'b/1']) await files.store(name, local(`content of ${name}`));
  expect(await textOf(await files.load('a/2'))).toBe('content of a/2');
  expect(await files.load('a/9')).toBeNull();
  expect(await all(files.list('a/'))).toEqual(['a/1', 'a/2', 'a/3'].map((name) => ({ name, storedAt: at })));
  await files.remove('a/2');
  await files.remove('a/2');
  expect(simulator.control.names()).toEqual(['a/1', 'a/3', 'b/1']);
  expect(await files.pathOf('a/1')).toBeNull();
});

test('what goes wrong is said by its kind, and never with the key', async () => {
  const faults = async (work: Promise<unknown>) =>
    work.then(
      () => 'fine',
      (error: Error & { kind: string }) => `${error.kind}: ${error.message}`,
    );
  expect(await faults(storage({ secretKey: 'another' }).load('a/1'))).toBe(
    'unauthorised: HTTP 403, SignatureDoesNotMatch',
  );
  expect(await faults(storage({ bucket: 'none' }).store('a/1', local('x')))).toBe('not-found: HTTP 404, NoSuchBucket');
  // The service sees that the content is another than was hashed.
  const { sha256 } = local('y');
  expect(await faults(storage().store('a/1', { ...local('x'), sha256 }))).toMatch(/^rejected: HTTP 400/);
  simulator.control.setStatus(500);
  expect(await faults(storage().remove('a/1'))).toBe('unreachable: HTTP 500, InternalError');
  simulator.control.setStatus(null);
  expect(await faults(storage({ endpoint: 'http://127.0.0.1:1' }).load('a/1'))).toMatch(/^unreachable: /);
});

test('an answer without end is given up', async () => {
  const server = createServer((_request, response) => {
    const more = (error?: Error | null): unknown => error ?? response.write(Buffer.alloc(256 * 1024, 'x'), more);
    more();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(all(storage({ endpoint: address }).list(''))).rejects.toMatchObject({ kind: 'unreadable' });
  server.closeAllConnections();
  server.close();
});
