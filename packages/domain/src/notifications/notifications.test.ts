import { describe, expect, test } from 'vitest';
import { dayDue, nextHourAt } from './daily-hour.ts';
import { defaultWays, notificationKinds } from './kinds.ts';
import { planDeliveries, type DeliveryFacts, type MadeDelivery } from './plan-deliveries.ts';
import { quietUntil } from '../booking/quiet-hours.ts';
import { unusuallySilentSince } from './unusual-silence.ts';

const instant = (text: string) => new Date(text);
const night = { from: '22:00', to: '07:00' };

describe('quiet hours', () => {
  test.each([
    [
      'in the evening they end the next morning',
      'America/New_York',
      '2026-01-15T03:30:00Z',
      '2026-01-15T12:00:00.000Z',
    ],
    [
      'after midnight they end the same morning',
      'America/New_York',
      '2026-01-15T08:00:00Z',
      '2026-01-15T12:00:00.000Z',
    ],
    ['by day there are none', 'America/New_York', '2026-01-15T17:00:00Z', null],
    ['the first minute counts', 'Europe/Madrid', '2026-07-01T20:00:00Z', '2026-07-02T05:00:00.000Z'],
    ['the last does not', 'Europe/Madrid', '2026-07-02T05:00:00Z', null],
    ['of a zone with half an hour', 'Asia/Kolkata', '2026-03-03T18:00:00Z', '2026-03-04T01:30:00.000Z'],
    ['beyond the date line', 'Pacific/Auckland', '2026-06-01T11:00:00Z', '2026-06-01T19:00:00.000Z'],
    [
      'the night in which the clocks go forward is an hour shorter',
      'America/Chicago',
      '2026-03-08T05:00:00Z',
      '2026-03-08T12:00:00.000Z',
    ],
    [
      'the night in which they go back is an hour longer',
      'America/Chicago',
      '2026-11-01T04:00:00Z',
      '2026-11-01T13:00:00.000Z',
    ],
  ])('%s', (_case, zone, now, until) => {
    expect(quietUntil(instant(now), night, zone)?.toISOString() ?? null).toBe(until);
  });

  test('an end that is skipped comes when the clocks go forward, and one that comes twice ends each time', () => {
    const quiet = { from: '22:00', to: '02:30' };
    expect(quietUntil(instant('2026-03-08T06:00:00Z'), quiet, 'America/Chicago')?.toISOString()).toBe(
      '2026-03-08T08:00:00.000Z',
    );
    const early = { from: '22:00', to: '01:30' };
    expect(quietUntil(instant('2026-11-01T05:00:00Z'), early, 'America/Chicago')?.toISOString()).toBe(
      '2026-11-01T06:30:00.000Z',
    );
    expect(quietUntil(instant('2026-11-01T07:10:20Z'), early, 'America/Chicago')?.toISOString()).toBe(
      '2026-11-01T07:30:00.000Z',
    );
  });

  test('of one day', () => {
    const nap = { from: '13:00', to: '15:00' };
    expect(quietUntil(instant('2026-01-15T13:30:00Z'), nap, 'UTC')?.toISOString()).toBe('2026-01-15T15:00:00.000Z');
    expect(quietUntil(instant('2026-01-15T15:00:00Z'), nap, 'UTC')).toBeNull();
    expect(quietUntil(instant('2026-01-15T13:30:00Z'), null, 'UTC')).toBeNull();
  });
});

describe('the hour of what is done daily', () => {
  test.each([
    ['America/Los_Angeles', '2026-01-15T15:00:00Z', '2026-01-15'],
    ['America/Los_Angeles', '2026-01-15T14:59:00Z', null],
    ['America/Los_Angeles', '2026-07-15T14:00:00Z', '2026-07-15'],
    ['Pacific/Auckland', '2026-01-14T18:30:00Z', '2026-01-15'],
    ['America/Los_Angeles', '2026-01-15T18:00:00Z', null],
  ])('in %s at %s: %s', (zone, now, day) => {
    expect(dayDue(instant(now), 7, zone)).toBe(day);
  });

  test('comes once on the day whose clocks skip it', () => {
    expect(dayDue(instant('2026-03-08T08:00:00Z'), 2, 'America/Chicago')).toBe('2026-03-08');
  });

  test.each([
    ['America/Chicago', '2026-01-15T08:59:00Z', '2026-01-15T09:00:00.000Z'],
    ['America/Chicago', '2026-01-15T09:00:00Z', '2026-01-16T09:00:00.000Z'],
    ['America/Chicago', '2026-03-07T20:00:00Z', '2026-03-08T08:00:00.000Z'],
    ['Pacific/Auckland', '2026-01-14T20:00:00Z', '2026-01-15T14:00:00.000Z'],
  ])('is next, for three in the night in %s after %s, at %s', (zone, now, next) => {
    expect(nextHourAt(instant(now), 3, zone).toISOString()).toBe(next);
  });
});

describe('where a notification goes', () => {
  const facts: DeliveryFacts = {
    kind: 'wants_person',
    at: instant('2026-01-15T03:30:00Z'),
    now: instant('2026-01-15T03:30:00Z'),
    chosen: { app: true, push: true, email: true },
    reachable: { push: true, email: true },
    quietHours: null,
    timeZone: 'America/New_York',
    made: [],
  };
  const wayOf = (given: Partial<DeliveryFacts>) => planDeliveries({ ...facts, ...given }).add.map(({ way }) => way);

  test.each(notificationKinds.filter((kind) => kind !== 'severe'))('%s goes by what was chosen, once', (kind) => {
    for (const push of [true, false]) {
      for (const email of [true, false]) {
        const chosen = { app: true, push, email };
        const expected = [...(push ? ['push'] : []), ...(email ? ['email'] : [])];
        expect(wayOf({ kind, chosen })).toEqual(expected);
        const made = expected.map((way) => ({ way, round: 0, outcome: 'failed' }) as MadeDelivery);
        expect(wayOf({ kind, chosen, made })).toEqual([]);
      }
    }
  });

  test('waits for the end of the quiet hours, and the severe does not', () => {
    const { add } = planDeliveries({ ...facts, quietHours: night });
    expect(add.map(({ dueAt }) => dueAt.toISOString())).toEqual([
      '2026-01-15T12:00:00.000Z',
      '2026-01-15T12:00:00.000Z',
    ]);
    const severe = planDeliveries({ ...facts, kind: 'severe', quietHours: night });
    expect(severe.add).toEqual([
      { way: 'push', round: 0, dueAt: facts.now },
      { way: 'email', round: 0, dueAt: facts.now },
    ]);
  });

  describe('that somebody is in danger', () => {
    const later = (minutes: number) => new Date(facts.at.getTime() + minutes * 60_000);
    const pushed: MadeDelivery = { way: 'push', round: 0, outcome: 'accepted' };
    const plan = (given: Partial<DeliveryFacts>) => planDeliveries({ ...facts, kind: 'severe', ...given });

    test('goes by push and mail at once, and by both again after ten minutes and after thirty', () => {
      const made: MadeDelivery[] = [];
      const rounds: [minutes: number, added: string[], recheckAt: Date | null][] = [
        [0, ['push 0', 'email 0'], later(10)],
        [9, [], later(10)],
        [10, ['push 1', 'email 1'], later(30)],
        [29, [], later(30)],
        [30, ['push 2', 'email 2'], null],
        [500, [], null],
      ];
      for (const [minutes, added, recheckAt] of rounds) {
        const next = plan({ now: later(minutes), made });
        expect([next.add.map(({ way, round }) => `${way} ${round}`), next.recheckAt]).toEqual([added, recheckAt]);
        made.push(...next.add.map(({ way, round }) => ({ way, round, outcome: 'accepted' as const })));
      }
    });

    test('takes the next way at once where the first is refused', () => {
      const { add } = plan({ made: [{ ...pushed, outcome: 'failed' }] });
      expect(add.map(({ way, round }) => `${way} ${round}`)).toEqual(['email 0']);
      expect(plan({ made: [{ ...pushed, outcome: 'open' }] }).add).toEqual([]);
    });

    test('goes by mail at once where no device shows pushes, and again by mail', () => {
      const reachable = { push: false, email: true };
      expect(plan({ reachable }).add).toEqual([{ way: 'email', round: 0, dueAt: facts.now }]);
      const mailed: MadeDelivery = { way: 'email', round: 0, outcome: 'accepted' };
      expect(plan({ reachable, now: later(10), made: [mailed] }).add.map(({ way }) => way)).toEqual(['email']);
    });

    test('begins with the way that was chosen, and takes the other one too', () => {
      const chosen = { app: true, push: false, email: true };
      expect(plan({ chosen }).add.map(({ way }) => way)).toEqual(['email']);
      const mailed: MadeDelivery = { way: 'email', round: 0, outcome: 'accepted' };
      expect(plan({ chosen, now: later(10), made: [mailed] }).add.map(({ way }) => way)).toEqual(['push']);
    });

    test('is not held up for ever by a way that nobody answers', () => {
      const hanging: MadeDelivery = { way: 'push', round: 0, outcome: 'open' };
      expect(plan({ now: later(10), made: [hanging] }).add.map(({ way }) => way)).toEqual(['email']);
    });
  });
});

test('everything is in the app, and who is in danger also on the phone and by mail', () => {
  expect(notificationKinds.filter((kind) => !defaultWays[kind].app)).toEqual([]);
  const mailed = notificationKinds.filter((kind) => defaultWays[kind].email);
  expect(mailed).toEqual(['severe', 'wants_person', 'connection_broken', 'turned_red', 'plan', 'budget', 'digest']);
});

describe('an unusual silence', () => {
  const hours = (count: number) => count * 3_600_000;
  const now = instant('2026-02-01T12:00:00Z');
  const account = (silentHours: number, maxSilentHours: number) => ({
    since: instant('2026-01-05T00:00:00Z'),
    lastHeardAt: new Date(now.getTime() - hours(silentHours)),
    maxSilenceMs: hours(maxSilentHours),
  });

  test('is longer than any before, by half', () => {
    expect(unusuallySilentSince(account(15, 10), now)).toBeNull();
    expect(unusuallySilentSince(account(15.1, 10), now)).toEqual(account(15.1, 10).lastHeardAt);
  });

  test('is never that of a night', () => {
    expect(unusuallySilentSince(account(6, 1), now)).toBeNull();
    expect(unusuallySilentSince(account(6.1, 1), now)).not.toBeNull();
  });

  test('cannot be told of a young account', () => {
    expect(unusuallySilentSince({ ...account(40, 1), since: instant('2026-01-25T12:00:00Z') }, now)).toBeNull();
    expect(unusuallySilentSince({ since: null, lastHeardAt: null, maxSilenceMs: null }, now)).toBeNull();
  });
});
