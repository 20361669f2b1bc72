import { expect, test } from 'vitest';
import { findCodeFaults } from './code-faults.js';

const namesIn = (text: string) => findCodeFaults('apps/web/src/a.ts', text).names.map(({ message }) => message);
const commentsIn = (text: string) => findCodeFaults('apps/web/src/a.ts', text).comments;

test.each([
  ['const mostTries = 3;', 'mostTries'],
  ['function f(otherwise: string) { return otherwise.length; }', 'otherwise'],
  ['export type X = { longestName: number };', 'longestName'],
  ['class A { #told = 1; toldTwice() {} }', 'toldTwice'],
])('an odd name is named: %s', (text, name) => {
  expect(namesIn(text)).toContainEqual(expect.stringContaining(`the name ${name}:`));
});

test.each([
  ['a word that begins like one', 'const leastwise = 1, almost = 2, settings = 3;'],
  ['strings', "const kind = 'cancelled', most = 'told';"],
  ['a field of stored rows', 'const { cancelledAt, toldAt } = row;'],
])('%s may stay', (_what, text) => {
  expect(namesIn(text)).toEqual([]);
});

test('an odd comment is named with its line; existence may be denied', () => {
  expect(commentsIn('const a = 1;\n/** What became\n * of it: what became of\n * it. */\nconst b = 2;')).toEqual([
    { line: 2, message: expect.stringContaining('what became of') },
  ]);
  expect(commentsIn('// There is no chat any more.')).toEqual([]);
  expect(commentsIn('// A comment is no message.')).toHaveLength(1);
});

test('long functions count outside of tests, wide comments everywhere', () => {
  const long = `function f() {\n${'  g();\n'.repeat(99)}}\n// ${'x'.repeat(111)}\n`;
  expect(findCodeFaults('apps/web/src/a.ts', long)).toMatchObject({
    longFunctions: [{ line: 1, message: 'a function of 101 lines, more than 100' }],
    wideLines: [{ line: 102 }],
  });
  expect(findCodeFaults('apps/web/src/a.test.ts', long).longFunctions).toEqual([]);
});
