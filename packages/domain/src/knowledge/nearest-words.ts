/** A word shorter than this is too near to too many. */
const minLength = 5;
/** From this length on, two letters may be wrong. */
const long = 9;

/**
 * Returns the known words that a word may be a typing mistake of: one letter wrong, missing, added or swapped
 * with the next, two in long words. At most `most`, the likeliest first.
 */
export function nearestWords(word: string, known: Iterable<string>, max: number): string[] {
  const allowed = allowedTypos(word);
  if (allowed === 0) return [];
  const found: { word: string; distance: number }[] = [];
  for (const other of known) {
    if (other[0] !== word[0]) continue;
    const distance = typingDistance(word, other, allowed);
    if (distance > 0 && distance <= allowed) found.push({ word: other, distance });
  }
  return found
    .toSorted((one, other) => one.distance - other.distance || (one.word < other.word ? -1 : 1))
    .slice(0, max)
    .map(({ word: near }) => near);
}

/** Returns how many letters of a word may be wrong, missing, added or swapped with the next. */
export function allowedTypos(word: string): number {
  if (word.length < minLength) return 0;
  return word.length >= long ? 2 : 1;
}

/**
 * Returns the number of mistakes between two words, or more than `max` where there are more. Places that are
 * further apart than `max` are not compared, so that the work grows with the words' length.
 */
export function typingDistance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let same = 0;
  const maxSame = Math.min(one.length, other.length) - start;
  while (same < maxSame && one.at(-1 - same) === other.at(-1 - same)) same += 1;
  return countMistakes(one.slice(start, one.length - same), other.slice(start, other.length - same), max);
}

/** Returns the number of mistakes between words that differ at their beginning and end, or `max` and one. */
function countMistakes(one: string, other: string, max: number): number {
  const tooMany = max + 1;
  if (one === '' || other === '') return one.length + other.length;
  let previous: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const first = Math.max(1, i - max);
    const last = Math.min(other.length, i + max);
    const next: number[] = [];
    next[first - 1] = first === 1 ? i : tooMany;
    let minOfRow = next[first - 1]!;
    for (let j = first; j <= last; j += 1) {
      const replaced = one[i - 1] === other[j - 1] ? 0 : 1;
      let min = Math.min((row[j] ?? tooMany) + 1, next[j - 1]! + 1, (row[j - 1] ?? tooMany) + replaced);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        min = Math.min(min, (previous[j - 2] ?? tooMany) + 1);
      next[j] = min;
      minOfRow = Math.min(minOfRow, min);
    }
    if (minOfRow > max) return tooMany;
    previous = row;
    row = next;
  }
  return row[other.length] ?? tooMany;
}
