import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ActiveHours, opensAt } from './active-hours.ts';

const zone = 'America/Chicago';
const weekdays: ActiveHours = { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00', outside: 'wait' };
const nights: ActiveHours = { days: [5], from: '22:00', to: '02:00', outside: 'wait' };
const daily: ActiveHours = { ...weekdays, days: [] };

// 2026-11-20 is a Friday; Chicago is six hours behind UTC, from March 8 on five.
test.each<[string, string, ActiveHours, string | null]>([
  ['in the hours', '2026-11-20T15:00Z', weekdays, null],
  ['on the minute they begin', '2026-11-20T15:00:00Z', weekdays, null],
  ['before they begin', '2026-11-20T14:59:59Z', weekdays, '2026-11-20T15:00Z'],
  ['on the minute they end', '2026-11-19T23:00Z', weekdays, '2026-11-20T15:00Z'],
  ['on Friday evening', '2026-11-20T23:00Z', weekdays, '2026-11-23T15:00Z'],
  ['on Saturday, where every day counts', '2026-11-21T23:00Z', daily, '2026-11-22T15:00Z'],
  ['past midnight', '2026-11-21T07:59Z', nights, null],
  ['at the end past midnight', '2026-11-21T08:00Z', nights, '2026-11-28T04:00Z'],
  ['at the same hour of a day without hours', '2026-11-22T05:00Z', nights, '2026-11-28T04:00Z'],
  ['around the clock on one day', '2026-11-21T12:00Z', { ...nights, from: '09:00', to: '09:00' }, null],
  ['at an opening that the clocks skip', '2026-03-08T05:00Z', { ...daily, from: '02:30' }, '2026-03-08T08:30Z'],
])('%s', (_, instant, hours, expected) => {
  expect(opensAt(new Date(instant), hours, zone)).toEqual(expected === null ? null : new Date(expected));
});

test('an opening is the first instant in the hours, at most a week away', () => {
  const time = fc.integer({ min: 0, max: 47 }).map((half) => {
    return `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;
  });
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 6 }));
  const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, time, time, instant, (on, from, to, now) => {
      const hours: ActiveHours = { days: on, from, to, outside: 'wait' };
      const opening = opensAt(now, hours, zone);
      if (opening === null) return;
      expect(opening.getTime()).toBeGreaterThan(now.getTime());
      expect(opening.getTime() - now.getTime()).toBeLessThanOrEqual((7 * 24 + 1) * 3_600_000);
      expect(opensAt(opening, hours, zone)).toBeNull();
    }),
  );
});
