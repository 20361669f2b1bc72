import { describe, expect, test } from 'vitest';
import { budgetMark, percentOfBudget } from './budget-mark.ts';

describe("the use of a day's budget", () => {
  test.each([
    [0, 100, 0],
    [799, 1000, 79],
    [800, 1000, 80],
    [29, 100, 29],
    [999_999, 1_000_000, 99],
    [1_000_000, 1_000_000, 100],
    // The answer that was being written when it ran out still counts.
    [1_200_000, 1_000_000, 100],
    [1, Number.MAX_SAFE_INTEGER, 0],
  ])('%i of %i tokens are %i percent', (tokens, limit, percent) => {
    expect(percentOfBudget(tokens, limit)).toBe(percent);
  });

  test.each([
    [79, null],
    [80, 80],
    [94, 80],
    [95, 95],
    [100, 95],
  ])('at %i percent the mark is %s', (percent, mark) => {
    expect(budgetMark(percent)).toBe(mark);
  });
});
