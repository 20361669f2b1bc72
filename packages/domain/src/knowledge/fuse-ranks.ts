/** How fast a place counts less: the fourth by meaning counts half of the first. */
const smoothing = 3;
/** How much of its own score a passage gains at most that words found, too. */
const gain = 0.4;
/** Where among those that words found, of which the best has 1, one begins that only meaning found. */
const beginning = 0.15;

/**
 * Joins passages found by words, with their scores, and by meaning, nearest first: best first, each key once. Where words
 * are sure, meaning tips the balance between what they found nearly alike, and adds behind it what they did not find: it
 * never takes the place of what words found surely. Where they are not, the nearest by meaning counts as much as the best
 * by words.
 */
export function fuseRanks<Key>(
  byWords: { key: Key; score: number }[],
  byMeaning: Key[],
  areWordsSure: boolean,
): { key: Key; score: number }[] {
  const most = Math.max(0, ...byWords.map(({ score }) => score)) || 1;
  const scores = new Map(byWords.map(({ key, score }) => [key, score / most]));
  for (const [rank, key] of byMeaning.entries()) {
    const nearness = smoothing / (smoothing + rank);
    const own = scores.get(key);
    scores.set(key, areWordsSure ? (own ?? beginning) * (1 + gain * nearness) : (own ?? 0) + nearness);
  }
  return [...scores].map(([key, score]) => ({ key, score })).toSorted((one, other) => other.score - one.score);
}
