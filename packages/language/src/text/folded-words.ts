import { foldText } from './folded-text.ts';
import { letterWordsOf, wordsOf } from './tokens.ts';

/** Returns the words of a text as they are compared. */
export function foldedWordsOf(text: string): string[] {
  return wordsOf(foldText(text));
}

/** Returns the same, without the marks inside words: "don't" is one. */
export function plainWordsOf(text: string): string[] {
  return wordsOf(foldText(text).replaceAll("'", ''));
}

/** Returns its stretches of letters as they are compared. */
export function foldedLettersOf(text: string): string[] {
  return letterWordsOf(foldText(text));
}
