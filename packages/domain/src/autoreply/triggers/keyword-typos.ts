import { characters } from '@spotter/language/text/characters';
import { normalForm } from '@spotter/language/text/normal-form';
import { allowedTypos, typingDistance } from '../../knowledge/nearest-words.ts';

const notLetters = characters(String.raw`^\p{L}`);
/** Scripts without spaces between words: a stretch of them may be several words. */
export const unspacedScripts = characters(
  String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`,
);

/** Returns the words of a text that are a keyword's words with typos; null where none are. All are folded. */
export function findTypo(written: string[], wanted: string[]): string | null {
  const words = wanted.map(composed);
  const typos = words.map(typosIn);
  if (typos.every((max) => max === 0)) return null;
  const texts = written.map(composed);
  for (let start = 0; start + words.length <= texts.length; start += 1) {
    const isThere = words.every((word, at) => isSpelling(texts[start + at]!, word, typos[at]!));
    if (isThere) return written.slice(start, start + words.length).join(' ');
  }
  return null;
}

/** Returns how many typos a folded word may have: one from five letters, two from nine; none with digits in it. */
export function typosIn(word: string): number {
  return notLetters.areIn(word) || unspacedScripts.areIn(word) ? 0 : allowedTypos(composed(word));
}

function isSpelling(written: string, word: string, max: number): boolean {
  return written === word || (max > 0 && typingDistance(written, word, max) <= max);
}

/** Korean syllables come apart when texts are folded; a typo is one of them. */
function composed(word: string): string {
  return normalForm(word, 'NFC');
}
