import { describe, expect, test } from 'vitest';
import { judgeSetup, nextStep, type SetupFacts } from './onboarding.ts';
import { daysAround, visitNow } from './visits.ts';

const nothing: SetupFacts = {
  hasAgent: false,
  wasTried: false,
  hasAccount: false,
  hasHours: false,
  isLive: false,
  wasEngaged: false,
};
const live = { ...nothing, hasAgent: true, hasAccount: true, isLive: true };

describe('the next step of a new coach', () => {
  test.each<[string, SetupFacts, string | null]>([
    ['who has nothing', nothing, 'agent'],
    ['with an agent', { ...nothing, hasAgent: true }, 'try'],
    ['who has talked to it', { ...nothing, hasAgent: true, wasTried: true }, 'connect'],
    ['whose account has no keyword', { ...nothing, hasAgent: true, wasTried: true, hasAccount: true }, 'hours'],
    ['who is live, whatever else is left', live, 'keyword'],
    ['whose keyword was answered', { ...live, wasEngaged: true }, 'hours'],
    ['who has done it all', { ...live, wasEngaged: true, hasHours: true }, null],
    [
      'who has disconnected',
      { ...live, wasEngaged: true, hasHours: true, hasAccount: false, isLive: false },
      'connect',
    ],
  ])('%s', (_, facts, expected) => {
    expect(nextStep(facts)).toBe(expected);
  });

  test('an agent that answered a lead was talked to', () => {
    expect(judgeSetup({ ...live, wasEngaged: true })).toEqual({
      agent: true,
      try: true,
      connect: true,
      hours: false,
      keyword: true,
    });
  });
});

describe('a visit', () => {
  const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
  const joined = at('06:00');

  test('the first one counts from the day of sign-up', () => {
    expect(visitNow(null, at('09:00'), joined)).toEqual({ visitedAt: at('09:00'), newSince: joined });
  });

  test('goes on for as long as nobody is away for half an hour', () => {
    const before = { visitedAt: at('09:00'), newSince: joined };
    expect(visitNow(before, at('09:29'), joined)).toEqual({ visitedAt: at('09:29'), newSince: joined });
    expect(visitNow(before, at('09:30'), joined)).toEqual({ visitedAt: at('09:30'), newSince: at('09:00') });
  });
});

test('days and weeks are those of the coach, also when the clocks change', () => {
  // Sunday, November 1: an hour comes twice in Chicago.
  expect(daysAround(new Date('2026-11-02T05:30:00Z'), 'America/Chicago')).toEqual({
    day: '2026-11-01',
    todayFrom: new Date('2026-11-01T05:00:00Z'),
    todayUntil: new Date('2026-11-02T06:00:00Z'),
    weekFrom: new Date('2026-11-01T05:00:00Z'),
  });
  expect(daysAround(new Date('2026-11-21T12:00:00Z'), 'UTC')).toMatchObject({
    day: '2026-11-21',
    weekFrom: new Date('2026-11-15T00:00:00Z'),
  });
});
