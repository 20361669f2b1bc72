import { expect, test } from 'vitest';
import { topicOfAnswer } from './topic-of-answer.ts';
import {
  afterVerdict,
  askAboutNext,
  makeAutomatic,
  mayBeAutomatic,
  newTrust,
  type ApprovalVerdict,
  type TopicTrust,
} from './topic-trust.ts';

/** A scripted coach decides about one answer after the other. */
const decides = (trust: TopicTrust, ...verdicts: ApprovalVerdict[]) => verdicts.reduce(afterVerdict, trust);
const times = (count: number, verdict: ApprovalVerdict) => Array.from({ length: count }, () => verdict);

test('a topic may go out on its own at the 20th answer, if 19 were sent as they were', () => {
  const atNineteen = decides(newTrust, 'edited', ...times(18, 'as-was'));
  expect(mayBeAutomatic(atNineteen)).toBe(false);
  expect(mayBeAutomatic(decides(atNineteen, 'as-was'))).toBe(true);
  expect(mayBeAutomatic(decides(newTrust, ...times(19, 'as-was')))).toBe(false);
  const twoChanged = decides(newTrust, 'edited', 'dropped', ...times(18, 'as-was'));
  expect(mayBeAutomatic(twoChanged)).toBe(false);
  // 38 of 40 are 95 %.
  expect(mayBeAutomatic(decides(twoChanged, ...times(19, 'as-was')))).toBe(false);
  expect(mayBeAutomatic(decides(twoChanged, ...times(20, 'as-was')))).toBe(true);
});

test('of what goes out on its own every fifth answer is asked about', () => {
  let trust = makeAutomatic(decides(newTrust, ...times(20, 'as-was')));
  const asked = Array.from({ length: 15 }, () => {
    const next = askAboutNext(trust);
    trust = next.trust;
    return next.asks;
  });
  expect(asked.flatMap((asks, at) => (asks ? [at + 1] : []))).toEqual([5, 10, 15]);
  expect(askAboutNext(newTrust)).toEqual({ asks: true, trust: newTrust });
});

test('two of the last ten that were edited end it, at the second one; what was agreed to before counts no more', () => {
  const automatic = makeAutomatic(decides(newTrust, ...times(20, 'as-was')));
  const one = decides(automatic, 'edited', ...times(8, 'as-was'));
  expect(one.isAutomatic).toBe(true);
  const fallen = decides(one, 'edited');
  expect(fallen).toMatchObject({ isAutomatic: false, decided: 0, agreed: 0, asWas: 28, edited: 2 });
  expect(mayBeAutomatic(decides(fallen, ...times(19, 'as-was')))).toBe(false);
  expect(mayBeAutomatic(decides(fallen, ...times(20, 'as-was')))).toBe(true);
  // Ten later the first one is forgotten.
  expect(decides(one, 'as-was', 'edited').isAutomatic).toBe(true);
});

test('the edits before it went out on its own do not end it', () => {
  const automatic = makeAutomatic(decides(newTrust, ...times(19, 'as-was'), 'edited'));
  expect(decides(automatic, 'edited').isAutomatic).toBe(true);
});

test.each([
  ['price', ['how much is it?']],
  ['booking', ['can we hop on a call?']],
  ['objection', ['i need to think about it']],
  ['small-talk', ['haha nice', 'i train at home']],
  ['other', ['what do i eat before a run?']],
])('an answer is about %s', (topic, texts) => {
  expect(topicOfAnswer(texts, { proposesCall: false })).toBe(topic);
});

test('one that offers times is about a call', () => {
  expect(topicOfAnswer(['sounds good'], { proposesCall: true })).toBe('booking');
});
