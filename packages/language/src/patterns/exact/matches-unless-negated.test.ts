import { expect, test } from 'vitest';
import { linear } from '../../text/linear-expression.ts';
import { matchesUnlessNegated } from './matches-unless-negated.ts';

const booked = { words: linear(String.raw`\bbooked`), unless: linear('^ out'), unlessBefore: linear('fully $') };

test('words stand in a text where nothing takes them back', () => {
  expect(matchesUnlessNegated('you are booked', booked)).toBe(true);
  expect(matchesUnlessNegated('we are booked out', booked)).toBe(false);
  expect(matchesUnlessNegated('booked out, but you are booked', booked)).toBe(true);
  expect(matchesUnlessNegated('we are fully booked', booked)).toBe(false);
  expect(matchesUnlessNegated('we are fully booked, but you are booked', booked)).toBe(true);
});

test('inside of words that were taken back the same words may begin again', () => {
  const done = { words: linear('(?:all )*done'), unlessBefore: linear('^$') };
  expect(matchesUnlessNegated('all done', done)).toBe(true);
});

test('the one who asks may refuse a place', () => {
  const places: number[] = [];
  const refuse = ({ index }: { index: number }) => places.push(index) === 0;
  expect(matchesUnlessNegated('booked booked', booked, refuse)).toBe(false);
  expect(places).toEqual([0, 7]);
});
