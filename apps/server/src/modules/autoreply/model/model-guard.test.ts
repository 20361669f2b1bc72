import { expect, test } from 'vitest';
import { createTestClock } from '../../../platform/clock.ts';
import { createModelGuard } from './model-guard.ts';

function down() {
  const clock = createTestClock('2026-11-20T12:00:00Z');
  const guard = createModelGuard({ clock, chance: () => 0, timeoutMs: 60_000 });
  let chats = 0;
  const fail = (model: string | null, chatId = `chat-${(chats += 1)}`) =>
    guard.begin(model, chatId).end({ kind: 'unavailable', retryAfterMs: null });
  return { clock, guard, fail };
}

test('after three failures in a row nobody asks, then one asks for all', () => {
  const { clock, guard, fail } = down();
  fail(null);
  fail(null);
  expect(guard.holdFor(null, 'another')).toBeNull();
  fail(null);
  expect(guard.holdFor(null, 'another')).toMatchObject({ because: 'model-down' });
  clock.advance(5_000);
  expect(guard.holdFor(null, 'another')).toBeNull();
  const trial = guard.begin(null, 'another');
  expect(trial.isTrial).toBe(true);
  expect(guard.holdFor(null, 'another')).toEqual({
    because: 'model-down',
    until: new Date(clock.now().getTime() + 60_000),
  });
  trial.end({ kind: 'draft' });
  expect(guard.holdFor(null, 'another')).toBeNull();
});

test('an asking that was given up tells nothing, and the next one may try', () => {
  const { clock, guard, fail } = down();
  for (let count = 0; count < 3; count += 1) fail('setter');
  clock.advance(5_000);
  guard.begin('setter', 'another').end({ kind: 'aborted' });
  expect(guard.holdFor('setter', 'another')).toBeNull();
  fail('setter');
  expect(guard.holdFor('setter', 'another')).toEqual({
    because: 'model-down',
    until: new Date(clock.now().getTime() + 10_000),
  });
});

test('one model that is down does not hold the others back', () => {
  const { guard, fail } = down();
  for (let count = 0; count < 3; count += 1) fail('no-such-model');
  expect(guard.holdFor('no-such-model', 'another')).not.toBeNull();
  expect(guard.holdFor(null, 'another')).toBeNull();
});

test('what fails in one chat alone holds no other back, and is over once the model answered another', () => {
  const { guard, fail } = down();
  for (let count = 0; count < 5; count += 1) fail('setter', 'odd');
  expect(guard.holdFor('setter', 'odd')).toMatchObject({ because: 'model-down' });
  expect(guard.holdFor('setter', 'another')).toBeNull();
  fail('setter', 'another');
  expect(guard.holdFor('setter', 'third')).toMatchObject({ because: 'model-down' });
  guard.begin('setter', 'another').end({ kind: 'draft' });
  expect(guard.holdFor('setter', 'odd')).toBeNull();
});

test('a model that says itself when to come again is believed for all chats', () => {
  const { guard } = down();
  guard.begin('setter', 'odd').end({ kind: 'unavailable', retryAfterMs: 30_000 });
  expect(guard.holdFor('setter', 'another')).toMatchObject({ because: 'model-down' });
});
