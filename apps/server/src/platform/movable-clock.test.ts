import { expect, test } from 'vitest';
import { createTestClock } from './clock.ts';
import { createMovableClock } from './movable-clock.ts';

const hourMs = 3_600_000;
const noon = new Date('2026-11-20T12:00:00Z');
const inHours = (hours: number) => new Date(noon.getTime() + hours * hourMs);

test('a clock that is put ahead tells the later time, and goes on from there', () => {
  const base = createTestClock(noon);
  const clock = createMovableClock(base, hourMs);
  expect(clock.now()).toEqual(inHours(1));
  clock.putAhead(3 * hourMs);
  base.advance(hourMs);
  expect(clock.now()).toEqual(inHours(4));
});

test('what was to happen at an instant happens when the clock gets there, by itself or by a jump, and once', () => {
  const base = createTestClock(noon);
  const clock = createMovableClock(base, 0);
  const happened: string[] = [];
  clock.setTimer(inHours(2), () => happened.push('at two'));
  clock.setTimer(inHours(4), () => happened.push('at four'));
  clock.setTimer(inHours(2), () => happened.push('canceled'))();
  clock.putAhead(3 * hourMs);
  base.advance(0);
  expect(happened).toEqual(['at two']);
  base.advance(hourMs);
  expect(happened).toEqual(['at two', 'at four']);
});

test('a length of time is not shortened by a jump', () => {
  const base = createTestClock(noon);
  const clock = createMovableClock(base, 0);
  const happened: string[] = [];
  clock.setTimer(2 * hourMs, () => happened.push('patience'));
  clock.putAhead(3 * hourMs);
  base.advance(hourMs);
  expect(happened).toEqual([]);
  base.advance(hourMs);
  expect(happened).toEqual(['patience']);
});
