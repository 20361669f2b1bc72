import { characters } from '../text/characters.ts';

const digits = characters(String.raw`\p{Nd}`);

/** Returns a text with the decimal digits of every script as 0 to 9. */
export function plainDigits(text: string): string {
  return digits.replace(text, (digit) => String(valueOf(digit)));
}

/** Unicode: the ten digits of a script follow each other, in order. */
function valueOf(digit: string): number {
  let before = digit.codePointAt(0)! - 1;
  while (digits.areIn(String.fromCodePoint(before))) before -= 1;
  return (digit.codePointAt(0)! - before - 1) % 10;
}
