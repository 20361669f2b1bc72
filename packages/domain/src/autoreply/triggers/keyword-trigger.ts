import { asWords, findKeyword, findWanted, type WantedWords } from './keyword-match.ts';
import { type KeywordRules, keywordsOf, unsetKeywordRules } from './keyword-rules.ts';
import type { Miss } from './trigger-event.ts';

/** Fires at a message with one of the words, which are as the coach wrote them. Without rules: as whole words. */
export type KeywordTrigger = { kind: 'keyword'; words: string[]; rules?: KeywordRules };
/** `word`: the one that matched. */
export type FiredKeyword = { trigger: KeywordTrigger; word: string };

/** Returns an agent's keywords as triggers: one trigger has all words, so that the longest match wins. */
export function keywordTriggers(words: string[], rules?: KeywordRules): KeywordTrigger[] {
  return words.length === 0 ? [] : [{ kind: 'keyword', words, ...(rules === undefined ? {} : { rules }) }];
}

/** Returns what a keyword trigger looks for. */
export function wantedByKeywords({ words, rules = unsetKeywordRules }: KeywordTrigger): WantedWords {
  return { keywords: keywordsOf(words, rules), excludeWords: rules.excludeWords };
}

export function fireKeyword(text: string, trigger: KeywordTrigger): FiredKeyword | Miss {
  const { found, excluded } = findWanted(text, wantedByKeywords(trigger));
  if (found === null) return { because: 'no-word' };
  return excluded === null ? { trigger, word: found.word } : { because: 'excluded-word', word: excluded };
}

/**
 * Returns a trigger that takes back a wish to be left alone: a typo, or a part of another word,
 * is not a clear wish to hear more.
 */
export function strictly(trigger: KeywordTrigger): KeywordTrigger {
  const { matches, excludeWords } = trigger.rules ?? unsetKeywordRules;
  return { ...trigger, rules: { matches: matches.filter(({ match }) => match === 'exact'), excludeWords } };
}

/** Whether a text has one of the keywords as `strictly` takes it, however each is looked for. */
export function hasStrictly(text: string, words: string[]): boolean {
  const alone = words.map((word) => ({ word, match: 'exact' as const }));
  return findKeyword(text, [...asWords(words), ...alone]) !== null;
}
