import { expect, test } from 'vitest';
import type { FoundPhrase } from '../../safety/matching/phrase-book.ts';
import { talkPhraseExamples } from './__fixtures__/conversation-pattern-examples.ts';
import type { Phrases } from './phrases.ts';
import { talkPhraseBook, talkPhrases, type TalkTopic } from './conversation-patterns.ts';

type Named = Pick<FoundPhrase<TalkTopic>, 'category' | 'language' | 'phrase'>;
const idOf = ({ category, language, phrase }: Named) => `${category}/${language}: ${phrase}`;
const listOf = (id: string) => id.slice(0, id.indexOf(':'));
const idsIn = (text: string) => talkPhraseBook().find(text, new Date(0)).map(idOf);

const ids = Object.entries<Phrases>(talkPhrases).flatMap(([topic, languages]) =>
  Object.entries(languages).flatMap(([language, phrases]) =>
    phrases.map((phrase) => `${topic}/${language}: ${phrase}`),
  ),
);
const known = new Set(ids);

test('every phrase is in the lists, finds its example and leaves its counter-example', () => {
  const failures = Object.entries(talkPhraseExamples).filter(
    ([id, [example, counterExample]]) =>
      !known.has(id) || !idsIn(example).includes(id) || idsIn(counterExample).includes(id),
  );
  expect(failures).toEqual([]);
});

/** A deleted phrase must be noticed, so no other phrase of its topic and language may find its example. */
test('nothing but a phrase itself finds its example', () => {
  const findings = Object.entries(talkPhraseExamples).map(([id, [example]]) => ({
    id,
    found: idsIn(example).filter((found) => listOf(found) === listOf(id)),
  }));
  expect(findings.filter(({ id, found }) => found.join() !== id)).toEqual([]);
});

test('every phrase has an example and a counter-example', () => {
  expect(ids.filter((id) => !(id in talkPhraseExamples))).toEqual([]);
});

test('no phrase stands in the lists twice', () => {
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
