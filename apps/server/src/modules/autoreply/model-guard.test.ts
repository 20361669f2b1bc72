import { expect, test } from 'vitest';
import { createTestClock } from '../../platform/clock.ts';
import { createModelGuard } from './model-guard.ts';

function down() {
  const clock = createTestClock('2026-11-20T12:00:00Z');
  const guard = createModelGuard({ clock, chance: () => 0, timeoutMs: 60_000 });
  const fail = (model: string | null) => {
    guard.begin(model);
    guard.end(model, { kind: 'unavailable', startedAt: clock.now(), retryAfterMs: null });
  };
  return { clock, guard, fail };
}

test('after three failures in a row nobody asks, then one asks for all', () => {
  const { clock, guard, fail } = down();
  fail(null);
  fail(null);
  expect(guard.holdFor(null)).toBeNull();
  fail(null);
  expect(guard.holdFor(null)).toMatchObject({ because: 'model-down' });
  clock.advance(5_000);
  expect(guard.holdFor(null)).toBeNull();
  guard.begin(null);
  expect(guard.holdFor(null)).toEqual({ because: 'model-down', until: new Date(clock.now().getTime() + 60_000) });
  guard.end(null, { kind: 'answered' });
  expect(guard.holdFor(null)).toBeNull();
});

test('an asking that was given up tells nothing, and the next one may try', () => {
  const { clock, guard, fail } = down();
  for (let count = 0; count < 3; count += 1) fail('setter');
  clock.advance(5_000);
  guard.begin('setter');
  guard.end('setter', { kind: 'aborted' });
  expect(guard.holdFor('setter')).toBeNull();
  fail('setter');
  expect(guard.holdFor('setter')).toEqual({ because: 'model-down', until: new Date(clock.now().getTime() + 10_000) });
});

test('one model that is down does not hold the others back', () => {
  const { guard, fail } = down();
  for (let count = 0; count < 3; count += 1) fail('no-such-model');
  expect(guard.holdFor('no-such-model')).not.toBeNull();
  expect(guard.holdFor(null)).toBeNull();
});
