import { characters } from '@spotter/language/text/characters';
import { foldText } from '@spotter/language/text/folded-text';
import { markNumbers } from '@spotter/language/numbers/marked-numbers';
import { withNumbersInDigits } from '@spotter/language/numbers/number-words';
import { withPlainSums } from './written-sums.ts';
import { currencySigns, currencyWords } from './unit-words.ts';

/** A word, a sign, or a number with its value. */
export type Token = { text: string; value: number | null };

const pieces = characters(String.raw`\p{L}\p{N}\p{M}'`);
const marks = characters(String.raw`\p{Co}`);
const spaces = characters(String.raw`\s`);
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
export function tokensOf(sentence: string): Token[] {
  const { text, places } = markNumbers(withNumbersInDigits(plainOf(sentence)));
  const tokens: Token[] = [];
  let word = '';
  const endWord = () => {
    if (word !== '') tokens.push({ text: word, value: null });
    word = '';
  };
  for (const sign of text) {
    if (marks.areIn(sign)) {
      endWord();
      tokens.push({ text: sign, value: places[sign.codePointAt(0)! - firstMark]?.value ?? null });
    } else if (pieces.areIn(sign)) word += sign;
    else {
      endWord();
      if (!spaces.areIn(sign)) tokens.push({ text: sign, value: null });
    }
  }
  endWord();
  return tokens;
}
