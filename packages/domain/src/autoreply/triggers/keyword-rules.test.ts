import { expect, test } from 'vitest';
import {
  blockedSentence,
  findBlockedKeyword,
  findSameKeyword,
  keywordsOf,
  resolveKeywordRules,
  sameKeywordSentence,
  takesTypos,
} from './keyword-rules.ts';

test('each keyword is looked for as whole words where nothing else is set', () => {
  const rules = { matches: [{ keyword: 'SHRED', match: 'fuzzy' as const }], excludeWords: [] };
  expect(keywordsOf(['plan', 'SHRED', 'constructor'], rules)).toEqual([
    { word: 'plan', match: 'word' },
    { word: 'SHRED', match: 'fuzzy' },
    { word: 'constructor', match: 'word' },
  ]);
});

test('what is stored names keywords of the list, each once, in its order', () => {
  const rules = {
    matches: [
      { keyword: 'gone', match: 'exact' as const },
      { keyword: 'b', match: 'contains' as const },
      { keyword: 'a', match: 'word' as const },
      { keyword: 'a', match: 'exact' as const },
    ],
    excludeWords: ['no', 'no'],
  };
  expect(resolveKeywordRules(['a', 'b', 'a'], rules)).toEqual({
    matches: [
      { keyword: 'a', match: 'exact' },
      { keyword: 'b', match: 'contains' },
    ],
    excludeWords: ['no'],
  });
});

test.each<[string[], string[], string | null]>([
  [['SHRED'], ['giveaway'], null],
  [['SHRED'], ['shredder'], null],
  [['plan', 'SHRED'], ['giveaway', 'SHRED'], '“SHRED” is one of your keywords. Take it out of one of the two lists.'],
  [
    ['método'],
    ['METODO'],
    '“METODO” is in your keyword “método”, which could never count. Take it out of one of the two lists.',
  ],
  [
    ['free guide'],
    ['guide'],
    '“guide” is in your keyword “free guide”, which could never count. Take it out of one of the two lists.',
  ],
])('%j without %j', (keywords, excludeWords, sentence) => {
  const blocked = findBlockedKeyword(keywords, excludeWords);
  expect(blocked === null ? null : blockedSentence(blocked)).toBe(sentence);
});

test.each([
  ['SHRED', true],
  ['plan', false],
  ['fat loss plan', false],
  ['fat loss guide', true],
  ['FIT2026', false],
  ['🔥🔥🔥🔥🔥', false],
])('typos count in %s: %s', (keyword, counts) => {
  expect(takesTypos(keyword)).toBe(counts);
});

test.each<[string[], string | null]>([
  [['SHRED', 'shredder', 'c', 'c#', '🔥', '💪'], null],
  [['plan', 'SHRED', 'plan'], null],
  [['SHRED', 'plan', 'shred'], '“shred” is the same word as “SHRED”. Remove one of them.'],
  [['método', '#metodo!'], '“#metodo!” is the same word as “método”. Remove one of them.'],
])('%j', (keywords, sentence) => {
  const same = findSameKeyword(keywords);
  expect(same === null ? null : sameKeywordSentence(same)).toBe(sentence);
});
