import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { createTestDatabase } from '../../database/test-database.ts';
import { createTestClock } from '../../platform/clock.ts';
import { createRateLimiter, type Limit, networkOf } from './rate-limit.ts';
import { rateLimits } from './rate-limit.tables.ts';

const clock = createTestClock('2026-11-20T12:00:00Z');
let database: Database;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ database, close } = await createTestDatabase());
});
afterAll(() => close());

const limit = (name: string): Limit => ({ name, tries: 3, windowMs: 60_000 });

test('two server processes count the same tries, also at the same moment', async () => {
  const processes = [createRateLimiter({ database, clock }), createRateLimiter({ database, clock })];
  const tries = Array.from({ length: 8 }, (_, n) => processes[n % 2]!.take(limit('shared'), 'ana'));
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

test('the window opens with the first try, says how long it lasts, and closes', async () => {
  const limiter = createRateLimiter({ database, clock });
  const take = () => limiter.take(limit('window'), 'ana');
  await take();
  clock.advance(45_000);
  await take();
  await take();
  await expect(take()).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 15 });
  clock.advance(15_000);
  await take();
});

test('one subject does not use up the tries of another', async () => {
  const limiter = createRateLimiter({ database, clock });
  for (let count = 0; count < 3; count++) await limiter.take(limit('apart'), 'ana');
  await limiter.take(limit('apart'), 'bea');
});

test('a try that is given back does not count', async () => {
  const limiter = createRateLimiter({ database, clock });
  for (let count = 0; count < 6; count++) {
    await limiter.take(limit('back'), 'ana');
    await limiter.giveBack(limit('back'), 'ana');
  }
});

test('what is over is swept away, and who tried is never stored in clear', async () => {
  clock.advance(120_000);
  await createRateLimiter({ database, clock }).take(limit('fresh'), 'ana@example.com');
  const rows = await database.select().from(rateLimits);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('ana');
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
