import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAt } from '@spotter/language/zones/zoned-time';
import { boundsOf, daysOf, lastDays, lengthOf, periodBefore } from './date-range.ts';
import { spansOf } from './day-spans.ts';
import { funnelCounts } from './funnel.ts';
import { keywordRows } from './keyword-rows.ts';
import { changeInPercent, formatBookingRate, percentOf } from './rates.ts';
import { formatWait, waitPercentile, waitStep } from './waiting-time.ts';

describe('a range of days', () => {
  test('the last 30 days end today and are 30', () => {
    expect(lastDays('2026-03-05', 30)).toEqual({ from: '2026-02-04', to: '2026-03-05' });
    expect(daysOf(lastDays('2026-03-05', 30))).toHaveLength(30);
  });

  test('the period before is as long and ends the day before', () => {
    expect(periodBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-01-29', to: '2026-02-28' });
    expect(lengthOf({ from: '2026-03-31', to: '2026-03-01' })).toBeLessThanOrEqual(0);
  });

  test('the day on which the clocks change is an hour shorter or longer', () => {
    const hours = (range: { from: string; to: string }, zone: string) => {
      const { start, end } = boundsOf(range, zone);
      return (end.getTime() - start.getTime()) / 3_600_000;
    };
    expect(hours({ from: '2026-03-29', to: '2026-03-29' }, 'Europe/Madrid')).toBe(23);
    expect(hours({ from: '2026-10-25', to: '2026-10-25' }, 'Europe/Madrid')).toBe(25);
    expect(hours({ from: '2026-04-05', to: '2026-04-05' }, 'Australia/Adelaide')).toBe(25);
    expect(hours({ from: '2026-06-01', to: '2026-06-01' }, 'Asia/Kolkata')).toBe(24);
  });

  test('an instant lies between the start of its day and the next, in every zone', () => {
    const zones = fc.constantFrom('America/Chicago', 'Europe/Madrid', 'Asia/Kathmandu', 'Australia/Adelaide');
    fc.assert(
      fc.property(zones, fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2027, 0) }), (zone, ms) => {
        const day = dayAt(new Date(ms), zone);
        const { start, end } = boundsOf({ from: day, to: day }, zone);
        expect(start.getTime()).toBeLessThanOrEqual(ms);
        expect(end.getTime()).toBeGreaterThan(ms);
        expect(start.getTime() % 900_000).toBe(0);
      }),
      { numRuns: 200 },
    );
  });
});

test('every day of a range is in one span, and a year is made of few', () => {
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 20_000 }), fc.integer({ min: 1, max: 731 }), (start, length) => {
      const from = new Date(Date.UTC(2000, 0, 1 + start)).toISOString().slice(0, 10);
      const range = { from, to: lastDays(from, 2 - length).from };
      const runs = spansOf(range);
      expect(runs.flatMap((run) => daysOf({ from: run.from, to: lastDays(run.until, 2).from }))).toEqual(daysOf(range));
      const spans = runs.map((run) => (lengthOf({ from: run.from, to: run.until }) - 1) / run.length);
      expect(spans.every(Number.isInteger)).toBe(true);
      expect(spans.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(40);
    }),
  );
});

describe('rates', () => {
  test('are never NaN and never over 100', () => {
    expect(percentOf(0, 0)).toBe(0);
    expect(percentOf(3, 2)).toBe(100);
    expect(percentOf(1, 8)).toBe(12.5);
  });

  test('the booking rate is the highest value with two decimals, or 0% when there is none', () => {
    expect(formatBookingRate([{ value: 12.5 }, { value: 31.256 }])).toBe('31.26%');
    expect(formatBookingRate([])).toBe('0%');
    expect(formatBookingRate([{ value: 0, engaged: 0 }])).toBe('0%');
    expect(formatBookingRate([{ value: 0, engaged: 7 }])).toBe('0.00%');
  });

  test('growth from nothing has no percentage', () => {
    expect(changeInPercent(3, 0)).toBeNull();
    expect(changeInPercent(3, 4)).toBe(-25);
  });
});

test('keywords are sorted by messages handled, with both rates', () => {
  const rows = keywordRows({
    engagedTimes: [
      { keyword: 'BULK', times: 4 },
      { keyword: 'SHRED', times: 10 },
      { keyword: 'ABS', times: 4 },
    ],
    bookingRate: [
      { keyword: 'SHRED', totalConversations: 5, confirmedMeets: 2 },
      { keyword: 'BULK', totalConversations: 0, confirmedMeets: 0 },
    ],
  });
  expect(rows.map(({ keyword, bookingRate, engagementRate }) => [keyword, bookingRate, engagementRate])).toEqual([
    ['SHRED', 40, 50],
    ['ABS', 0, 0],
    ['BULK', 0, 0],
  ]);
});

test('each step of the funnel is a part of the one before', () => {
  expect(funnelCounts([5, 4, 3, 2, 1])).toEqual({ new: 15, engaged: 10, qualified: 6, booked: 3, shown: 1 });
});

describe('waiting times', () => {
  test('a percentile of counted waits is the percentile of the waits, rounded down', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2_000_000 }), { minLength: 1 }), (waits) => {
        const counted = waits.map((seconds) => ({ seconds: waitStep(seconds), count: 1 }));
        const sorted = waits.toSorted((left, right) => left - right);
        for (const percent of [50, 90]) {
          const raw = sorted[Math.ceil((percent / 100) * sorted.length) - 1]!;
          expect(waitPercentile(counted, percent)).toBe(waitStep(raw));
        }
      }),
    );
    expect(waitPercentile([], 50)).toBeNull();
  });

  test('are said as a person would', () => {
    expect([3, 45, 60, 90, 1500, 5400, 86_400, 129_600].map((seconds) => formatWait(waitStep(seconds)))).toEqual([
      'under 5 s',
      '45 s',
      '1 min',
      '1.5 min',
      '25 min',
      '1.5 h',
      '1 day',
      '1.5 days',
    ]);
  });
});
