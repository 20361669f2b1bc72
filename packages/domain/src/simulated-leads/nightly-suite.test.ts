import { expect, test } from 'vitest';
import { compareNights, type NightResult } from './nightly-suite.ts';

const green = (number: number): NightResult => ({ state: 'passed', number });
const red = (number: number): NightResult => ({ state: 'failed', number });

test('a lead turns red who went well before, with the version that kept to it, or who is new', () => {
  const before = { price: green(3), minor: green(3), friend: red(2) };
  const played = [
    { leadId: 'price', state: 'failed' },
    { leadId: 'minor', state: 'passed' },
    { leadId: 'friend', state: 'failed' },
    { leadId: 'new', state: 'failed' },
  ] as const;
  const { turnedRed, results } = compareNights(before, [...played], 4);
  expect(turnedRed).toEqual([
    { leadId: 'price', keptBy: 3 },
    { leadId: 'new', keptBy: null },
  ]);
  expect(results).toEqual({ price: red(4), minor: green(4), friend: red(4), new: red(4) });
});

test('one that stays red is told once, and again after it went well', () => {
  const nights = (['failed', 'failed', 'passed', 'failed'] as const).map((state) => [{ leadId: 'price', state }]);
  let results: Record<string, NightResult> = {};
  const told = nights.map((played, night) => {
    const compared = compareNights(results, played, night + 1);
    ({ results } = compared);
    return compared.turnedRed.length;
  });
  expect(told).toEqual([1, 0, 0, 1]);
});

test('one that was not played stays as it was, and one that is gone is forgotten', () => {
  const { turnedRed, results } = compareNights(
    { price: red(3), minor: green(2), gone: green(3) },
    [
      { leadId: 'price', state: 'not-played' },
      { leadId: 'minor', state: 'not-played' },
      { leadId: 'new', state: 'not-played' },
    ],
    4,
  );
  expect(turnedRed).toEqual([]);
  expect(results).toEqual({ price: red(3), minor: green(2) });
});
