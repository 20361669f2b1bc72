import { expect, test } from 'vitest';
import { cutsOf, judgeLanguage, parts } from './language-faults.js';

const own = Object.values(parts)
  .flat()
  .map((file) => ({ file, text: '' }));
const cutting = (file: string) => ({
  file,
  text: 'const letters = characters(String.raw`\\p{L}`);\nconst words = letters.runs(text);',
});
const faultsOf = (files: { file: string; text: string }[]) => judgeLanguage([...own, ...files]).faults;

test.each([
  ["new Intl.Segmenter('en', { granularity: 'sentence' })", ['sentences']],
  ["new Intl.Segmenter('en', { granularity: 'grapheme' })", []],
  ["const ends = characters('.!?');\nends.split(text)", ['sentences']],
  ["const ends = characters('.!?');\nends.areIn(text)", []],
  ['const letters = characters(String.raw`\\p{L}`);\nletters.runs(text)', ['words']],
  ['const letters = characters(String.raw`\\p{L}`);\nletters.areIn(text)', []],
  ['text.split(/\\s+/)', ['words']],
])('%j cuts %j', (text, cuts) => {
  expect(cutsOf(text)).toEqual(cuts);
});

test('a file that cuts words by itself is refused, but for tests', () => {
  expect(faultsOf([cutting('packages/domain/src/a/b.ts')])).toEqual([
    expect.stringContaining('packages/domain/src/a/b.ts: cuts words by itself'),
  ]);
  expect(faultsOf([cutting('packages/domain/src/b.test.ts')])).toEqual([]);
});

test('a further engine, tokenizer or splitter is refused', () => {
  const engine = { file: 'packages/language/src/patterns/other/engine.ts', text: '' };
  const tokenizer = cutting('packages/language/src/times/words.ts');
  const splitter = { file: 'packages/language/src/text/cut.ts', text: "granularity: 'sentence'" };
  expect(faultsOf([engine, tokenizer, splitter])).toEqual([
    expect.stringContaining('a further engine'),
    expect.stringContaining('a further tokenizer'),
    expect.stringContaining('a further splitter'),
  ]);
});
