import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makePublicDemoSecrets, prepareDailyReset, resetNow } from './public-demo.mjs';

const hourMs = 3_600_000;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'spotter-demo-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const has = (name: string) => existsSync(path.join(folder, name));
const leave = (name: string) => {
  mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, name, 'of a visitor'), '');
};

test('the secrets of a public demo are made once, differ from those of others, and are for their owner alone', () => {
  const secrets = makePublicDemoSecrets(folder);
  expect(makePublicDemoSecrets(folder)).toEqual(secrets);
  expect(secrets.SANDBOX_SECRET.length).toBeGreaterThanOrEqual(32);
  expect(secrets.DEMO_PASSWORD.length).toBeGreaterThanOrEqual(12);
  expect(statSync(path.join(folder, 'public-demo.json')).mode & 0o777).toBe(0o600);
  const other = mkdtempSync(path.join(tmpdir(), 'spotter-demo-'));
  expect(makePublicDemoSecrets(other).SANDBOX_SECRET).not.toBe(secrets.SANDBOX_SECRET);
  rmSync(other, { recursive: true });
});

test('a public demo forgets what is a day old, keeps what is not, and never its secrets', async () => {
  vi.useFakeTimers({ now: Date.now() });
  makePublicDemoSecrets(folder);
  leave('database');
  const whole = prepareDailyReset(folder);
  expect(has('database')).toBe(false);

  leave('database');
  leave('sandbox');
  const began = Date.now();
  const restarted = prepareDailyReset(folder, began + 23 * hourMs);
  expect([has('database'), has('sandbox')]).toEqual([true, true]);
  await vi.advanceTimersByTimeAsync(hourMs + 1_000);
  expect(await restarted).toBe(resetNow);
  await vi.advanceTimersByTimeAsync(23 * hourMs);
  expect(await whole).toBe(resetNow);

  void prepareDailyReset(folder, began + 25 * hourMs);
  expect([has('database'), has('sandbox'), has('public-demo.json')]).toEqual([false, false, true]);
});
