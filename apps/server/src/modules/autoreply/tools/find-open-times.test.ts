import { expect, test } from 'vitest';
import { spanOf } from './find-open-times.ts';

const today = '2026-11-23';

test.each<[string, Parameters<typeof spanOf>[0], { first: string; last: string }]>([
  ['a week from today', {}, { first: '2026-11-23', last: '2026-11-29' }],
  ['a week from a day', { from_day: '2026-12-01' }, { first: '2026-12-01', last: '2026-12-07' }],
  ['both days', { from_day: '2026-12-01', to_day: '2026-12-02' }, { first: '2026-12-01', last: '2026-12-02' }],
  ['no day before today', { from_day: '2026-11-01', to_day: '2026-11-24' }, { first: today, last: '2026-11-24' }],
  [
    'an end before its begin is one day',
    { from_day: '2026-12-03', to_day: '2026-12-01' },
    { first: '2026-12-03', last: '2026-12-03' },
  ],
  ['no more than a month', { to_day: '2027-06-01' }, { first: today, last: '2026-12-24' }],
])('%s', (_, wish, expected) => {
  expect(spanOf(wish, today)).toEqual(expected);
});
