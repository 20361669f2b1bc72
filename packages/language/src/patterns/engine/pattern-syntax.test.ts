import { expect, test } from 'vitest';
import { parseList, parsePattern, patternsOf } from './pattern-syntax.ts';

test('a list is parted by commas outside of brackets, over several lines', () => {
  expect(patternsOf(' a b,\n  (c, d)/e , [f] g,')).toEqual(['a b', '(c, d)/e', '[f] g']);
  expect(parseList('yes (,) sir')).toEqual([[...parsePattern('yes'), expect.anything(), ...parsePattern('sir')]]);
});

test('signs of patterns alone are signs of a text', () => {
  expect(parsePattern('! <3')).toEqual([
    { kind: 'word', word: '!' },
    { kind: 'word', word: '<3' },
  ]);
});

test('a gap of no number is refused', () => {
  expect(() => parsePattern('a ... b')).toThrow('No number is in ....');
  expect(() => parsePattern('a <some> b')).toThrow('No number is in <some>.');
});
