import { splitBehind } from './split-behind.ts';

/** Returns the sentences of a text, and its lines. */
export function sentencesOf(text: string): string[] {
  return splitBehind(text, '.!?…').filter((sentence) => sentence.trim() !== '');
}
