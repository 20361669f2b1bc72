import { termWordsOf } from '@spotter/language/patterns/exact/joined-terms';
import { readFeatures, type TextFeatures } from '../../safety/classifier/text-features.ts';

/** Steps of how long a message is: the powers of two of its words. */
const maxLengthStep = 6;

/** Returns the features of a message of ours: its words, and what its signs say. */
export function ourFeatures(text: string): TextFeatures {
  const signs = [
    text.trimEnd().endsWith('?') ? 'asks' : 'tells',
    ...(text.includes('://') ? ['link'] : []),
    ...(text.includes('[') ? ['attachment'] : []),
  ];
  return readFeatures(text, signs);
}

/**
 * Returns the features of a lead's message. A short one means what our message `before` makes of it, so its
 * words count once more beside whether that one asked something, and so do the words of that one; null: none.
 */
export function leadFeatures(text: string, before: string | null): TextFeatures {
  const turn = before === null ? 'first' : before.includes('?') ? 'asked' : 'told';
  const words = wordsOf(text);
  const length = `length ${Math.min(maxLengthStep, Math.floor(Math.log2(words.length + 1)))}`;
  // What is known counts once for each name.
  const signs = text.includes('?') ? ['asks', 'asks 2', 'asks 3'] : [];
  const known = [turn, `${turn} 2`, `${turn} 3`, length, `${turn} ${length}`, ...signs];
  const inTurn = words.map((word) => `${turn} ${word}`);
  const asked = before === null ? [] : wordsOf(before).map((word) => `before ${word}`);
  return readFeatures(text, [...known, ...new Set([...inTurn, ...asked])]);
}

function wordsOf(text: string): string[] {
  return termWordsOf(text).map(({ folded }) => folded);
}
