import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { callMs } from './call-length.ts';
import {
  type CallRules,
  type CallSituation,
  decideStart,
  defaultRules,
  findHourFaults,
  freeSlots,
  nearestSlots,
  startsOfDay,
} from './free-slots.ts';
import { formatSlot } from './say-instant.ts';
import { addDays, dayAt, wallTimeAt } from '@spotter/language/zones/zoned-time';

const zone = 'America/Chicago';
// A Friday, 6 AM in Chicago.
const now = new Date('2026-11-20T12:00:00Z');
const hour = 3_600_000;

function situation(change: Partial<CallSituation> & { rules?: CallRules } = {}): CallSituation {
  return { rules: defaultRules(zone), busy: [], open: null, now, ...change };
}
const within = (days: number) => ({ start: now, end: new Date(now.getTime() + days * 24 * hour) });
const shown = (slots: Date[], inZone = zone) => slots.map((slot) => formatSlot(slot, inZone));
const at = (text: string) => new Date(text);

describe('the times that a coach can be booked', () => {
  test('are hourly from the start of the hours to their end, Monday to Friday, 9 to 17 o’clock at first', () => {
    const monday = startsOfDay('2026-11-23', defaultRules(zone));
    expect(shown(monday)).toEqual([
      '9:00 AM',
      '10:00 AM',
      '11:00 AM',
      '12:00 PM',
      '1:00 PM',
      '2:00 PM',
      '3:00 PM',
      '4:00 PM',
    ]);
    expect(startsOfDay('2026-11-22', defaultRules(zone))).toEqual([]);
  });

  test('follow several ranges a day, each from its own start', () => {
    const hours = [
      { weekday: 1, startMinutes: 9 * 60 + 30, endMinutes: 12 * 60 },
      { weekday: 1, startMinutes: 22 * 60, endMinutes: 24 * 60 },
    ];
    const starts = startsOfDay('2026-11-23', { hours, timeZone: zone });
    expect(shown(starts)).toEqual(['9:30 AM', '10:30 AM', '10:00 PM', '11:00 PM']);
  });

  test('leave out US holidays where the coach has them off', () => {
    const thanksgiving = at('2026-11-26T15:00:00Z');
    const off = situation({ rules: { ...defaultRules(zone), usHolidaysOff: true } });
    expect(decideStart(thanksgiving, situation())).toBe('free');
    expect(decideStart(thanksgiving, off)).toBe('outside-hours');
    expect(freeSlots(off, within(7)).map((slot) => dayAt(slot, zone))).not.toContain('2026-11-26');
    // A calendar with hours of its own may not know the holidays.
    expect(freeSlots({ ...off, open: [thanksgiving] }, within(7))).toEqual([]);
  });

  test('leave out what is past or less than the notice ahead', () => {
    const later = situation({ now: at('2026-11-20T17:30:00Z') });
    const today = freeSlots(later, { start: at('2026-11-20T06:00:00Z'), end: at('2026-11-21T06:00:00Z') });
    expect(shown(today)).toEqual(['1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM']);
    expect(decideStart(at('2026-11-20T17:00:00Z'), later)).toBe('past');
    expect(decideStart(at('2026-11-20T18:00:00Z'), later)).toBe('too-soon');
    expect(decideStart(at('2026-11-20T18:30:00Z'), { ...later, now: at('2026-11-20T17:00:00Z') })).toBe(
      'outside-hours',
    );
  });

  test('leave out days off and what lies beyond the horizon', () => {
    const rules = { ...defaultRules(zone), daysOff: ['2026-11-23'], horizonDays: 5 };
    const days = new Set(freeSlots(situation({ rules }), within(30)).map((slot) => dayAt(slot, zone)));
    expect([...days]).toEqual(['2026-11-20', '2026-11-24']);
    expect(decideStart(at('2026-11-23T16:00:00Z'), situation({ rules }))).toBe('outside-hours');
    expect(decideStart(at('2026-11-25T16:00:00Z'), situation({ rules }))).toBe('too-far');
  });

  test('leave out what is taken, with the buffer around it', () => {
    const busy = [{ start: at('2026-11-20T17:00:00Z'), end: at('2026-11-20T18:00:00Z') }];
    expect(shown(freeSlots(situation({ busy }), within(0.5)))).toEqual([
      '9:00 AM',
      '10:00 AM',
      '12:00 PM',
      '1:00 PM',
      '2:00 PM',
      '3:00 PM',
      '4:00 PM',
    ]);
    const rules = { ...defaultRules(zone), bufferMinutes: 15 };
    expect(shown(freeSlots(situation({ busy, rules }), within(0.5))).slice(0, 2)).toEqual(['9:00 AM', '1:00 PM']);
    expect(decideStart(at('2026-11-20T17:00:00Z'), situation({ busy }))).toBe('taken');
  });

  test('are a calendar’s own where it has hours of its own, without two that overlap', () => {
    const open = ['14:00', '14:30', '15:00', '15:30'].map((time) => at(`2026-11-21T${time}:00Z`));
    expect(freeSlots(situation({ open }), within(5))).toEqual([open[0], open[2]]);
    expect(decideStart(at('2026-11-21T14:30:00Z'), situation({ open }))).toBe('free');
    expect(decideStart(at('2026-11-23T16:00:00Z'), situation({ open }))).toBe('taken');
  });

  test('nearest to one that is taken are named soonest first', () => {
    const free = ['14:00', '15:00', '17:00', '20:00'].map((time) => at(`2026-11-20T${time}:00Z`));
    expect(nearestSlots(at('2026-11-20T16:00:00Z'), free, 3)).toEqual([free[0], free[1], free[2]]);
  });
});

describe('when the clocks change', () => {
  const atNight = (timeZone: string): CallRules => ({
    ...defaultRules(timeZone),
    hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, startMinutes: 0, endMinutes: 6 * 60 })),
  });

  test('an hour that never comes is not offered', () => {
    expect(shown(startsOfDay('2026-03-08', atNight(zone)))).toEqual([
      '12:00 AM',
      '1:00 AM',
      '3:00 AM',
      '4:00 AM',
      '5:00 AM',
    ]);
  });

  test('an hour that comes twice is offered once, and no call overlaps another', () => {
    const starts = startsOfDay('2026-11-01', atNight(zone));
    expect(shown(starts)).toEqual(['12:00 AM', '1:00 AM', '2:00 AM', '3:00 AM', '4:00 AM', '5:00 AM']);
    // 1:00 AM daylight time; 2:00 AM is two hours later.
    expect(Number(starts[2]) - Number(starts[1])).toBe(2 * hour);
  });

  test('the coach’s hours stay where they are on the clock', () => {
    const rules = defaultRules('Europe/Madrid');
    expect(startsOfDay('2026-10-23', rules)[0]).toEqual(at('2026-10-23T07:00:00Z'));
    expect(startsOfDay('2026-10-26', rules)[0]).toEqual(at('2026-10-26T08:00:00Z'));
  });

  test('clocks that move by half an hour put no two calls over each other', () => {
    const hours = [{ weekday: 0, startMinutes: 30, endMinutes: 6 * 60 }];
    const starts = startsOfDay('2026-10-04', { hours, timeZone: 'Australia/Lord_Howe' });
    for (const [index, start] of starts.slice(1).entries()) {
      expect(start.getTime() - Number(starts[index])).toBeGreaterThanOrEqual(callMs);
    }
  });
});

describe('for all hours, days and zones', () => {
  // Every day the same cases; the long run takes others, and more of them.
  const everyday = process.env['SPOTTER_HISTORIES'] === undefined;
  const range = fc.record({
    weekday: fc.integer({ min: 0, max: 6 }),
    startMinutes: fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
    lengthQuarters: fc.integer({ min: 1, max: 60 }),
  });
  const rules = fc.record({
    ranges: fc.array(range, { maxLength: 8 }),
    timeZone: fc.constantFrom('UTC', zone, 'Europe/Madrid', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia'),
    bufferMinutes: fc.constantFrom(0, 15, 60),
    minimumNoticeMinutes: fc.constantFrom(0, 60, 1440),
    horizonDays: fc.integer({ min: 1, max: 30 }),
    usHolidaysOff: fc.boolean(),
    offset: fc.integer({ min: 0, max: 20 }),
  });
  const busySpan = fc
    .tuple(fc.integer({ min: 0, max: 20 * 24 * 4 }), fc.integer({ min: 1, max: 20 }))
    .map(([quarter, length]) => ({ quarter, length }));
  const instants = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) });

  test('a free slot is in the hours, keeps notice, buffer and horizon, and meets nothing', () => {
    fc.assert(
      fc.property(rules, fc.array(busySpan, { maxLength: 6 }), instants, (given, spans, time) => {
        const asOf = new Date(time);
        const made: CallRules = {
          ...given,
          hours: given.ranges.map(({ weekday, startMinutes, lengthQuarters }) => ({
            weekday,
            startMinutes,
            endMinutes: Math.min(1440, startMinutes + lengthQuarters * 15),
          })),
          daysOff: [addDays(dayAt(asOf, given.timeZone), given.offset)],
        };
        const busy = spans.map(({ quarter, length }) => ({
          start: new Date(time + quarter * 900_000),
          end: new Date(time + (quarter + length) * 900_000),
        }));
        const asked = situation({ rules: made, busy, now: asOf });
        const slots = freeSlots(asked, { start: asOf, end: new Date(time + 20 * 24 * hour) });
        const buffer = made.bufferMinutes * 60_000;
        for (const [index, slot] of slots.entries()) {
          const wall = wallTimeAt(slot, made.timeZone);
          const start = slot.getTime();
          expect(made.daysOff).not.toContain(wall.day);
          expect(made.hours.some((open) => open.startMinutes <= wall.minutes && wall.minutes < open.endMinutes)).toBe(
            true,
          );
          expect(start - time).toBeGreaterThanOrEqual(made.minimumNoticeMinutes * 60_000);
          expect(wall.day < addDays(dayAt(asOf, made.timeZone), made.horizonDays)).toBe(true);
          expect(
            busy.every(
              (span) => span.end.getTime() <= start - buffer || span.start.getTime() >= start + callMs + buffer,
            ),
          ).toBe(true);
          if (index > 0) expect(start - Number(slots[index - 1])).toBeGreaterThanOrEqual(callMs);
          expect(decideStart(slot, asked)).toBe('free');
        }
      }),
      everyday ? { numRuns: 40, seed: 7 } : { numRuns: 150 },
    );
  });
});

test('hours that end before they begin, or meet others of their day, are found', () => {
  expect(
    findHourFaults([
      { weekday: 1, startMinutes: 540, endMinutes: 720 },
      { weekday: 1, startMinutes: 720, endMinutes: 800 },
      { weekday: 1, startMinutes: 700, endMinutes: 730 },
      { weekday: 2, startMinutes: 700, endMinutes: 700 },
    ]),
  ).toEqual([
    { index: 2, fault: 'overlaps' },
    { index: 3, fault: 'ends-first' },
  ]);
});
