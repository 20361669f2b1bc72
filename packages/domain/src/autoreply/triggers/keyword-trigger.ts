import { matchKeyword } from './keyword-match.ts';

/** Fires at a message with one of the words, which are as the coach wrote them. */
export type KeywordTrigger = { kind: 'keyword'; words: string[] };
/** `word`: the one that matched. */
export type FiredKeyword = { trigger: KeywordTrigger; word: string };

/** Returns an agent's keywords as triggers: one trigger has all words, so that the longest match wins. */
export function keywordTriggers(words: string[]): KeywordTrigger[] {
  return words.length === 0 ? [] : [{ kind: 'keyword', words }];
}

export function fireKeyword(text: string, trigger: KeywordTrigger): FiredKeyword | 'no-word' {
  const word = matchKeyword(text, trigger.words);
  return word === null ? 'no-word' : { trigger, word };
}
