import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { deriveKey, getAppSecret } from './app-secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'spotter-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the first start makes a secret that only the owner can read, the second finds it', () => {
  const dataDir = join(folder, 'new', 'data');
  const made = getAppSecret({ appSecret: null, dataDir });
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(getAppSecret({ appSecret: null, dataDir })).toBe(made);
  expect(statSync(join(dataDir, 'app-secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(['app-secret']);
});

test('a secret that is configured is taken, and nothing is written', () => {
  expect(getAppSecret({ appSecret: 'configured', dataDir: join(folder, 'unused') })).toBe('configured');
  expect(readdirSync(folder)).not.toContain('unused');
});

test('a data folder that cannot be used is said in one sentence', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => getAppSecret({ appSecret: null, dataDir: join(file, 'data') })).toThrow(
    /^The data folder cannot be used.*DATA_DIR/,
  );
});

test('keys for two purposes have nothing in common', () => {
  expect(deriveKey('secret', 'one')).toEqual(deriveKey('secret', 'one'));
  expect(deriveKey('secret', 'one')).not.toEqual(deriveKey('secret', 'other'));
});
