import { languageOf } from '@spotter/language/detection/chat-language';
import { characters } from '@spotter/language/text/characters';
import { countryOf } from './country-names.ts';
import { foldedWordsOf } from '@spotter/language/text/folded-words';

const letters = characters(String.raw`\p{L}`);
const digits = characters('0-9');
const wordSigns = characters(String.raw`\p{L}\p{N}'’&-`);
const lettersAndDigits = characters(String.raw`\p{L}\p{N}`);
/** What everybody writes with capitals. */
const everybodys = new Set(
  'i im id ive ill ok dm am pm us usa uk eu faq diy tv pdf usd eur gbp crossfit hyrox netflix navidad'.split(' '),
);

/** A word in a text that is written as names are, and its place. */
export type StatedName = { name: string; at: number };

/**
 * Returns the words of a text that are written as names or codes: with a capital inside a sentence, or of
 * letters and digits. In German every noun has a capital, so that there only codes are left.
 */
export function namesIn(text: string): StatedName[] {
  const isGerman = languageOf([text]) === 'de';
  const found: StatedName[] = [];
  let word = '';
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at] ?? ' ';
    if (wordSigns.areIn(sign)) {
      word += sign;
      continue;
    }
    const start = at - word.length;
    if (isName(word, text.slice(0, start), isGerman)) found.push({ name: word, at: start });
    word = '';
  }
  return found;
}

function isName(word: string, before: string, isGerman: boolean): boolean {
  if (word.length < 2 || !letters.areIn(word)) return false;
  const isCode = digits.areIn(word) && isCapital(word) && word.toUpperCase() === word;
  if (isCode) return true;
  if (isGerman || !isCapital(word)) return false;
  // Behind a full stop, a colon, an emoji or a line's end every word has a capital.
  const last = before.trimEnd().at(-1) ?? '';
  return !before.endsWith('\n') && (lettersAndDigits.areIn(last) || last === ',');
}

function isCapital(word: string): boolean {
  const first = word[0]!;
  return first !== first.toLowerCase();
}

/** Returns the words of texts as names are looked up in them. */
export function wordsOfTexts(texts: string[]): Set<string> {
  return new Set(texts.flatMap(foldedWordsOf));
}

/** Returns the countries that words name. */
export function countriesIn(words: Set<string>): Set<string> {
  return new Set([...words].map(countryOf).filter((country) => country !== null));
}

/** Whether all parts of a name are known: "Tom's" and "Play-Doh" by their words. */
export function isKnown(name: string, known: Set<string>): boolean {
  return foldedWordsOf(name).every(
    (part) => part.length < 2 || everybodys.has(part) || known.has(part) || !letters.areIn(part),
  );
}
