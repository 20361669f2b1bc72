import { isDigit } from '../text/characters.ts';
import { splitBehind } from './split-behind.ts';

/** They end no sentence where a number follows. */
const beforeNumbers = ['fr.', 'sfr.', 'nr.', 'ca.'];

/** Returns the sentences of a text, and its lines. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const part of splitBehind(text, '.!?…')) {
    const before = sentences.at(-1);
    if (before !== undefined && endsBeforeNumber(before) && isDigit(part.trimStart().charAt(0)))
      sentences[sentences.length - 1] = `${before} ${part.trimStart()}`;
    else if (part.trim() !== '') sentences.push(part);
  }
  return sentences;
}

function endsBeforeNumber(sentence: string): boolean {
  const end = sentence.trimEnd();
  if (!end.endsWith('.')) return false;
  const word = end.slice(-5).toLowerCase();
  return beforeNumbers.some((each) => word.trimStart() === each || word.endsWith(` ${each}`));
}
