import { characters, isDigit } from '../text/characters.ts';
import { casedLetters, casedTokenizer, type Token } from '../text/tokens.ts';
import type { PhraseTable, TimeMeaning } from './time-lexicon.ts';

/**
 * A piece of a text as far as it has to do with time. `word` is anything else;
 * its text is not kept, and of times only that of "at".
 */
export type TimeToken = {
  meaning: TimeMeaning | 'word' | 'sign';
  /** The value of a number, ordinal, weekday or month. */
  value: number;
  /** A sign, a single letter, or digits as they are written (`05` differs from 5); empty for any other word. */
  text: string;
  /** Whether nothing is between it and the token before. */
  glued: boolean;
  /** The name of a holiday or a zone. */
  name: string;
};

type Piece = Pick<Token, 'kind' | 'text'> & { glued: boolean };

const { tokensOf } = casedTokenizer;
const letters = characters(casedLetters);
const digits = characters('0-9');

const endings = new Set([
  'com',
  'net',
  'org',
  'io',
  'app',
  'de',
  'es',
  'fr',
  'it',
  'pt',
  'br',
  'mx',
  'ar',
  'html',
  'ai',
]);
const maxDigits = 4;

/**
 * Returns the tokens of a folded text.
 * Addresses, handles, phone numbers, codes, prices and percentages are only words.
 */
export function timeTokensOf(folded: string, tables: PhraseTable[]): TimeToken[] {
  const pieces = folded.split(' ').flatMap((chunk) => (isOpaque(chunk) ? [wordPiece] : piecesOf(chunk)));
  const tokens: TimeToken[] = [];
  for (let index = 0; index < pieces.length;) {
    const piece = pieces[index]!;
    // The "o" of "1.º" is not a word.
    const isLoose = piece.glued && piece.text === 'o';
    const found = (piece.kind === 'sign' && piece.text !== '@') || isLoose ? null : lookUp(pieces, index, tables);
    if (found !== null) {
      for (const [place, understood] of found.understood.entries()) {
        const text = understood.meaning === 'at' ? piece.text : '';
        tokens.push({ ...understood, text, glued: place === 0 && piece.glued });
      }
      index += found.length;
      continue;
    }
    tokens.push(tokenOf(piece, pieces[index - 1], pieces[index + 1]));
    index += 1;
  }
  // "Montag morgen" means in the morning.
  return tokens.map((token, index) =>
    token.meaning === 'tomorrow' && tokens[index - 1]?.meaning === 'weekday' ? { ...token, meaning: 'morning' } : token,
  );
}

const wordPiece: Piece = { kind: 'word', text: '\u2026', glued: false };

function tokenOf(piece: Piece, before: Piece | undefined, after: Piece | undefined): TimeToken {
  const { kind, text, glued } = piece;
  if (kind === 'sign') return { meaning: 'sign', value: 0, text, glued, name: '' };
  // "at 4 gyms": a number before a plural counts it.
  const isCounted = kind === 'word' && before?.kind === 'digits' && text.length > 3 && text.endsWith('s');
  if (isCounted) return { meaning: 'count', value: 0, text: '', glued, name: '' };
  if (kind === 'word') return { meaning: 'word', value: 0, text: text.length === 1 ? text : '', glued, name: '' };
  const isPrice = before?.kind === 'sign' && ('$€£'.includes(before.text) || (glued && '#+~&=_'.includes(before.text)));
  const isShare = after?.glued === true && after.kind === 'sign' && '%€$£'.includes(after.text);
  const isNumber = text.length <= maxDigits && !isPrice && !isShare;
  return { meaning: isNumber ? 'number' : 'word', value: Number(text), text, glued, name: '' };
}

function lookUp(pieces: Piece[], from: number, tables: PhraseTable[]) {
  for (const table of tables) {
    for (const { words, understood } of table.get(pieces[from]!.text) ?? []) {
      if (words.every((word, index) => pieces[from + index]?.text === word))
        return { understood, length: words.length };
    }
  }
  return null;
}

/** Whether a chunk between two spaces is an address, a handle or a code, in which no number is a time. */
function isOpaque(chunk: string): boolean {
  if (chunk.includes('://') || chunk.startsWith('www.') || chunk.startsWith('+')) return true;
  const at = chunk.indexOf('@');
  if (at > 0 && at < chunk.length - 1 && letters.areIn(chunk[at + 1]!)) return true;
  if (at === 0 && chunk.length > 2 && letters.areIn(chunk[1]!)) return true;
  const parts = chunk.split('.');
  if (parts.length > 1 && parts[0]!.length > 1 && endings.has(parts.at(-1)!)) return true;
  const groups = chunk.split('-');
  const hasLetters = letters.areIn(chunk);
  const hasDigits = digits.areIn(chunk);
  if (hasLetters && hasDigits && groups.length > 2 && !isDigit(chunk[0]!)) return true;
  // 123-12-1234 and the like: three numbers are a date, or no time at all.
  return !hasLetters && groups.length > 2 && !isDate(groups);
}

function isDate(groups: string[]): boolean {
  const [first = '', second = '', third = ''] = groups.map((group) => digits.runs(group).join(''));
  if (groups.length !== 3 || second.length > 2 || Number(second) > 31 || Number(second) === 0) return false;
  return (first.length === 4 && third.length <= 2) || (first.length <= 2 && (third.length === 4 || third.length === 2));
}

function piecesOf(chunk: string): Piece[] {
  const pieces = tokensOf(chunk).map(({ kind, text, start }) => ({ kind, text, glued: start > 0 }));
  // The hyphen and the apostrophe of a word only separate its parts, and so do the points of "p.m.".
  return pieces.filter(({ kind, text }, index) => {
    const isBetweenLetters = pieces[index - 1]?.kind === 'word';
    if (kind !== 'sign' || !isBetweenLetters) return true;
    if (text === "'") return false;
    // "10am-noon" is a span.
    if (text === '-') return pieces[index + 1]?.kind !== 'word' || pieces[index - 2]?.kind === 'digits';
    return text !== '.' || pieces[index - 1]!.text.length !== 1;
  });
}
