import { readFileSync } from 'node:fs';
import { plainText } from '../reading/plain-text.ts';

const shorthand: Record<string, string> = {
  u: 'you', ur: 'your', r: 'are', pls: 'please', plz: 'please', thx: 'thanks', wanna: 'want', tmrw: 'tomorrow', n: 'and', w: 'with', b4: 'before', hw: 'how', q: 'que', kk: 'k', xfa: 'porfa', rn: 'now', diff: 'difference', btwn: 'between', lbs: 'lb',
}; // prettier-ignore
const maxPhraseLength = 4;
const minStemLength = 3;
const minMendedLength = 5;

/** Returns the words of a text as they are compared: "Heyyyy" and "heyy", "u" and "you" are alike. */
export function comparedWords(text: string): string[] {
  const folded = plainText(text)
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .replace(/'/g, '')
    .replace(/\d{3,}/g, '000');
  return (folded.match(/[\p{L}\p{N}]+|[?%$@]|\p{Extended_Pictographic}/gu) ?? []).map(
    (word) => shorthand[word] ?? word,
  );
}

/** Words and phrases of the same matter, in both languages: the knowledge of the language that the examples lack. */
export function loadConcepts(file: URL): (words: string[]) => Set<string> {
  const phrases = new Map<string, string[]>();
  const stems = new Map<string, string[]>();
  const beginnings = new Set<string>();
  const add = (to: Map<string, string[]>, key: string, name: string) => to.set(key, [...(to.get(key) ?? []), name]);
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [name = '', spoken = ''] = line.split(': ');
    for (const phrase of spoken.split(', ')) {
      const key = comparedWords(phrase).join(' ');
      if (key !== '') add(phrase.endsWith('*') ? stems : phrases, key, name);
      if (key.includes(' ')) beginnings.add(key.split(' ')[0]!);
    }
  }
  return (words) => {
    const found = new Set<string>();
    for (const at of words.keys()) {
      const maxSize = beginnings.has(words[at]!) ? Math.min(maxPhraseLength, words.length - at) : 1;
      for (let size = 1; size <= maxSize; size += 1) {
        const phrase = words.slice(at, at + size).join(' ');
        for (const name of phrases.get(phrase) ?? []) found.add(name);
        for (let end = minStemLength; end <= phrase.length; end += 1) {
          for (const name of stems.get(phrase.slice(0, end)) ?? []) found.add(name);
        }
      }
    }
    return found;
  };
}

/** Returns a function that replaces an unknown word by the known one that is a letter away, if there is any. */
export function mendWords(known: Iterable<string>): (word: string) => string {
  const bySkeleton = new Map<string, string>();
  const all = new Set(known);
  for (const word of all) {
    if (word.length >= minMendedLength) for (const one of skeletons(word)) bySkeleton.set(one, word);
  }
  return (word) => {
    if (all.has(word) || word.length < minMendedLength) return word;
    for (const one of skeletons(word)) if (bySkeleton.has(one)) return bySkeleton.get(one)!;
    return word;
  };
}

/** Returns a word without one of its letters each, and itself: two words a letter apart share one of them. */
function skeletons(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}
