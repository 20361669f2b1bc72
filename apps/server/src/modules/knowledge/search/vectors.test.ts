import { expect, test } from 'vitest';
import { gatherVectors, nearestVectors, packVector } from './vectors.ts';

/** Returns numbers from -1 to 1, the same each time. */
function mixed(seed: number, length: number): number[] {
  let state = seed;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) / 2 ** 23 - 1;
  });
}

test('of two thousand vectors those come first, in order, that were made near to the one asked for', () => {
  const asked = mixed(1, 256);
  const vectors = Array.from({ length: 2_000 }, (_, index) => mixed(index + 2, 256));
  const nearer = [1_900, 700, 1_234];
  for (const [rank, place] of nearer.entries())
    vectors[place] = vectors[place]!.map((value, at) => value * (0.5 + rank * 0.5) + asked[at]!);
  const found = nearestVectors(gatherVectors(vectors.map(packVector)), asked, 3);
  expect(found.map(({ place }) => place)).toEqual(nearer);
  expect(found[0]!.cosine).toBeGreaterThan(found[2]!.cosine);
});

test('a vector with few numbers is compared by these alone', () => {
  const asked = mixed(1, 256).map((value, at) => (at < 20 ? value : 0));
  const vectors = Array.from({ length: 2_000 }, (_, index) => mixed(index + 2, 256));
  vectors[1_500] = mixed(9_999, 256).map((value, at) => (at < 20 ? asked[at]! : value * 0.3));
  expect(nearestVectors(gatherVectors(vectors.map(packVector)), asked, 1)[0]!.place).toBe(1_500);
});

test('those of another length, or without any number, are not found', () => {
  const gathered = gatherVectors([packVector([1, 0]), packVector([1]), packVector([0, 0])]);
  expect(nearestVectors(gathered, [1, 0], 5).map(({ place }) => place)).toEqual([0]);
  expect(nearestVectors(gathered, [1], 5)).toEqual([]);
});
