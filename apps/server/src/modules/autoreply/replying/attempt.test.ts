import type { DraftProblem } from '@spotter/domain/autoreply';
import { retryPauseMs } from '@spotter/domain/sending';
import { expect, test } from 'vitest';
import type { Drafted } from '../composing/composition.ts';
import { noEffort } from '../record/effort.ts';
import { noEffects } from '../tools/agent-tools.ts';
import { countFailure, nextTryAt, typingMsOf, type MadeAnswer } from './attempt.ts';

const draft: Drafted = {
  kind: 'draft',
  text: 'Two dumbbells that feel heavy after ten reps, and a chair. '.repeat(10),
  effects: noEffects,
  effort: noEffort,
  proposal: null,
};
const made: MadeAnswer = {
  decision: { kind: 'reply', because: 'trigger-keyword', keyword: 'SHRED', to: ['first', 'last'] },
  composition: draft,
  attempt: { isTrial: false, failedTries: 0, mustFinish: false },
  by: null,
};

test.each<[string, string, Partial<MadeAnswer>, boolean]>([
  ['an adaptive answer is typed', 'adaptive', {}, true],
  ['any other is not', 'custom', {}, false],
  ['nor one that is late', 'adaptive', { attempt: { ...made.attempt, mustFinish: true } }, false],
  [
    'nor one that hands over',
    'adaptive',
    { composition: { ...draft, effects: { ...noEffects, handOver: 'medical' } } },
    false,
  ],
  ['nor nothing', 'adaptive', { composition: { kind: 'only-effects', effects: noEffects, effort: noEffort } }, false],
])('%s', (_, delayType, given, isTyped) => {
  expect(typingMsOf({ agent: { delayType, answers: 'auto' } }, { ...made, ...given }, (text) => text) > 0).toBe(
    isTyped,
  );
});

const now = new Date('2026-11-23T15:30:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const own = retryPauseMs(3, 0.5);

test.each<[string, number | null, Date | null, Date]>([
  ['the pause grows with the tries', null, null, after(own)],
  ['the model may ask for a longer one', own + 1, null, after(own + 1)],
  ['and not for a shorter one', own - 1, null, after(own)],
  ['a model that is held for all is asked after that', null, after(own + 1), after(own + 1)],
  ['but no sooner than its own pause says', null, after(own - 1), after(own)],
])('%s', (_, retryAfterMs, guardedUntil, expected) => {
  expect(nextTryAt(now, { failedTries: 2, chance: 0.5, retryAfterMs, guardedUntil })).toEqual(expected);
});

const refusal = (text: string) => ({ text, problem: 'unknown-price' as DraftProblem });
const before = { failedTurn: 'turn', failedAttempts: 1, refusedDrafts: [refusal('first')] };

test.each([
  [
    'a failure of the same turn is added to it',
    'turn',
    { failedAttempts: 2, refusedDrafts: [refusal('first'), refusal('next')] },
  ],
  ['one of another turn begins anew', 'other', { failedAttempts: 1, refusedDrafts: [refusal('next')] }],
])('%s', (_, turn, expected) => {
  expect(countFailure(before, turn, [refusal('next')])).toEqual({ failedTurn: turn, ...expected });
});
