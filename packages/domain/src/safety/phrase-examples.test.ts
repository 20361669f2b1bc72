import { expect, test } from 'vitest';
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

test('every phrase is in the lists, finds its example and leaves its counter-example', () => {
  const finds = (text: string, id: string) => findPhrases(text, now).some((found) => idOf(found) === id);
  const failures = Object.entries(phraseExamples).filter(
    ([id, [example, counterExample]]) => !known.has(id) || !finds(example, id) || finds(counterExample, id),
  );
  expect(failures).toEqual([]);
});

/** A deleted phrase must be noticed, so no other phrase of its category and language may find its example. */
test('nothing but a phrase itself finds its example', () => {
  const findings = Object.entries(phraseExamples).map(([id, [example]]) => {
    const { phrases, evidence } = readSafety(example, now);
    const list = id.slice(0, id.indexOf(':'));
    const isSame = (each: { category: string; language: string }) => `${each.category}/${each.language}` === list;
    return { id, found: phrases.filter(isSame).map(idOf), evidence: evidence.filter(isSame).filter(isEnough) };
  });
  expect(findings.filter(({ id, found, evidence }) => found.join() !== id || evidence.length > 0)).toEqual([]);
});

test('every phrase has an example and a counter-example', () => {
  expect(ids.filter((id) => !(id in phraseExamples))).toEqual([]);
});

test('no phrase stands in the lists twice', () => {
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
