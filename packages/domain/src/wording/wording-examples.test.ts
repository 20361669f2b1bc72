import { expect, test } from 'vitest';
import '../autoreply/index.ts';
import '../booking/index.ts';
import { wordingExamples } from './__fixtures__/wording-examples.ts';
import { allMatchers } from './phrase-matcher.ts';

const ids = allMatchers.flatMap(({ name, lines }) => lines.map((line) => `${name}: ${line}`));
const lines = new Map(allMatchers.flatMap(({ each }) => each).map((line, at) => [ids[at], line]));
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
