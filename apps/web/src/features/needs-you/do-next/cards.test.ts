import { expect, test } from 'vitest';
import { cardsOf } from './cards.ts';

const untouched = { shown: [], finished: [], putOff: [] };

test('the first three cards are those of the queue', () => {
  expect(cardsOf(['a', 'b', 'c', 'd'], untouched)).toEqual(['a', 'b', 'c']);
  expect(cardsOf(['a'], untouched)).toEqual(['a']);
});

test('a card stays where it is when somebody more urgent comes in', () => {
  expect(cardsOf(['new', 'a', 'b', 'c'], { ...untouched, shown: ['a', 'b', 'c'] })).toEqual(['a', 'b', 'c']);
});

test('who no longer waits makes room for the next', () => {
  expect(cardsOf(['a', 'c', 'd'], { ...untouched, shown: ['a', 'b', 'c'] })).toEqual(['a', 'c', 'd']);
});

test('what is finished or put off is not replaced, so that the cards end', () => {
  const progress = { shown: ['a', 'b', 'c'], finished: ['a'], putOff: ['b'] };
  expect(cardsOf(['b', 'c', 'd'], progress)).toEqual(['c']);
  expect(cardsOf(['b', 'd'], { ...progress, finished: ['a', 'c'] })).toEqual([]);
});
