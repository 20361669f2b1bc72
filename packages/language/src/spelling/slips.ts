const vowels = ['a', 'e', 'i', 'o', 'u'];
const soundAlikes = ['sz', 'sc', 'cz', 'bv', 'kc', 'iy', 'mn', 'gj'];

/**
 * Returns a word, and every spelling of it with one common slip: a letter lost, doubled or swapped, a vowel for
 * another.
 */
export function withSlips(word: string): string[] {
  const found = new Set([word]);
  for (let at = 1; at < word.length; at += 1) {
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    found.add(before + after);
    found.add(before + letter + letter + after);
    if (at < word.length - 1) found.add(before + after.charAt(0) + letter + after.slice(1));
    if (vowels.includes(letter)) for (const vowel of vowels) found.add(before + vowel + after);
    for (const pair of soundAlikes) {
      const place = pair.indexOf(letter);
      if (place !== -1) found.add(before + pair.charAt(1 - place) + after);
    }
  }
  return [...found];
}
