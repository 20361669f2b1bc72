import { Writable } from 'node:stream';
import type { Moderation, ModerationOutcome } from '@spotter/providers/ports/moderation';
import { describe, expect, test } from 'vitest';
import { createTestClock } from '../../../platform/clock.ts';
import { createLogger } from '../../../platform/logger.ts';
import { createModerationLine, type Judging } from './moderation-line.ts';

const harmless: ModerationOutcome = { kind: 'judged', flags: [] };
const danger: ModerationOutcome = { kind: 'judged', flags: [{ category: 'self-harm', score: 0.9 }] };
const failed = (because: 'unreachable' | 'unreadable' | 'rate-limited'): ModerationOutcome => ({
  kind: 'unavailable',
  because,
  retryAfterMs: null,
  detail: 'as told',
});

/** A moderation check before an endpoint whose answers and times the test chooses. */
function underTest(first: ModerationOutcome | 'wait' = harmless) {
  const clock = createTestClock('2026-11-20T12:00:00Z');
  const log: string[] = [];
  const logTo = new Writable({ write: (line, _encoding, next) => (log.push(String(line)), next()) });
  let answer: ModerationOutcome | 'wait' = first;
  const waiting: ((outcome: ModerationOutcome) => void)[] = [];
  const asked: string[] = [];
  const moderation: Moderation = {
    judge(text) {
      asked.push(text);
      if (answer !== 'wait') return Promise.resolve(answer);
      return new Promise((resolve) => void waiting.push(resolve));
    },
  };
  const line = createModerationLine({
    moderation,
    clock,
    logger: createLogger('info', logTo),
    chance: () => 0,
    timeoutMs: 5_000,
  });
  return {
    clock,
    line,
    log,
    asked,
    answers: (next: ModerationOutcome | 'wait') => void (answer = next),
    answerNow: (outcome: ModerationOutcome) => waiting.shift()!(outcome),
    judge: async (text = 'words') => line.judge(text)?.inTime,
  };
}

test('nobody waits longer than a second, and a late answer still counts', async () => {
  const { clock, line, answerNow } = underTest('wait');
  const judging = line.judge('words') as Judging;
  clock.advance(999);
  let loggedState: unknown = 'nothing yet';
  void judging.inTime.then((found) => (loggedState = found));
  await Promise.resolve();
  expect(loggedState).toBe('nothing yet');
  clock.advance(1);
  expect(await judging.inTime).toBe('late');
  answerNow(danger);
  expect(await judging.found).toMatchObject({ category: 'self-harm', line: 'moderation' });
  expect(line.state()).toBe('slow');
});

test('a draft is only judged by an endpoint that answers in time', async () => {
  const { clock, line, judge, answers, answerNow } = underTest();
  expect(line.judgeDraft('a draft')).toBeNull();
  await judge();
  expect(line.judgeDraft('a draft')).not.toBeNull();
  answers('wait');
  const judging = line.judge('words')!;
  clock.advance(1_500);
  answerNow(harmless);
  await judging.found;
  expect(line.judgeDraft('a draft')).toBeNull();
});

describe('an endpoint', () => {
  test.each([
    [failed('unreachable'), 'down'],
    [failed('unreadable'), 'unreadable'],
  ] as const)('%j is left alone after three failures, then asked by one for all', async (outcome, state) => {
    const { asked, clock, judge, line, answers } = underTest(outcome);
    for (let count = 0; count < 5; count += 1) expect(await judge()).toBeFalsy();
    expect(asked).toHaveLength(3);
    expect(line.state()).toBe(state);
    clock.advance(15_000);
    answers('wait');
    void judge();
    expect(await judge()).toBeUndefined();
    expect(asked).toHaveLength(4);
  });

  test('that is back is asked as before', async () => {
    const { asked, clock, judge, line, answers } = underTest(failed('unreachable'));
    for (let count = 0; count < 3; count += 1) await judge();
    clock.advance(15_000);
    answers(danger);
    expect(await judge()).toMatchObject({ category: 'self-harm' });
    expect(await judge()).toMatchObject({ category: 'self-harm' });
    expect(asked).toHaveLength(5);
    expect(line.state()).toBe('ok');
  });

  test('that is not offered is asked again ten minutes later', async () => {
    const { asked, clock, judge, line, answers } = underTest({ kind: 'not-offered', detail: 'HTTP 404' });
    await judge();
    await judge();
    expect(asked).toHaveLength(1);
    expect(line.state()).toBe('not-offered');
    clock.advance(10 * 60_000);
    answers(harmless);
    await judge();
    expect(line.state()).toBe('ok');
  });

  test('that flags everything is not believed, until it flags less', async () => {
    const { judge, line, log, answers } = underTest(danger);
    for (let count = 0; count < 10; count += 1) expect(await judge()).not.toBeNull();
    expect(await judge()).toBeNull();
    expect(line.state()).toBe('distrusted');
    expect(log.filter((entry) => entry.includes('distrusted'))).toHaveLength(1);
    expect(line.judgeDraft('a draft')).toBeNull();
    answers(harmless);
    for (let count = 0; count < 10; count += 1) expect(await judge()).toBeNull();
    expect(line.state()).toBe('ok');
    answers(danger);
    expect(await judge()).toMatchObject({ category: 'self-harm' });
  });

  test('is not asked about nothing, and of a long text only its two ends', async () => {
    const { asked, judge } = underTest();
    await judge('  ');
    await judge('x'.repeat(1_000_000));
    expect(asked.map(({ length }) => length)).toEqual([10_001]);
  });

  test('that is not there is not asked', () => {
    const clock = createTestClock('2026-11-20T12:00:00Z');
    const line = createModerationLine({
      moderation: null,
      clock,
      logger: createLogger('silent'),
      chance: () => 0,
      timeoutMs: 5_000,
    });
    expect(line.judge('i want to die')).toBeNull();
    expect(line.state()).toBe('off');
  });
});
