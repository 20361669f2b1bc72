import { expect, test } from 'vitest';
import { delayMinutes } from './delay-minutes.ts';
import { type DelayFacts, replyDueAt, typingTimeFor } from './reply-delay.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 1, 10, 0, seconds));

function facts(changes: Partial<DelayFacts> = {}): DelayFacts {
  return {
    delay: { type: 'adaptive' },
    firstReceivedAt: at(0),
    lastReceivedAt: at(0),
    lastMessageId: 'message-1',
    quietSince: null,
    ...changes,
  };
}

function pausesInSeconds(changes: Partial<DelayFacts>): number[] {
  return Array.from({ length: 500 }, (_, index) => {
    const due = replyDueAt(facts({ ...changes, lastMessageId: `message-${index}` }));
    return (due.getTime() - at(0).getTime()) / 1000;
  });
}

test.each(delayMinutes.map((minutes) => [minutes]))(
  'a custom delay of %i minutes counts from the last message',
  (minutes) => {
    const due = replyDueAt(facts({ delay: { type: 'custom', minutes }, lastReceivedAt: at(20) }));
    expect(due).toEqual(at(20 + minutes * 60));
  },
);

test('in a chat that is going on an adaptive answer takes 10 to 30 seconds, spread over the range', () => {
  const pauses = pausesInSeconds({ quietSince: at(-300) });
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(10);
  expect(Math.min(...pauses)).toBeLessThan(11);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(30);
  expect(Math.max(...pauses)).toBeGreaterThan(29);
});

test.each([
  ['for the first message of a contact', null],
  ['after an hour of silence', at(-3600)],
])('an adaptive answer takes 1 to 3 minutes %s', (_name, quietSince) => {
  const pauses = pausesInSeconds({ quietSince });
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(60);
  expect(Math.min(...pauses)).toBeLessThan(66);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(180);
  expect(Math.max(...pauses)).toBeGreaterThan(174);
});

test('asked twice about one message the answer is due at the same instant', () => {
  expect(replyDueAt(facts())).toEqual(replyDueAt(facts()));
});

test('a contact who writes on and on is answered at most three minutes after the first message', () => {
  expect(replyDueAt(facts({ lastReceivedAt: at(175), quietSince: at(-10) }))).toEqual(at(180));
  expect(replyDueAt(facts({ lastReceivedAt: at(400), quietSince: at(-10) }))).toEqual(at(400));
});

const quickContact = [4000, 9000, 12_000];
const slowContact = [170_000, 240_000, 200_000];
const middle = (pauses: number[]) => pauses.toSorted((left, right) => left - right)[250]!;

test('the pause follows the rhythm of the contact, within 10 to 30 seconds and with some spread', () => {
  const quick = pausesInSeconds({ quietSince: at(-60), contactPausesMs: quickContact });
  const slow = pausesInSeconds({ quietSince: at(-60), contactPausesMs: slowContact });
  expect(middle(quick)).toBeLessThan(16);
  expect(middle(slow)).toBeGreaterThan(24);
  for (const pauses of [quick, slow]) {
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(30);
    expect(Math.max(...pauses) - Math.min(...pauses)).toBeGreaterThan(6);
  }
});

test('a night in which the contact slept says nothing of their rhythm', () => {
  const night = 9 * 3_600_000;
  expect(pausesInSeconds({ quietSince: at(-60), contactPausesMs: [night, ...quickContact] })).toEqual(
    pausesInSeconds({ quietSince: at(-60), contactPausesMs: quickContact }),
  );
  expect(pausesInSeconds({ quietSince: at(-60), contactPausesMs: [night] })).toEqual(
    pausesInSeconds({ quietSince: at(-60) }),
  );
});

test('in an idle chat the rhythm of an earlier day does not count', () => {
  expect(pausesInSeconds({ quietSince: at(-3600), contactPausesMs: quickContact })).toEqual(
    pausesInSeconds({ quietSince: at(-3600) }),
  );
});

const adaptive = { delay: { type: 'adaptive' as const }, lastMessageId: 'message-1' };

test('a longer answer takes longer, a short one no time of its own', () => {
  const times = [20, 120, 200, 300, 1000, 5000].map((length) => typingTimeFor('a'.repeat(length), adaptive));
  expect(times.slice(0, 2)).toEqual([0, 0]);
  expect(times[2]).toBeGreaterThan(8000);
  expect(times[3]).toBeGreaterThan(times[2] ?? NaN);
  expect(times.slice(4)).toEqual([25_000, 25_000]);
  expect(typingTimeFor('a'.repeat(200), adaptive)).toBe(times[2]);
});

test('a custom delay is kept to the minute, however long the answer', () => {
  expect(typingTimeFor('a'.repeat(900), { delay: { type: 'custom', minutes: 0 }, lastMessageId: 'x' })).toBe(0);
});
