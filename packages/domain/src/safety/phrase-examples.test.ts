import { describe, expect, test } from 'vitest';
import { phraseExamples } from './__fixtures__/phrase-examples.ts';
import { isEnough } from './evidence.ts';
import { findPhrases, readSafety } from './judge-safety.ts';
import type { FoundPhrase } from './matching/phrase-book.ts';
import { phraseLists } from './phrases/index.ts';

const now = new Date('2026-11-20T12:00:00Z');
const idOf = ({ category, language, phrase }: Pick<FoundPhrase, 'category' | 'language' | 'phrase'>) =>
  `${category}/${language}: ${phrase}`;
const ids = phraseLists.flatMap(({ phrases, ...list }) => phrases.map((phrase) => idOf({ ...list, phrase })));
const known = new Set(ids);

describe('a phrase finds its example and leaves its counter-example', () => {
  test.each(Object.entries(phraseExamples).map(([id, pair]) => [id, ...pair] as const))(
    '%s',
    (id, example, counterExample) => {
      expect(known, 'the phrase is in the lists').toContain(id);
      expect(findPhrases(example, now).map(idOf), example).toContain(id);
      expect(findPhrases(counterExample, now).map(idOf), counterExample).not.toContain(id);
    },
  );
});

/** A deleted phrase must be noticed, so no other phrase of its category and language may find its example. */
test.each(Object.entries(phraseExamples).map(([id, [example]]) => [id, example] as const))(
  'nothing but this phrase finds its example: %s',
  (id, example) => {
    const { phrases, evidence } = readSafety(example, now);
    const list = id.slice(0, id.indexOf(':'));
    const isSame = (each: { category: string; language: string }) => `${each.category}/${each.language}` === list;
    expect(phrases.filter(isSame).map(idOf)).toEqual([id]);
    expect(evidence.filter(isSame).filter(isEnough)).toEqual([]);
  },
);

test('every phrase has an example and a counter-example', () => {
  expect(ids.filter((id) => !(id in phraseExamples))).toEqual([]);
});

test('no phrase stands in the lists twice', () => {
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
