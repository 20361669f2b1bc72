import { characters } from '@spotter/language/text/characters';
import type { LinearMatch } from '@spotter/language/text/linear-match';
import { linear } from '@spotter/language/text/linear-expression';
import { createTokenizer } from '@spotter/language/text/tokens';

/** "1 490", also with spaces that do not break. */
const spacedGroups = linear(String.raw`\d{1,3}(?:\s\d{3})+`);
/** "149€90". */
const signAsPoint = linear(String.raw`\d€\d{2}`);
/** "Fr. 1'590.–", "Fr. 49.90", and not "Fr. 18 Uhr". */
const francs = linear(String.raw`\bS?Fr\.?\s?(?:\d{1,3}['’]\d{3}|\d{3,5}|\d{1,3}\.(?:[–—-]|\d0))`);
const spaces = characters(String.raw`\s`);
const numberSigns = characters('0-9.,');
const digits = characters('0-9');
const notDigits = characters('^0-9');
const { wordsOf } = createTokenizer(String.raw`\p{L}\p{Sc}`);
const capitals = characters(String.raw`\p{Lu}`);

/**
 * Returns a text with sums of French and Swiss writing in digits that follow each other, behind the name of
 * the money.
 */
export function withPlainSums(text: string, isCurrency: (word: string) => boolean): string {
  if (!digits.areIn(text)) return text;
  const pointed = signAsPoint.replace(text, (found) =>
    digits.areIn(text.charAt(found.index + found.text.length))
      ? found.text
      : `${found.text[0]}.${found.text.slice(2)} €`,
  );
  const joined = spacedGroups.replace(pointed, (found) =>
    isOneSum(pointed, found, isCurrency) ? spaces.replace(found.text, '') : found.text,
  );
  return francs.replace(joined, ({ text: found }) => `CHF ${notDigits.withoutStart(found)}`);
}

function isOneSum(text: string, { index, text: found }: LinearMatch, isCurrency: (word: string) => boolean): boolean {
  const [before, behind] = [text.slice(0, index), text.slice(index + found.length)];
  if (numberSigns.areIn(before.slice(-1)) || digits.areIn(behind.slice(0, 1))) return false;
  const last = wordsOf(before.slice(-12)).at(-1) ?? '';
  const isBefore = last !== '' && before.trimEnd().endsWith(last) && isCurrency(last);
  const [next = ''] = wordsOf(behind.slice(0, 16));
  const between = behind.slice(0, behind.indexOf(next));
  if (!isBefore && (next === '' || !isCurrency(next) || between.trim().length > 3)) return false;
  // "Reset 90 490 €": the number may belong to a name.
  const isOfName = !isBefore && found.indexOf(' ') > 1 && before.endsWith(' ') && capitals.areIn(last.slice(0, 1));
  return !isOfName;
}
