import path from 'node:path';
import { expect, test } from 'vitest';
import { isAsWanted, readCorpus } from './reading-corpus.test-support.ts';

const corpus = path.join(import.meta.dirname, '../../../../../../bench/data/judging/open/reading');
const minRead = 0.95;

test('of 73 pages and files nearly every sentence is read, and none that nobody sees or that is no page', async () => {
  const judged = await readCorpus(corpus);
  const expected = judged.flatMap(({ one }) => one.expected);
  const missing = judged.flatMap(({ one, missing: texts }) => texts.map((text) => `${one.file}: ${text}`));
  expect(judged).toHaveLength(73);
  expect(judged.flatMap(({ one, extra }) => extra.map((text) => `${one.file}: ${text}`))).toEqual([]);
  const isGarbage = (each: (typeof judged)[number]) => each.reading.kind === 'ready' && !isAsWanted(each);
  expect(judged.filter(isGarbage).map(({ one }) => one.file)).toEqual([]);
  expect(1 - missing.length / expected.length, missing.join('\n')).toBeGreaterThanOrEqual(minRead);
});
