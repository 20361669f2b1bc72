import { daysOf } from '@spotter/domain/analytics';
import { describe, expect, test } from 'vitest';
import { areWeeks, barsOf, keyBars, labelStep } from './bars.ts';

const points = (from: string, to: string) => daysOf({ from, to }).map((time) => ({ time, value: 1 }));

describe('the bars of a chart', () => {
  test('are days in a month', () => {
    const bars = barsOf(points('2026-11-01', '2026-11-30'));
    expect(bars).toHaveLength(30);
    expect(areWeeks(bars)).toBe(false);
  });

  test('are weeks in a longer range, the first one shorter, and no day is lost', () => {
    const bars = barsOf(points('2026-08-24', '2026-11-21'));
    expect(bars).toHaveLength(13);
    expect(bars[0]).toEqual({ from: '2026-08-24', to: '2026-08-29', value: 6 });
    expect(bars.at(-1)).toEqual({ from: '2026-11-15', to: '2026-11-21', value: 7 });
    expect(bars.reduce((sum, { value }) => sum + value, 0)).toBe(90);
    expect(areWeeks(bars)).toBe(true);
  });

  test('have numbers on the highest and the last one that has any', () => {
    const bars = [3, 9, 0, 2, 0].map((value, at) => ({ from: `${at}`, to: `${at}`, value }));
    expect([...keyBars(bars)]).toEqual([1, 3]);
    expect([...keyBars(bars.map((bar) => ({ ...bar, value: 0 })))]).toEqual([]);
  });

  test('have as many days below as fit', () => {
    expect([labelStep(30, 8), labelStep(7, 8), labelStep(30, 4)]).toEqual([4, 1, 8]);
  });
});
