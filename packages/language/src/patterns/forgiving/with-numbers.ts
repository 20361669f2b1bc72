import { isUncertainNumber, readNumberWords } from '../../numbers/number-words.ts';
import { isDigit } from '../../text/characters.ts';
import type { Token } from './read-sentences.ts';

/** Words after which "once" is eleven, and "one" a number. */
const leadsToNumber = new Set('tengo de a los cumpli cumplo con cumplir im hace tenho ho'.split(' '));
const rarelyNumbers = new Set(['one', 'uno']);

/** Returns the same tokens with numbers as their value: "ninety seven" and "mil doscientos" become one token. */
export function withNumbers(tokens: Token[]): Token[] {
  const words = tokens.map(({ forms }) => forms[0] ?? '');
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const word = words[at]!;
    const digits = digitsOf(word);
    const isUncertain = (isUncertainNumber(word) || rarelyNumbers.has(word)) && !leadsToNumber.has(words[at - 1] ?? '');
    const written = digits !== null || isUncertain ? null : readNumberWords(words, at);
    if (digits !== null) {
      found.push({ ...token, value: digits, marks: ['{number}'] });
    } else if (written !== null) {
      const forms = written.used === 1 ? token.forms : [];
      found.push({ ...token, forms, value: written.value, marks: ['{number}'] });
      at += written.used - 1;
    } else {
      found.push(token);
    }
  }
  return found;
}

function digitsOf(word: string): number | null {
  if (word === '' || !isDigit(word[0]!)) return null;
  const [whole = '', ...parts] = word.split('.');
  // 1,200 and 1.200 are over a thousand; 1,70 and 92.5 are fractions.
  if (parts.length === 1 && parts[0]!.length === 3) return Number(whole + parts[0]!);
  const value = Number(parts.length === 0 ? whole : `${whole}.${parts[0]}`);
  return Number.isFinite(value) ? value : null;
}
