import { AgentBody } from '@spotter/contract';
import { blockedSentence, findBlockedKeyword, findSameKeyword, sameKeywordSentence } from '@spotter/domain/autoreply';
import { shortened } from '../../../components/shortened.ts';

/** Max letters of a word in any list, as the server takes it. */
export const maxWordLength = AgentBody.shape.keywords.unwrap().element.maxLength ?? Infinity;
const maxNamedLength = 24;

/** Returns that an entry of a list is too long, by name; null where none is. */
export function longProblem(entries: string[]): string | null {
  const long = entries.find((entry) => entry.length > maxWordLength);
  return long === undefined ? null : tooLongSentence(long);
}

/** Returns why a list of words cannot be saved; null when it can. */
export function wordsProblem(words: string[]): string | null {
  const long = longProblem(words);
  if (long !== null) return long;
  const same = findSameKeyword(words);
  return same === null ? null : sameKeywordSentence(same);
}

/** Returns why words that are left out cannot be saved beside these keywords; null when they can. */
export function excludedProblem(keywords: string[], excludeWords: string[]): string | null {
  const problem = wordsProblem(excludeWords);
  if (problem !== null) return problem;
  const blocked = findBlockedKeyword(keywords, excludeWords);
  return blocked === null ? null : blockedSentence(blocked);
}

/** Returns that a word is too long, and by how much. */
export function tooLongSentence(word: string): string {
  return `“${shortened(word, maxNamedLength)}” has ${word.length} characters. Use ${maxWordLength} at most.`;
}
