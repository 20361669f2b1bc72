import { wantedByComment } from './comment-trigger.ts';
import { asWords, findKeyword, findWanted, type Keyword, type WantedWords } from './keyword-match.ts';
import type { KeywordMatch, NearMiss } from './keyword-matches.ts';
import { wantedByKeywords } from './keyword-trigger.ts';
import type { Trigger } from './trigger.ts';

/** Why words do or do not start an agent. `written`: the words of the text, as texts are compared. */
export type WordsFinding =
  | { kind: 'match'; word: string; match: KeywordMatch; written: string }
  /** `word` is in the text and left out; `keyword` would have started the agent. */
  | { kind: 'excluded'; word: string; keyword: string | null }
  | { kind: 'near'; word: string; because: NearMiss; written: string }
  | { kind: 'none' };

/** Returns why a text has the wanted words or not, by the rule that starts agents. */
export function explainWords(text: string, wanted: WantedWords): WordsFinding {
  const { found, excluded } = findWanted(text, wanted);
  if (excluded !== null && (found !== null || wanted.keywords.length === 0))
    return { kind: 'excluded', word: excluded, keyword: found?.word ?? null };
  if (found !== null) return { kind: 'match', ...found };
  return nearMissIn(text, wanted.keywords) ?? { kind: 'none' };
}

/** Returns the same for a trigger; null for one that looks for no words. */
export function explainTrigger(text: string, trigger: Trigger): WordsFinding | null {
  const wanted = wantedBy(trigger);
  return wanted === null ? null : explainWords(text, wanted);
}

function wantedBy(trigger: Trigger): WantedWords | null {
  switch (trigger.kind) {
    case 'keyword':
      return wantedByKeywords(trigger);
    case 'comment':
      return wantedByComment(trigger);
    case 'story-reply':
      return trigger.words.length === 0 ? null : { keywords: asWords(trigger.words), excludeWords: [] };
    default:
      return null;
  }
}

function nearMissIn(text: string, keywords: Keyword[]): WordsFinding | null {
  const find = (because: NearMiss, match: KeywordMatch, of: KeywordMatch[]): WordsFinding | null => {
    const others = keywords.filter((keyword) => of.includes(keyword.match)).map(({ word }) => ({ word, match }));
    const found = findKeyword(text, others);
    return found === null ? null : { kind: 'near', word: found.word, because, written: found.written };
  };
  return (
    find('not-alone', 'word', ['exact']) ??
    find('inside-word', 'contains', ['word', 'fuzzy']) ??
    find('misspelled', 'fuzzy', ['word', 'exact', 'contains'])
  );
}
