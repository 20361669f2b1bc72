import { expect, test } from 'vitest';
import { keywordTriggers } from './keyword-trigger.ts';
import { matchTrigger } from './match-trigger.ts';
import type { Trigger } from './trigger.ts';

const shred: Trigger = { kind: 'keyword', words: ['SHRED', 'shred plan'] };
const plan: Trigger = { kind: 'keyword', words: ['plan'] };
const fit: Trigger = { kind: 'keyword', words: ['fit'] };
const now = { beforeConnection: false };
const say = (text: string) => ({ kind: 'message' as const, text });

test('the first trigger that fits fires, by its longest word', () => {
  const { fired, missed } = matchTrigger(say('send me the Shred plan'), [fit, shred, plan], now);
  expect(fired).toEqual({ trigger: shred, word: 'shred plan' });
  expect(missed).toEqual([
    { trigger: fit, because: 'no-word' },
    { trigger: plan, because: 'earlier-trigger-fired' },
  ]);
});

test('the order of the list decides, not the length of a word', () => {
  expect(matchTrigger(say('send me the shred plan'), [plan, shred], now).fired).toEqual({
    trigger: plan,
    word: 'plan',
  });
});

test('where none fits each says why', () => {
  expect(matchTrigger(say('nice outfit'), [shred, fit], now)).toEqual({
    fired: null,
    missed: [
      { trigger: shred, because: 'no-word' },
      { trigger: fit, because: 'no-word' },
    ],
  });
});

test('nothing fires at what was said before the account was connected', () => {
  expect(matchTrigger(say('SHRED'), [shred], { beforeConnection: true })).toEqual({
    fired: null,
    missed: [{ trigger: shred, because: 'before-connection' }],
  });
});

test('an agent without keywords has no trigger', () => {
  expect(keywordTriggers([])).toEqual([]);
  expect(matchTrigger(say('SHRED'), keywordTriggers([]), now)).toEqual({ fired: null, missed: [] });
});
