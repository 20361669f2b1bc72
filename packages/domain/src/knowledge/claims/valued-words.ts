import { characters } from '@spotter/language/text/characters';
import { foldText } from '@spotter/language/text/folded-text';
import { createTokenizer } from '@spotter/language/text/tokens';
import { markNumbers } from '@spotter/language/numbers/marked-numbers';
import { withNumbersInDigits } from '@spotter/language/numbers/number-words';
import { withPlainSums } from './written-sums.ts';
import { currencySigns, currencyWords } from './unit-words.ts';

/** A word, a sign, or a number with its value. */
export type ValuedWord = { text: string; value: number | null };

const { tokensOf } = createTokenizer(String.raw`\p{L}\p{N}\p{M}`);
const perCents = [' por ciento', ' por cento', ' per cento', ' per cent ', ' pour cent'];
const firstMark = 0xf_00_00;
const apostrophes = characters("'");

/** "Por ciento" and "per cent" are not hundred. */
function plainOf(sentence: string): string {
  const folded = apostrophes.replace(foldText(withPlainSums(sentence, isCurrency)), '');
  return perCents.reduce((text, words) => text.replaceAll(words, ' % '), folded);
}

function isCurrency(word: string): boolean {
  return currencySigns.has(word) || currencyWords.has(foldText(word));
}

/** Returns the words, signs and numbers of a sentence, folded; numbers in words have their value. */
export function valuedWordsOf(sentence: string): ValuedWord[] {
  const { text, places } = markNumbers(withNumbersInDigits(plainOf(sentence)));
  return tokensOf(text).map(({ kind, text: word }) => {
    const place = kind === 'sign' ? places[word.codePointAt(0)! - firstMark] : undefined;
    return { text: word, value: place?.value ?? null };
  });
}
