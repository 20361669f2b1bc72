import { courtesies } from '../facts/fact-words.ts';

/**
 * Returns how many of a message's words, folded and in their order, greet before it says anything. A rare
 * greeting would otherwise weigh more in a search than what is asked.
 */
export function countGreeting(words: string[]): number {
  const first = words.findIndex((word) => !courtesies.has(word));
  return first === -1 ? 0 : first;
}
