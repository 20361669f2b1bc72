import { expect, test } from 'vitest';
import { delayMinutes } from './delay-minutes.ts';
import { type DelayFacts, replyDueAt } from './reply-delay.ts';

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
