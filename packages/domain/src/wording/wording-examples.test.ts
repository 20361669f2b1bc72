import { expect, test } from 'vitest';
import '../autoreply/index.ts';
import '../booking/index.ts';
import '../replay/index.ts';
import { wordingExamples } from './__fixtures__/wording-examples.ts';
import { allLists, searchFor } from '@spotter/language/patterns/exact/phrase-matcher';

const ids = allLists.flatMap(({ name, lines }) => lines.map((line) => `${name}: ${line}`));
const searches = allLists.flatMap(({ lines, classes }) => lines.map((line) => searchFor([line], classes)));
const lines = new Map(searches.map((search, at) => [ids[at], search]));
const examples = Object.entries(wordingExamples).flatMap(([id, written]) =>
  written.map((example) => [id, example] as const),
);

/** When any word of a line, or of its classes, is deleted, at least one example is no longer found whole. */
test('every line finds each of its examples whole', () => {
  expect(examples.filter(([id, example]) => lines.get(id)?.find(example)?.text !== example)).toEqual([]);
});

test('every line has an example', () => {
  expect(ids.filter((id) => !(id in wordingExamples))).toEqual([]);
});

test('no line stands in a list twice, and no two lists have one name', () => {
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
