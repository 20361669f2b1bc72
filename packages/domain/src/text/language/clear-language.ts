import { boundText } from '../bounded-text.ts';
import { chatLanguages, type ChatLanguage } from './chat-languages.ts';
import { compiledOnce } from '../compile-ahead.ts';
import { ownWords } from './words-of-language.ts';
import { readAsset } from './read-asset.ts';
import { languagePieces } from './language-pieces.ts';

/** Weights count in sixteenths of a natural logarithm. */
export const stepsOfWeight = 16;
/** Min lead over the second language, as a logarithm of the likelihood: below it a text shows no language. */
const minLead = 6;

/** By place, then by language; written by `npm run train-language`. */
const weights = compiledOnce(() => readAsset('language-weights.bin'));

/**
 * Returns the language of a text where its words and their pieces show it clearly; null where they do not: a few
 * words that several languages have, addresses and numbers are nobody's.
 */
export function clearLanguage(text: string): ChatLanguage | null {
  const using = weights();
  const count = chatLanguages.length;
  const sums = chatLanguages.map(() => 0);
  for (const place of languagePieces(ownWords(boundText(text).text)))
    for (let at = 0; at < count; at += 1) sums[at]! += using[place * count + at]! / stepsOfWeight;
  const [first = 0, second = 0] = sums.toSorted((left, right) => right - left);
  return first - second < minLead ? null : chatLanguages[sums.indexOf(first)]!;
}
