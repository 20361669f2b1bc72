import { foldedWordsOf } from '@spotter/language/text/folded-words';
import { comparedForm, type Keyword, matchKeyword } from './keyword-match.ts';
import type { KeywordMatch } from './keyword-matches.ts';
import { typosIn } from './keyword-typos.ts';

/** What an agent's keywords have beside their spelling. */
export type KeywordRules = {
  /** How keywords are looked for, by their spelling; the others as whole words. */
  matches: { keyword: string; match: KeywordMatch }[];
  /** A message with one of them does not start the agent by a keyword. */
  excludeWords: string[];
};

export const unsetKeywordRules: KeywordRules = { matches: [], excludeWords: [] };

/** Returns keywords with how each is looked for. */
export function keywordsOf(words: string[], { matches }: KeywordRules): Keyword[] {
  const known = new Map(matches.map(({ keyword, match }) => [keyword, match]));
  return words.map((word) => ({ word, match: known.get(word) ?? 'word' }));
}

/** Returns rules that name keywords of the list alone, each once, and none that is looked for as usual. */
export function resolveKeywordRules(words: string[], rules: KeywordRules): KeywordRules {
  const matches = keywordsOf([...new Set(words)], rules).flatMap(({ word, match }) =>
    match === 'word' ? [] : [{ keyword: word, match }],
  );
  return { matches, excludeWords: [...new Set(rules.excludeWords)] };
}

/** An excluded word that no message with the keyword can be without. */
export type BlockedKeyword = { excludeWord: string; at: number; keyword: string };

/** Returns the first excluded word that is in one of the keywords, which could then start nothing. */
export function findBlockedKeyword(keywords: string[], excludeWords: string[]): BlockedKeyword | null {
  for (const [at, excludeWord] of excludeWords.entries()) {
    const keyword = keywords.find((one) => matchKeyword(one, [excludeWord]) !== null);
    if (keyword !== undefined) return { excludeWord, at, keyword };
  }
  return null;
}

/** Returns why that cannot work, and what to do about it. */
export function blockedSentence({ excludeWord, keyword }: BlockedKeyword): string {
  return excludeWord === keyword
    ? `“${keyword}” is one of your keywords. Take it out of one of the two lists.`
    : `“${excludeWord}” is in your keyword “${keyword}”, which could never count. Take it out of one of the two lists.`;
}

/** A keyword that is the same word as one before it in the list. */
export type SameKeyword = { keyword: string; at: number; other: string };

/** Returns the first keyword that is an earlier one in other case, accents or signs; null where there is none. */
export function findSameKeyword(keywords: string[]): SameKeyword | null {
  const known = new Map<string, string>();
  for (const [at, keyword] of keywords.entries()) {
    const form = comparedForm(keyword);
    const other = known.get(form);
    if (other !== undefined && other !== keyword) return { keyword, at, other };
    known.set(form, keyword);
  }
  return null;
}

/** Returns why both cannot be in one list, and what to do about it. */
export function sameKeywordSentence({ keyword, other }: SameKeyword): string {
  return `“${keyword}” is the same word as “${other}”. Remove one of them.`;
}

/** Whether a keyword is long enough to tell its typos from other words. */
export function takesTypos(keyword: string): boolean {
  return foldedWordsOf(keyword).some((word) => typosIn(word) > 0);
}
