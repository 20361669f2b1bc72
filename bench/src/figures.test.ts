import { expect, it } from 'vitest';
import { median, percentile } from './figures.ts';

it('the median of rounds is the middle one, whatever their order', () => {
  expect(median([9, 1, 5])).toBe(5);
});

it('the 99th percentile of a hundred calls is the second slowest', () => {
  const durations = Array.from({ length: 100 }, (_, index) => index + 1);
  expect(percentile(durations, 99)).toBe(99);
});

it('without a value there is no figure', () => {
  expect(percentile([], 50)).toBeNaN();
});
