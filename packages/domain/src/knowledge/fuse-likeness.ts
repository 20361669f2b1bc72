/** What likeness of meaning adds at most to a passage, where the best by words has 1. */
const gain = 1.5;
/** The same where the words of the question are hardly known: meaning decides. */
const gainWhereUnsure = 3;

/**
 * A passage with what words gave it, and how like the question it is by meaning, to 1;
 * null: it has no embedding.
 */
type Scored<Key> = { key: Key; byWords: number; byMeaning: number | null };

/**
 * Joins what words and meaning say of passages, best first. Both are added up: words tell two passages apart
 * that mean nearly the same, and meaning finds what was asked in other words. One that is not embedded yet
 * counts as near as the others on average.
 */
export function fuseLikeness<Key>(found: Scored<Key>[], areWordsSure: boolean): { key: Key; score: number }[] {
  const max = Math.max(0, ...found.map(({ byWords }) => byWords)) || 1;
  const weight = areWordsSure ? gain : gainWhereUnsure;
  const known = found.flatMap(({ byMeaning }) => byMeaning ?? []);
  const average = known.reduce((sum, likeness) => sum + likeness, 0) / Math.max(1, known.length);
  return found
    .map(({ key, byWords, byMeaning }) => ({ key, score: byWords / max + weight * (byMeaning ?? average) }))
    .toSorted((one, other) => other.score - one.score);
}
