/** Cormack et al., 2009: with 60, no single list decides alone. */
const smoothing = 60;

/** Joins ranked lists by reciprocal rank fusion: best first, each key once. */
export function fuseRanks<Key>(lists: Key[][]): { key: Key; score: number }[] {
  const scores = new Map<Key, number>();
  for (const list of lists) {
    for (const [rank, key] of list.entries()) scores.set(key, (scores.get(key) ?? 0) + 1 / (smoothing + rank + 1));
  }
  return [...scores].map(([key, score]) => ({ key, score })).toSorted((one, other) => other.score - one.score);
}
