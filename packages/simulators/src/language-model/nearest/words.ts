import { readFileSync } from 'node:fs';
import { plainText } from '../reading/plain-text.ts';

const shorthand: Record<string, string> = {
  u: 'you', ur: 'your', r: 'are', pls: 'please', plz: 'please', thx: 'thanks', wanna: 'want', tmrw: 'tomorrow', n: 'and', w: 'with', b4: 'before', hw: 'how', q: 'que', kk: 'k', xfa: 'porfa', rn: 'now', diff: 'difference', btwn: 'between', lbs: 'lb',
}; // prettier-ignore
const maxPhraseLength = 4;
const minStemLength = 3;
const minAbbreviation = 4;
const remembered = 50_000;

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
  // "Cert" is short for whatever begins so.
  const abbreviated = new Map<string, string[]>();
  for (const [stem, names] of stems)
    for (let end = minAbbreviation; end < stem.length; end += 1)
      abbreviated.set(stem.slice(0, end), [...(abbreviated.get(stem.slice(0, end)) ?? []), ...names]);
  const starts = new Set([...stems.keys()].map((stem) => stem.slice(0, minStemLength)));
  const known = new Map<string, string[]>();
  const mattersOf = (phrase: string): string[] => {
    const before = known.get(phrase);
    if (before !== undefined) return before;
    const found = [...(phrases.get(phrase) ?? phrases.get(phrase.replace(/s$/, '')) ?? [])];
    const maxEnd = starts.has(phrase.slice(0, minStemLength)) ? phrase.length : 0;
    for (let end = minStemLength; end <= maxEnd; end += 1) found.push(...(stems.get(phrase.slice(0, end)) ?? []));
    if (found.length === 0) found.push(...(abbreviated.get(phrase) ?? []));
    if (known.size < remembered) known.set(phrase, found);
    return found;
  };
  return (words) => {
    const found = new Set<string>();
    for (const at of words.keys()) {
      const maxSize = beginnings.has(words[at]!) ? Math.min(maxPhraseLength, words.length - at) : 1;
      for (let size = 1; size <= maxSize; size += 1)
        for (const name of mattersOf(words.slice(at, at + size).join(' '))) found.add(name);
    }
    return found;
  };
}
