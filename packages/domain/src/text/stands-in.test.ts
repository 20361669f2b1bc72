import { expect, test } from 'vitest';
import { linear } from './linear-expression.ts';
import { standsIn } from './stands-in.ts';

const booked = { said: linear(String.raw`\bbooked`), unless: linear('^ out') };
const isDone = { said: linear(String.raw`\bcall(?P<gap>(?: \w+)*?) is done`), notInGap: linear(String.raw`\bnot\b`) };

test('words stand in a text where nothing takes them back', () => {
  expect(standsIn('you are booked', booked)).toBe(true);
  expect(standsIn('we are booked out', booked)).toBe(false);
  expect(standsIn('booked out, but you are booked', booked)).toBe(true);
  expect(standsIn('a call with me is done', isDone)).toBe(true);
  expect(standsIn('a call that is not is done', isDone)).toBe(false);
});

test('inside of words that were taken back the same words may begin again', () => {
  expect(standsIn('no call is not planned, the call is done', isDone)).toBe(true);
});

test('the one who asks may refuse a place', () => {
  const places: number[] = [];
  const refuse = ({ index }: { index: number }) => places.push(index) === 0;
  expect(standsIn('booked booked', booked, refuse)).toBe(false);
  expect(places).toEqual([0, 7]);
});
