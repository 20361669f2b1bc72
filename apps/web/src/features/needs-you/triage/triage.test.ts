import { expect, test } from 'vitest';
import { endSentence, endTitle, leftSentence } from './triage-messages.ts';

test.each([
  [400, 'Done, 1 s'],
  [59_000, 'Done, 59 s'],
  [60_000, 'Done, 1 min'],
  [130_000, 'Done, 2 min 10 s'],
])('%i ms are said as %s', (tookMs, said) => {
  expect(endTitle(tookMs)).toBe(said);
});

test('what is left is exact only when all has been read', () => {
  expect(leftSentence(4, false)).toBe('4 left');
  expect(leftSentence(20, true)).toBe('20+ left');
  expect(endSentence(3, 1)).toBe('3 done, 1 left for later.');
});
