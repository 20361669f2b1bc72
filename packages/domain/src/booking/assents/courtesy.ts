import type { AnswerTokens } from './answer-tokens.ts';
import { guardedWords } from './guarded-words.ts';
import { createMisspellings } from './misspellings.ts';
import { phrasesOf } from './phrase-graph.ts';
import { squeeze } from './squeezed.ts';

/** How a courtesy begins: one that may have a name after it, or one that tells what for. */
export type CourtesyStart = 'named' | 'told';

const mostWords: Record<CourtesyStart, number> = { named: 1, told: 8 };

export const guarded = new Set(phrasesOf(guardedWords).flat());
const guardedSqueezed = new Set([...guarded].map(squeeze));
const misspelled = createMisspellings();
for (const word of guarded) misspelled.learn(word);

/**
 * Where the courtesy ends whose beginning ends here: with its clause, after a few words of which none could turn a yes into
 * something else. Null where there is nothing after it, or more than a courtesy.
 */
export function courtesyEnd({ words, clauseEnds }: AnswerTokens, start: number, kind: CourtesyStart): number | null {
  if (clauseEnds.has(start)) return null;
  for (let end = start + 1; end <= Math.min(words.length, start + mostWords[kind]); end += 1) {
    if (isGuarded(words[end - 1]!)) return null;
    if (clauseEnds.has(end)) return end;
  }
  return null;
}

function isGuarded(word: string): boolean {
  const hasDigit = Array.from(word).some((letter) => letter >= '0' && letter <= '9');
  return hasDigit || guarded.has(word) || guardedSqueezed.has(squeeze(word)) || misspelled.meantBy(word).length > 0;
}
