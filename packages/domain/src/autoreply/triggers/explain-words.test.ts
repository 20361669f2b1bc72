import { expect, test } from 'vitest';
import { explainTrigger, explainWords, type WordsFinding } from './explain-words.ts';
import type { KeywordMatch } from './keyword-matches.ts';

const wanted = (match: KeywordMatch, excludeWords: string[] = []) => ({
  keywords: [{ word: 'SHRED', match }],
  excludeWords,
});

test.each<[string, KeywordMatch, string[], WordsFinding]>([
  ['shred please', 'word', [], { kind: 'match', word: 'SHRED', match: 'word', written: 'shred' }],
  ['sherd please', 'fuzzy', [], { kind: 'match', word: 'SHRED', match: 'fuzzy', written: 'sherd' }],
  ['so shredded', 'contains', [], { kind: 'match', word: 'SHRED', match: 'contains', written: 'shredded' }],
  ['shred the giveaway', 'word', ['Giveaway'], { kind: 'excluded', word: 'Giveaway', keyword: 'SHRED' }],
  ['the giveaway', 'word', ['Giveaway'], { kind: 'none' }],
  ['shredded', 'word', [], { kind: 'near', word: 'SHRED', because: 'inside-word', written: 'shredded' }],
  ['shred please', 'exact', [], { kind: 'near', word: 'SHRED', because: 'not-alone', written: 'shred' }],
  ['sherd', 'word', [], { kind: 'near', word: 'SHRED', because: 'misspelled', written: 'sherd' }],
  ['hello', 'fuzzy', [], { kind: 'none' }],
])('%s, looked for as %s without %j', (text, match, excludeWords, finding) => {
  expect(explainWords(text, wanted(match, excludeWords))).toEqual(finding);
});

test('any comment fires a trigger without words, but for those it leaves out', () => {
  const comment = {
    id: 'c',
    enabled: true,
    kind: 'comment' as const,
    words: [],
    excludeWords: ['giveaway'],
    match: 'word' as const,
    posts: 'all' as const,
    replies: false,
    publicReplies: [],
    firstMessage: null,
  };
  expect(explainTrigger('the giveaway', comment)).toEqual({ kind: 'excluded', word: 'giveaway', keyword: null });
  expect(explainTrigger('nice', comment)).toEqual({ kind: 'none' });
  expect(explainTrigger('nice', { id: 'a', enabled: true, kind: 'any-message' })).toBeNull();
});
