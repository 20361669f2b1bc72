import { characters } from '@spotter/language/text/characters';
import { foldedWordsOf } from '@spotter/language/text/folded-words';
import { withLatinLookAlikes } from '@spotter/language/text/look-alikes';

const letters = characters(String.raw`\p{L}`);
/** Min length of a word that may stand for its other forms: "discount" forbids "discounts". */
const minStemLength = 5;

/** Returns the first of these words or phrases that a text says, in any spelling of its letters; null: none. */
export function findForbidden(text: string, forbidden: readonly string[]): string | null {
  if (forbidden.length === 0) return null;
  const said = ` ${plainWords(text)} `;
  return forbidden.find((phrase) => holds(said, text, phrase)) ?? null;
}

function holds(said: string, text: string, phrase: string): boolean {
  const words = plainWords(phrase);
  // A phrase of signs alone, such as an emoji, has no words.
  if (words === '') return phrase.trim() !== '' && text.includes(phrase.trim());
  // Languages that do not write capitals often put no spaces between words.
  if (letters.areIn(words) && words === words.toUpperCase()) return said.includes(words);
  const isStem = (words.split(' ').at(-1) ?? '').length >= minStemLength;
  return said.includes(isStem ? ` ${words}` : ` ${words} `);
}

function plainWords(text: string): string {
  return foldedWordsOf(withLatinLookAlikes(text)).join(' ');
}
