/** A word shorter than this is too near to too many. */
const minLength = 5;
/** From this length on, two letters may be wrong. */
const long = 9;

/**
 * Returns the known words that a word may be a typing mistake of: one letter wrong, missing, added or swapped
 * with the next, two in long words. At most `most`, the likeliest first.
 */
export function nearestWords(word: string, known: Iterable<string>, max: number): string[] {
  if (word.length < minLength) return [];
  const allowed = word.length >= long ? 2 : 1;
  const found: { word: string; distance: number }[] = [];
  for (const other of known) {
    if (Math.abs(other.length - word.length) > allowed || other[0] !== word[0]) continue;
    const distance = typingDistance(word, other, allowed);
    if (distance > 0 && distance <= allowed) found.push({ word: other, distance });
  }
  return found
    .toSorted((one, other) => one.distance - other.distance || (one.word < other.word ? -1 : 1))
    .slice(0, max)
    .map(({ word: near }) => near);
}

/** Returns the number of mistakes between two words, or more than `most` where there are more. */
function typingDistance(one: string, other: string, max: number): number {
  let previous: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let min = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        min = Math.min(min, previous[j - 2]! + 1);
      next.push(min);
    }
    if (Math.min(...next) > max) return max + 1;
    previous = row;
    row = next;
  }
  return row[other.length]!;
}
