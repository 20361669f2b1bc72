import { expect, test } from 'vitest';
import { nightEndsAt, secondTryAt } from './second-try.ts';

const zone = 'America/Chicago';

test.each([
  // Early next morning, when the window closes soon after.
  ['2026-11-23T17:00:00Z', '2026-11-24T15:00:00Z', '2026-11-24T15:00:00.000Z'],
  ['2026-11-23T17:00:00Z', '2026-11-25T15:00:00Z', '2026-11-24T17:00:00.000Z'],
  // Written at midnight: not before 8 AM, and not after 8 PM.
  ['2026-11-23T06:30:00Z', '2026-11-25T15:00:00Z', '2026-11-24T14:00:00.000Z'],
  ['2026-11-24T05:30:00Z', '2026-11-25T15:00:00Z', '2026-11-25T02:00:00.000Z'],
  // The clocks go back in between: 8 AM comes an hour later.
  ['2026-11-01T01:30:00Z', '2026-11-01T14:00:00Z', '2026-11-01T14:00:00.000Z'],
])('after %s and until %s it is %s', (first, until, second) => {
  expect(secondTryAt(new Date(first), new Date(until), zone)?.toISOString()).toBe(second);
});

test('where the window closes before the next morning there is none', () => {
  expect(secondTryAt(new Date('2026-11-23T17:00:00Z'), new Date('2026-11-24T13:59:00Z'), zone)).toBeNull();
});

test.each([
  ['2026-11-23T13:59:59Z', '2026-11-23T14:00:00.000Z'],
  ['2026-11-23T14:00:00Z', undefined],
  ['2026-11-24T02:00:30Z', undefined],
  ['2026-11-24T02:01:00Z', '2026-11-24T14:00:00.000Z'],
  ['2026-11-24T07:00:00Z', '2026-11-24T14:00:00.000Z'],
  // The clocks go back in this night.
  ['2026-11-01T01:30:00Z', '2026-11-01T14:00:00.000Z'],
])('the night at %s ends at %s', (now, end) => {
  expect(nightEndsAt(new Date(now), zone)?.toISOString()).toBe(end);
});
