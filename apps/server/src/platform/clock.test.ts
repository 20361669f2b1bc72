import { expect, test } from 'vitest';
import { createTestClock } from './clock.ts';

test('a clock that is moved on fires what falls due on the way, in order and at its instant', () => {
  const clock = createTestClock('2026-11-20T12:00:00.000Z');
  const fired: string[] = [];
  const note = (name: string) => () => fired.push(`${name} ${clock.now().toISOString().slice(17, 23)}`);
  clock.setTimer(300, note('late'));
  clock.setTimer(new Date('2026-11-20T12:00:00.100Z'), () => {
    note('early')();
    clock.setTimer(50, note('asked for on the way'));
  });
  clock.setTimer(1000, note('not yet'));
  clock.setTimer(200, note('cancelled'))();
  clock.advance(500);
  expect(fired).toEqual(['early 00.100', 'asked for on the way 00.150', 'late 00.300']);
  expect(clock.now().toISOString()).toBe('2026-11-20T12:00:00.500Z');
});
