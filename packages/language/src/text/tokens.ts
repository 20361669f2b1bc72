import { characters } from './characters.ts';

/** A word, digits or one other sign of a text, and where it is. Spaces belong to none. */
export type Token = { kind: 'word' | 'digits' | 'sign'; text: string; start: number; end: number };

export type Tokenizer = {
  /** Returns the words, digits and signs of a text. */
  tokensOf(text: string): Token[];
  /** Returns its words alone. */
  wordsOf(text: string): string[];
};

/** Letters with a capital or a small form. */
export const casedLetters = String.raw`\p{CWL}\p{CWU}`;

/**
 * Cuts texts into stretches of the characters of words, written as for `characters`, and of digits where
 * words have none. A stretch of one class cannot backtrack, so the work grows with the text.
 */
/* @__NO_SIDE_EFFECTS__ */
export function createTokenizer(ofWords: string, ofDigits?: string): Tokenizer {
  const stretches = [`(?<word>[${ofWords}]+)`, ...(ofDigits === undefined ? [] : [`(?<digits>[${ofDigits}]+)`])];
  const all = new RegExp([...stretches, String.raw`\S`].join('|'), 'gu');
  return {
    tokensOf: (text) =>
      Array.from(text.matchAll(all), ({ 0: found, index, groups }) => ({
        kind: groups?.['word'] !== undefined ? 'word' : groups?.['digits'] !== undefined ? 'digits' : 'sign',
        text: found,
        start: index,
        end: index + found.length,
      })),
    wordsOf: characters(ofWords).runs,
  };
}

/** Returns the stretches of letters and digits of a text. */
export const { wordsOf } = createTokenizer(String.raw`\p{L}\p{N}`);
/** Returns the stretches of letters of a text. */
export const { wordsOf: letterWordsOf } = createTokenizer(String.raw`\p{L}`);
const chunks = createTokenizer(String.raw`^\s`);
/** Returns what is between the spaces of a text. */
export const { wordsOf: chunksOf } = chunks;

/** Returns a text cut behind its spaces. */
export function chunkPieces(text: string): string[] {
  const starts = chunks.tokensOf(text).map(({ start }) => start);
  return starts.map((start, at) => text.slice(start, starts[at + 1]));
}

/** Letters of scripts with capitals, and digits apart from them. */
export const casedTokenizer = createTokenizer(casedLetters, '0-9');

/** Whether nothing is between a token and the one before. */
export function isGlued(tokens: Token[], at: number): boolean {
  return at > 0 && tokens[at - 1]!.end === tokens[at]!.start;
}
