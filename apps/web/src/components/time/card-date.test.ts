import { expect, test } from 'vitest';
import { cardDate } from './card-date.ts';

test('a day is said in day-month-year form; what is no date is said to be none', () => {
  expect(cardDate('2026-11-03T12:00:00.000Z')).toBe('03-11-2026');
  expect(cardDate('yesterday')).toBe('Date not available');
});
