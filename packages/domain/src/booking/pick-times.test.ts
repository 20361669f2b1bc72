import { expect, test } from 'vitest';
import { anyTime, pickTimes, type TimeWish } from './pick-times.ts';
import { suggestAddress } from './suggest-address.ts';

const zone = 'America/Chicago';
const at = (day: number, hour: number) => new Date(Date.UTC(2026, 10, day, hour + 6));
const starts = [23, 24].flatMap((day) => [9, 10, 11, 13, 16].map((hour) => at(day, hour)));
const four = { zone, count: 4 };
const days = (from: number, to = from) => ({ from: `2026-11-${from}`, to: `2026-11-${to}` });
const timesFor = (wish: Partial<TimeWish>, count = 4) =>
  pickTimes(starts, { ...anyTime, ...wish }, { zone, count }).times;
const outsideFor = (wish: Partial<TimeWish>) => pickTimes(starts, { ...anyTime, ...wish }, four).outside;

test('several days are offered with their first times', () => {
  expect(timesFor({})).toEqual([at(23, 9), at(23, 10), at(24, 9), at(24, 10)]);
});

test('one day is offered from its beginning', () => {
  const { times } = pickTimes(starts.slice(0, 5), anyTime, four);
  expect(times).toEqual([at(23, 9), at(23, 10), at(23, 11), at(23, 13)]);
});

test('a part of the day that was asked for is kept to, else the nearest to it is offered', () => {
  expect(timesFor({ part: 'afternoon' })).toEqual([at(23, 13), at(23, 16), at(24, 13), at(24, 16)]);
  expect(timesFor({ part: 'evening' }, 2)).toEqual([at(23, 16), at(24, 16)]);
});

test('a time that was asked for is offered where it is open, else the nearest to it', () => {
  expect(timesFor({ fromMinutes: 11 * 60, toMinutes: 11 * 60 })).toEqual([at(23, 11), at(24, 11)]);
  expect(timesFor({ fromMinutes: 17 * 60 + 30, toMinutes: 17 * 60 + 30 }, 2)).toEqual([at(23, 16), at(24, 16)]);
});

test('a wished day is kept to, else the nearest one that is open is offered', () => {
  expect(timesFor({ days: days(24) })).toEqual([at(24, 9), at(24, 10), at(24, 11), at(24, 13)]);
  expect(timesFor({ days: days(26, 27) }, 2)).toEqual([at(24, 9), at(24, 10)]);
  expect(timesFor({ days: days(24), fromMinutes: 15 * 60 }, 1)).toEqual([at(24, 16)]);
  expect(timesFor({ days: days(24), fromMinutes: 18 * 60 }, 1)).toEqual([at(24, 16)]);
});

test('where nothing fits, the few nearest times are offered', () => {
  expect(timesFor({ days: days(24), part: 'evening' }, 6)).toEqual([at(24, 11), at(24, 13), at(24, 16)]);
});

test('a wished span is kept to where something in it is open', () => {
  const span = { fromMinutes: 11 * 60, toMinutes: 14 * 60 };
  expect(timesFor(span)).toEqual([at(23, 11), at(23, 13), at(24, 11), at(24, 13)]);
});

test('a wish outside the hours of all days is told with the first and the last call of the day', () => {
  const [firstMinutes, lastMinutes] = [9 * 60, 16 * 60];
  expect(outsideFor({ fromMinutes: 19 * 60, toMinutes: 19 * 60 })).toEqual({
    wished: 'too-late',
    firstMinutes,
    lastMinutes,
  });
  expect(outsideFor({ toMinutes: 8 * 60 })).toEqual({ wished: 'too-early', firstMinutes, lastMinutes });
  expect(outsideFor({ part: 'evening' })).toMatchObject({ wished: 'too-late' });
  expect(outsideFor({ fromMinutes: 12 * 60, toMinutes: 12 * 60 })).toBeNull();
  expect(outsideFor({})).toBeNull();
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
