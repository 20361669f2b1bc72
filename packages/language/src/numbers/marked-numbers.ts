import { characters } from '../text/characters.ts';
import { linear } from '../text/linear-expression.ts';

/** A text with one character of private use (`\p{Co}`) instead of each number, and the values of these numbers. */
export type MarkedNumbers = { text: string; places: { start: number; end: number; value: number }[] };

const number = linear(String.raw`(?:\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)\d*(?:k\b)?`);
const grouped = linear(String.raw`^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$`);
const decimals = linear(String.raw`[.,](\d{1,2})$`);
const separators = characters('.,');
const privateUse = characters(String.raw`\p{Co}`);
/** The first of the private planes, which have room for more numbers than a text has. */
const firstMark = 0xf_00_00;

/**
 * Returns the text with its numbers marked, so that the words around a number can be searched without spelling
 * the number out.
 */
export function markNumbers(folded: string): MarkedNumbers {
  const plain = privateUse.replace(folded, ' ');
  const places: MarkedNumbers['places'] = [];
  let text = '';
  let end = 0;
  for (const found of number.findAll(plain)) {
    text += plain.slice(end, found.index);
    const start = text.length;
    text += String.fromCodePoint(firstMark + places.length);
    places.push({ start, end: text.length, value: valueOf(found.text) });
    end = found.index + found.text.length;
  }
  return { text: text + plain.slice(end), places };
}

/** Returns the values of marks. */
export function numbersIn({ places }: MarkedNumbers, marks: (string | undefined)[]): number[] {
  return marks.flatMap((mark) => {
    const place = mark === undefined ? undefined : places[mark.codePointAt(0)! - firstMark];
    return place === undefined ? [] : [place.value];
  });
}

/** Returns the value of a number: "1,200", "1.200", "1200.00" and "1.2k" are one sum; "1.2345" is none. */
function valueOf(written: string): number {
  const thousands = written.endsWith('k');
  const digits = written.replace('k', '');
  const cents = decimals.find(digits)?.groups[0] ?? '';
  const whole = cents === '' ? digits : digits.slice(0, -cents.length - 1);
  const value = Number(`${grouped.test(digits) ? separators.replace(whole, '') : whole}.${cents || '0'}`);
  return thousands ? Math.round(value * 1000) : value;
}
