import { findPhrases } from '../judge-safety.ts';
import type { PhraseLanguage } from '../safety-categories.ts';

/**
 * Returns the one language of all phrases of the safety rules in a text; null where there is none, or more than
 * one. A few words of danger are often too few to show a language in another way.
 */
export function phraseLanguage(text: string): PhraseLanguage | null {
  // A drug has the same name in all of them.
  const named = findPhrases(text, new Date(0)).filter(({ category }) => category !== 'medication');
  const [first, ...others] = new Set(named.map(({ language }) => language));
  return first === undefined || others.length > 0 ? null : first;
}
