import { expect, test } from 'vitest';
import { offsetStretches } from './offset-stretches.ts';

const yearOf = (year: number) => [new Date(Date.UTC(year, 0)), new Date(Date.UTC(year + 1, 0))] as const;

test('the offset of a zone is known in stretches', () => {
  const year = yearOf(2026);
  expect(offsetStretches(...year, 'Asia/Kolkata')).toEqual([{ from: year[0], minutes: 330 }]);
  expect(offsetStretches(...year, 'Australia/Adelaide')).toEqual([
    { from: year[0], minutes: 630 },
    { from: new Date('2026-04-04T16:30:00Z'), minutes: 570 },
    { from: new Date('2026-10-03T16:30:00Z'), minutes: 630 },
  ]);
});

test('clocks may change at any minute', () => {
  expect(offsetStretches(...yearOf(2020), 'Antarctica/Casey')).toContainEqual({
    from: new Date('2020-10-03T16:01:00Z'),
    minutes: 660,
  });
});

test('an unknown zone is UTC, without changes', () => {
  const year = yearOf(2026);
  expect(offsetStretches(...year, 'Mars/Olympus')).toEqual([{ from: year[0], minutes: 0 }]);
});
