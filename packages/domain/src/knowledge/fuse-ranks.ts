/** How fast a place counts less: the fourth by meaning counts half of the first. */
const smoothing = 3;

/**
 * Joins passages found by words, with their scores, and by meaning, nearest first: best first, each key once. A place by
 * meaning adds at most `trust` of the best score by words, so that where words find well, meaning only tips the balance
 * between those that they find alike, and brings what they do not find.
 */
export function fuseRanks<Key>(
  byWords: { key: Key; score: number }[],
  byMeaning: Key[],
  trust: number,
): { key: Key; score: number }[] {
  const most = Math.max(0, ...byWords.map(({ score }) => score)) || 1;
  const scores = new Map(byWords.map(({ key, score }) => [key, score / most]));
  for (const [rank, key] of byMeaning.entries())
    scores.set(key, (scores.get(key) ?? 0) + (trust * smoothing) / (smoothing + rank));
  return [...scores].map(([key, score]) => ({ key, score })).toSorted((one, other) => other.score - one.score);
}
