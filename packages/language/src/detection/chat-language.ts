import { boundText } from '../text/bounded-text.ts';
import { compiledOnce } from '../text/compile-ahead.ts';
import { rememberLatest } from '../text/remember-latest.ts';
import { chatLanguages, type ChatLanguage } from './chat-languages.ts';
import { languagePieces } from './language-pieces.ts';
import { readAsset } from '../text/read-asset.ts';
import { ownWords } from './words-of-language.ts';
import { letterWordsOf } from '../text/tokens.ts';

// The web app imports the list without the weights.
export { chatLanguages, type ChatLanguage } from './chat-languages.ts';

/** Weights count in parts of a natural logarithm. */
export const stepsOfWeight = 64;
/** Min leads over the second language, as logarithms of the likelihood: below them a text shows no language. */
const minLead = { guessed: 0.5, clear: 1, certain: 2, ofOneWord: 2.5 };
/** Max words of a text that may be a town or a name. */
const maxScrapLength = 3;

/** By place, then by language; written by `npm run train-language`. */
const weights = compiledOnce(() => readAsset('@spotter/language/language-weights.bin'));

/**
 * Returns the language of what a contact wrote, the newest text last; `fallback` when nothing shows it.
 * Addresses, links and numbers say nothing: where the newest text is no more than that, the language stays.
 */
export function languageOf(texts: string[], fallback: ChatLanguage = 'en'): ChatLanguage {
  return guessedLanguage(texts) ?? fallback;
}

/** Returns the same, but null where nothing shows the language. */
export function guessedLanguage(texts: string[]): ChatLanguage | null {
  // People switch languages, so what they wrote last counts most.
  return guess(texts, (index) => 0.5 ** (texts.length - 1 - index));
}

/** Returns the language of a text whose words leave no doubt of it; null for all others. */
export function certainLanguage(text: string): ChatLanguage | null {
  return leader(likelihoods(text), minLead.certain);
}

/** Returns the language that a text of more than a few words shows; null for all others. */
export function clearLanguage(text: string): ChatLanguage | null {
  return isScrap(text) ? null : leader(likelihoods(text), minLead.clear);
}

/**
 * Returns the language of a chat as a whole, in which times are said; null where nothing shows it. Each text
 * counts the same, and a town, a name or two words of another language do not change it.
 */
export function languageOfChat(texts: string[]): ChatLanguage | null {
  const equally = () => 1;
  return (
    guess(
      texts.filter((text) => !isScrap(text)),
      equally,
    ) ?? guess(texts, equally)
  );
}

function guess(texts: string[], shareOf: (index: number) => number): ChatLanguage | null {
  const all = texts.map(likelihoods);
  const sums = chatLanguages.map((_, at) => all.reduce((sum, each, index) => sum + each[at]! * shareOf(index), 0));
  // A word alone may be of any language.
  return leader(sums, wordsIn(texts.join(' ')) < 2 ? minLead.ofOneWord : minLead.guessed);
}

function isScrap(text: string): boolean {
  return wordsIn(text) <= maxScrapLength;
}

function wordsIn(text: string): number {
  return letterWordsOf(ownWords(text)).length;
}

function leader(sums: number[], lead: number): ChatLanguage | null {
  const [first = 0, second = 0] = sums.toSorted((left, right) => right - left);
  return first - second < lead ? null : chatLanguages[sums.indexOf(first)]!;
}

/** Returns how likely the words of a text and their pieces are in each language, as logarithms. */
const likelihoods = rememberLatest(
  (text: string) => text,
  (text): number[] => {
    const using = weights();
    const sums = chatLanguages.map(() => 0);
    for (const place of languagePieces(boundText(text).text))
      for (const at of sums.keys()) sums[at]! += using[place * sums.length + at]! / stepsOfWeight;
    return sums;
  },
);
