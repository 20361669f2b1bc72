import { expect, test } from 'vitest';
import { likenessToSigns, packSigns } from './sign-bits.ts';

const asked = [0.9, -0.4, 0.3, -0.2, 0.5, -0.1, 0.7, -0.6, 0.2, -0.8];
const opposite = asked.map((value) => -value);
/** Half of its signs are those of the question. */
const aside = asked.map((value, at) => (at % 2 === 0 ? value : -value));
const base64 = (vectors: number[][]) => packSigns(vectors).toString('base64');

test('the nearest three count, from the same to the opposite', () => {
  const likeness = likenessToSigns(asked);
  expect(likeness(base64([asked, asked, asked, opposite, opposite]))).toBeCloseTo(1);
  expect(likeness(base64([aside]))).toBeCloseTo(0);
  expect(likeness(base64([opposite]))).toBeCloseTo(-1);
  expect(likeness(base64([asked, aside, aside, opposite]))).toBeCloseTo(1 / 3);
});

test('where nothing is embedded, or by a model with vectors of another length, nothing is said', () => {
  const likeness = likenessToSigns(asked);
  expect(likeness(null)).toBeNull();
  expect(likeness(base64([asked.slice(0, 5)]))).toBeNull();
  expect(likenessToSigns(asked.map(() => 0))(base64([asked]))).toBeNull();
});
