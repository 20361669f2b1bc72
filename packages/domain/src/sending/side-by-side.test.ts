import { expect, test } from 'vitest';
import { limitAfterAnswer, limitAfterRefusal, nextInTurn } from './side-by-side.ts';

const under = (counts: Record<string, number>) => new Map(Object.entries(counts));

test.each([
  ['the one with the fewest under way', ['a', 'b'], 8, { a: 3, b: 2 }, 'b'],
  ['of equals the first', ['a', 'b'], 8, { a: 2, b: 2 }, 'a'],
  ['nobody where the limit is reached', ['a', 'b'], 4, { a: 2, b: 2 }, null],
  ['nobody who has three quarters already', ['a'], 8, { a: 6 }, null],
  ['the only one where there is one place', ['a'], 1, {}, 'a'],
  ['nobody where nobody waits', [], 8, {}, null],
])('the next is %s', (_what, waiting, limit, counts, next) => {
  expect(nextInTurn(waiting, { limit, underWay: under(counts) })).toBe(next);
});

test('a refusal halves what was under way, and one is always tried', () => {
  expect(limitAfterRefusal({ limit: 500, underWay: under({ a: 100, b: 20 }) })).toBe(60);
  expect(limitAfterRefusal({ limit: 10, underWay: under({ a: 1 }) })).toBe(1);
});

test('answers raise the limit while it is reached, at most to the greatest', () => {
  expect(limitAfterAnswer({ limit: 10, underWay: under({ a: 8 }) }, 500)).toBeCloseTo(10.1);
  expect(limitAfterAnswer({ limit: 10, underWay: under({ a: 3 }) }, 500)).toBe(10);
  expect(limitAfterAnswer({ limit: 10, underWay: under({ a: 8 }) }, 10)).toBe(10);
});
