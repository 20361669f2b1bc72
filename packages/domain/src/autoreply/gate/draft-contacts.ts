import { suggestAddress } from '../../booking/suggest-address.ts';
import { characters } from '@spotter/language/text/characters';
import { linear } from '@spotter/language/text/linear-expression';

const address = linear(String.raw`[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`, 'i');
/** Digits as phone numbers are written: in groups, with brackets and signs in between. */
const written = linear(String.raw`[+(]{0,2}\d(?:[ ().\-/]{0,3}\d){6,18}`);
const digits = characters('0-9');
// "2026-11-24" and "24/11/2026" are days, "10:00 - 11:00" times.
const day = linear(String.raw`^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}`);
const minDigits = 7;
/** "8 10 12 15" are repetitions. A phone number has a longer group, or a leading zero or plus and more digits. */
const longGroup = 3;
const digitsInPairs = 9;
const notInNumbers = characters('\\p{L}_');

/** Whether a text names an email address or a phone number that is in none of the other texts. */
export function hasForeignContact(text: string, knownTexts: string[]): boolean {
  // "Did you mean …@gmail.com?" asks about a mistyped address.
  const known = knownTexts.flatMap(addressesIn).flatMap((each) => [each, suggestAddress(each)]);
  if (addressesIn(text).some((each) => !known.includes(each))) return true;
  const numbers = numbersIn(text);
  // Only now, because the known texts are long.
  if (numbers.length === 0) return false;
  const knownNumbers = knownTexts.flatMap(numbersIn);
  return numbers.some((each) => !knownNumbers.some((number) => isSame(each, number)));
}

function addressesIn(text: string): string[] {
  return address.findAll(text).map((found) => found.text.toLowerCase());
}

function numbersIn(text: string): string[] {
  const rest = address.replace(text, ' ');
  return written.findAll(rest).flatMap(({ text: found, index }) => {
    const number = digits.runs(found).join('');
    // Part of a word, of a link or of an id.
    const isInside = notInNumbers.areIn(rest.charAt(index - 1)) || '/=&'.includes(rest.charAt(index - 1) || ' ');
    const isGrouped = digits.runs(found).some((group) => group.length >= longGroup);
    const isInPairs = number.length >= digitsInPairs && (found.startsWith('+') || number.startsWith('0'));
    const isPhone = number.length >= minDigits && (isGrouped || isInPairs) && !day.test(found) && !isInside;
    return isPhone ? [number] : [];
  });
}

/** Whether two numbers are the same, with or without the country code. */
function isSame(left: string, right: string): boolean {
  return left === right || (left.length >= 9 && right.endsWith(left)) || (right.length >= 9 && left.endsWith(right));
}
