import { isDigit } from './characters.ts';

const minIdLength = 16;
/** An age in a word ("im16now") changes between letters and digits twice. */
const minChanges = 4;

/**
 * Returns the text without what only machines write: ids and keys contain an "f16" that is not a person's age,
 * and the words of an email or web address ("test", "doctor") say nothing about its owner.
 */
export function withoutIds(text: string): string {
  const withoutThem = (line: string) => line.split(' ').filter((chunk) => !isId(chunk) && !isAddress(chunk));
  return text
    .split('\n')
    .map((line) => withoutThem(line).join(' '))
    .join('\n');
}

function isAddress(chunk: string): boolean {
  if (chunk.includes('://') || chunk.startsWith('www.')) return true;
  const at = chunk.indexOf('@');
  return at > 0 && chunk.indexOf('.', at) > at + 1;
}

function isId(chunk: string): boolean {
  if (chunk.length < minIdLength) return false;
  let changes = 0;
  let before: boolean | null = null;
  for (const character of chunk) {
    const digit = isDigit(character);
    if (!digit && character.toLowerCase() === character.toUpperCase()) continue;
    if (before !== null && digit !== before) changes += 1;
    before = digit;
  }
  return changes >= minChanges;
}
