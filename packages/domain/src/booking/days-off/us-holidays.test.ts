import { expect, test } from 'vitest';
import { isUsHoliday, nextUsHolidays, usHolidays } from './us-holidays.ts';

// Office of Personnel Management: the federal holidays of 2026 and 2027.
test.each([
  [
    2026,
    '01-01 01-19 02-16 05-25 06-19 07-03 07-04 09-07 10-12 11-11 11-26 12-25',
    'Independence Day is a Saturday: Friday is off, too',
  ],
  [
    2027,
    '01-01 01-18 02-15 05-31 06-18 06-19 07-04 07-05 09-06 10-11 11-11 11-25 12-24 12-25 12-31',
    'three on weekends',
  ],
])('the holidays of %i (%s)', (year, days) => {
  expect(usHolidays(year).map(({ day }) => day)).toEqual(days.split(' ').map((day) => `${year}-${day}`));
});

test('a New Year’s Day on a Saturday closes the last day of the year before', () => {
  expect(usHolidays(2027).at(-1)).toEqual({ day: '2027-12-31', name: 'New Year’s Day (observed)' });
  expect(isUsHoliday('2027-12-31')).toBe(true);
  expect(isUsHoliday('2026-12-31')).toBe(false);
});

test('the next holidays are those from a day on, over the end of the year', () => {
  expect(nextUsHolidays('2026-11-26', 3).map(({ name }) => name)).toEqual([
    'Thanksgiving',
    'Christmas',
    'New Year’s Day',
  ]);
});
