import {
  explainWords,
  isSameKeyword,
  type KeywordRules,
  keywordsOf,
  matchKeyword,
  unsetKeywordRules,
  type WordsFinding,
} from '@spotter/domain/autoreply';
import { maxWordLength } from './word-problems.ts';

// zod reveals a list's limit only by trying.
const maxListLength = 200;

export type KeywordChange =
  | { kind: 'changed'; keywords: string[] }
  | { kind: 'refused'; because: 'blank' | 'tooLong' | 'tooMany'; keyword: string }
  /** `other`: the keyword of the list that is the same word. */
  | { kind: 'refused'; because: 'duplicate'; keyword: string; other: string };

/** Adds a keyword, or replaces the one at `index`. */
export function withKeyword(keywords: string[], text: string, index: number | null): KeywordChange {
  const keyword = text.trim();
  // A message cannot contain only invisible characters.
  if (matchKeyword(keyword, [keyword]) === null) return { kind: 'refused', because: 'blank', keyword };
  if (keyword.length > maxWordLength) return { kind: 'refused', because: 'tooLong', keyword };
  const other = keywords.find((each, position) => position !== index && isSameKeyword(each, keyword));
  if (other !== undefined) return { kind: 'refused', because: 'duplicate', keyword, other };
  if (index !== null) return { kind: 'changed', keywords: keywords.with(index, keyword) };
  if (keywords.length >= maxListLength) return { kind: 'refused', because: 'tooMany', keyword };
  return { kind: 'changed', keywords: [...keywords, keyword] };
}

/** Lets a keyword that is spelled otherwise now count as before. */
export function withRenamed(rules: KeywordRules, from: string, to: string): KeywordRules {
  const matches = rules.matches.map((rule) => (rule.keyword === from ? { ...rule, keyword: to } : rule));
  return { ...rules, matches };
}

/** What a message would trigger, and why. `shorter`: the other keywords in it. */
export type KeywordMatch =
  | { kind: 'nothing-written' }
  | { kind: 'no-keywords' }
  | { kind: 'found'; finding: WordsFinding; shorter: string[] };

/** Applies the same rule that engages chats. */
export function explainMatch(
  message: string,
  keywords: string[],
  rules: KeywordRules = unsetKeywordRules,
): KeywordMatch {
  if (message.trim() === '') return { kind: 'nothing-written' };
  if (keywords.length === 0) return { kind: 'no-keywords' };
  const explain = (words: string[]) =>
    explainWords(message, { keywords: keywordsOf(words, rules), excludeWords: rules.excludeWords });
  const finding = explain(keywords);
  const shorter =
    finding.kind === 'match'
      ? keywords.filter((other) => other !== finding.word && explain([other]).kind === 'match')
      : [];
  return { kind: 'found', finding, shorter };
}
