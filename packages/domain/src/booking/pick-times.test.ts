import { expect, test } from 'vitest';
import { outsideHours, pickTimes } from './pick-times.ts';
import { suggestAddress } from './suggest-address.ts';

const zone = 'America/Chicago';
const at = (day: number, hour: number) => new Date(Date.UTC(2026, 10, day, hour + 6));
const starts = [23, 24].flatMap((day) => [9, 10, 11, 13, 16].map((hour) => at(day, hour)));
const anything = { zone, time: null, part: null, count: 4 };

test('several days are offered with their first times', () => {
  expect(pickTimes(starts, anything)).toEqual([at(23, 9), at(23, 10), at(24, 9), at(24, 10)]);
});

test('one day is offered from its beginning', () => {
  expect(pickTimes(starts.slice(0, 5), anything)).toEqual([at(23, 9), at(23, 10), at(23, 11), at(23, 13)]);
});

test('a part of the day that was asked for is kept to', () => {
  expect(pickTimes(starts, { ...anything, part: 'afternoon' })).toEqual([
    at(23, 13),
    at(23, 16),
    at(24, 13),
    at(24, 16),
  ]);
  expect(pickTimes(starts, { ...anything, part: 'evening' })).toEqual([]);
});

test('a time that was asked for is offered where it is open, else the nearest to it', () => {
  expect(pickTimes(starts, { ...anything, time: '11:00' })).toEqual([at(23, 11), at(24, 11)]);
  expect(pickTimes(starts, { ...anything, time: '17:30', count: 2 })).toEqual([at(23, 16), at(24, 16)]);
});

test.each([
  ['maya@gmial.com', 'maya@gmail.com'],
  ['maya@gmail.con', 'maya@gmail.com'],
  ['maya@hotmial.com', 'maya@hotmail.com'],
  ['maya@yaho.com', 'maya@yahoo.com'],
  ['maya@gmail.com', null],
  ['maya@example.test', null],
  ['maya@mail.com', null],
  ['maya@live.com', null],
])('of %s is meant %s', (address, meant) => {
  expect(suggestAddress(address)).toBe(meant);
});

const days = (from: number, to = from) => ({ from: `2026-11-${from}`, to: `2026-11-${to}` });

test('a wished day comes first, else the nearest one that is open', () => {
  expect(pickTimes(starts, { ...anything, days: days(24) })).toEqual([at(24, 9), at(24, 10), at(24, 11), at(24, 13)]);
  expect(pickTimes(starts, { ...anything, days: days(26, 27), count: 2 })).toEqual([at(24, 9), at(24, 10)]);
});

test('a wished span is kept to where something in it is open, else the nearest to it is offered', () => {
  expect(pickTimes(starts, { ...anything, fromMinutes: 11 * 60, toMinutes: 14 * 60 })).toEqual([
    at(23, 11),
    at(23, 13),
    at(24, 11),
    at(24, 13),
  ]);
  expect(pickTimes(starts, { ...anything, fromMinutes: 18 * 60, count: 2 })).toEqual([at(23, 16), at(24, 16)]);
});

test('a wish outside the hours of all days is told with the first and the last call of the day', () => {
  expect(outsideHours(starts, { ...anything, time: '19:00' })).toEqual({
    wished: 'too-late',
    first: '09:00',
    last: '16:00',
  });
  expect(outsideHours(starts, { ...anything, toMinutes: 8 * 60 })).toMatchObject({ wished: 'too-early' });
  expect(outsideHours(starts, { ...anything, time: '12:00' })).toBeNull();
  expect(outsideHours(starts, anything)).toBeNull();
});
