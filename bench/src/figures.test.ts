import { expect, it } from 'vitest';
import { median, percentile, smoothnessOf } from './figures.ts';

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

it('frames are late that took more than a sixtieth of a second, and very late after two', () => {
  const frames = [0, 16.7, 33.4, 50, 66.7, 100, 150];
  expect(smoothnessOf(frames)).toEqual({ perSecond: 40, late: 2 / 6, veryLate: 1 / 6, maxMs: 50 });
});
