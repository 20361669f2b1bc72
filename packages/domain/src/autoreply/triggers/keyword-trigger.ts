import { matchKeyword } from './keyword-match.ts';

/** Fires at a message with one of the words; the words are as the coach wrote them. */
export type KeywordTrigger = { kind: 'keyword'; words: string[] };
/** `word`: the one that was met. */
export type FiredKeyword = { trigger: KeywordTrigger; word: string };

/** An agent's keywords as triggers: all words stand in one, so that the longest that is met wins. */
export function keywordTriggers(words: string[]): KeywordTrigger[] {
  return words.length === 0 ? [] : [{ kind: 'keyword', words }];
}

export function fireKeyword(text: string, trigger: KeywordTrigger): FiredKeyword | 'no-word' {
  const word = matchKeyword(text, trigger.words);
  return word === null ? 'no-word' : { trigger, word };
}
