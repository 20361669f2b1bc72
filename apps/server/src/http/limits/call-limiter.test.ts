import { expect, test } from 'vitest';
import { createTestClock } from '../../platform/clock.ts';
import { createCallLimiter, type Share } from './call-limiter.ts';

test('a subject has its share of the minute, and is told what is left, also when it is refused', () => {
  const clock = createTestClock('2026-11-20T12:00:00Z');
  const limit = createCallLimiter(clock, 2);
  const told: Share[] = [];
  const call = (subject: string) => limit(subject, (share) => told.push(share));
  call('a key');
  clock.advance(20_000);
  call('a key');
  expect(() => call('a key')).toThrow(expect.objectContaining({ code: 'too_many_requests', retryAfterSeconds: 40 }));
  call('another');
  expect(told.map(({ left, resetSeconds }) => [left, resetSeconds])).toEqual([
    [1, 60],
    [0, 40],
    [0, 40],
    [1, 40],
  ]);
  clock.advance(40_000);
  call('a key');
  expect(told.at(-1)).toEqual({ max: 2, left: 1, resetSeconds: 60 });
});
