import { describe, expect, test } from 'vitest';
import { isPlausible } from './alarm-trust.ts';
import { findingOfFlags } from './moderation-finding.ts';
import { findingOfJudgment, type ModelJudgment } from './model-judgment.ts';

describe('what a moderation endpoint flags', () => {
  test.each([
    [['self-harm/intent', 'violence'], 'self-harm', 'self-harm/intent'],
    [['selfharm'], 'self-harm', 'selfharm'],
    [['sexual', 'sexual/minors'], 'minor', 'sexual/minors'],
    [['harassment', 'harassment/threatening'], 'abuse', 'harassment/threatening'],
    [['violence_and_threats'], 'abuse', 'violence_and_threats'],
    [['hate'], 'anger', 'hate'],
    [['sexual'], 'anger', 'sexual'],
    [['illicit'], 'anger', 'illicit'],
  ])('%s is a matter of %s', (flags, category, evidence) => {
    expect(findingOfFlags(flags)).toEqual({ category, line: 'moderation', evidence });
  });

  test.each([
    ['health talk', ['health']],
    ['a phone number or a price', ['pii', 'financial']],
    ['words that nobody knows', ['brand_new', 'constructor', '__proto__']],
    ['nothing', []],
  ])('%s hands no chat over', (_name, flags) => {
    expect(findingOfFlags(flags)).toBeNull();
  });
});

describe('what a model judges', () => {
  const calm: ModelJudgment = {
    danger: null,
    wantsPerson: false,
    wantsToStop: false,
    isMinor: false,
    language: 'en',
  };
  test.each([
    [{ danger: 'abuse', wantsPerson: true }, 'abuse'],
    [{ danger: 'eating-disorder', isMinor: true }, 'eating-disorder'],
    [{ isMinor: true, wantsPerson: true }, 'minor'],
    [{ wantsPerson: true }, 'person'],
  ] as const)('%s is a matter of %s', (found, category) => {
    expect(findingOfJudgment({ ...calm, ...found })).toEqual({ category, line: 'judgement', evidence: null });
  });

  test('a wish to stop is obeyed, not handed over', () => {
    expect(findingOfJudgment({ ...calm, wantsToStop: true })).toBeNull();
  });
});

describe('an alarm', () => {
  const quiet = (count: number) => Array<boolean>(count).fill(false);
  const loud = (count: number) => Array<boolean>(count).fill(true);

  test('is believed while it is rare, also at the very start', () => {
    expect(isPlausible([])).toBe(true);
    expect(isPlausible(loud(10))).toBe(true);
    expect(isPlausible([...quiet(10), ...loud(10)])).toBe(true);
  });

  test('is not believed once it rings for more than half of the newest messages, until it rings less', () => {
    expect(isPlausible(loud(11))).toBe(false);
    expect(isPlausible([...quiet(100), ...loud(11)])).toBe(false);
    expect(isPlausible([...loud(100), ...quiet(9)])).toBe(false);
    expect(isPlausible([...loud(100), ...quiet(10)])).toBe(true);
  });
});
