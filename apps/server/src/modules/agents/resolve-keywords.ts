import {
  blockedSentence,
  findBlockedKeyword,
  findSameKeyword,
  type KeywordRules,
  resolveKeywordRules,
  sameKeywordSentence,
  unsetKeywordRules,
} from '@spotter/domain/autoreply';
import { AppError } from '../../http/app-error.ts';
import type { AgentRow } from './agents.repository.ts';

type Keywords = Pick<AgentRow, 'triggerKeywords' | 'keywordRules'>;
type ReengagementKeywords = Pick<AgentRow, 'reengagementKeywords' | 'reengagementRules'>;

/**
 * Returns an agent's keywords, each once, with the rules of those alone; nothing where neither changes. Throws
 * invalid_input at `path` where an excluded word would keep a keyword from ever starting the agent.
 */
export function resolveKeywords(
  changes: Partial<Keywords>,
  stored: Keywords | null,
  path = 'keywordRules',
): Partial<Keywords> {
  if (changes.triggerKeywords === undefined && changes.keywordRules === undefined) return {};
  const { words, rules } = resolveList(
    changes.triggerKeywords ?? stored?.triggerKeywords,
    changes.keywordRules ?? stored?.keywordRules,
    path,
  );
  return { triggerKeywords: words, keywordRules: rules };
}

/** Returns the same of the keywords that bring an agent back. */
export function resolveReengagements(
  changes: Partial<ReengagementKeywords>,
  stored: ReengagementKeywords | null,
): Partial<ReengagementKeywords> {
  if (changes.reengagementKeywords === undefined && changes.reengagementRules === undefined) return {};
  const { words, rules } = resolveList(
    changes.reengagementKeywords ?? stored?.reengagementKeywords,
    changes.reengagementRules ?? stored?.reengagementRules,
    'rekeywordRules',
  );
  return { reengagementKeywords: words, reengagementRules: rules };
}

function resolveList(given: string[] | undefined, givenRules: KeywordRules | undefined, path: string) {
  const words = [...new Set(given ?? [])];
  const rules = resolveKeywordRules(words, givenRules ?? unsetKeywordRules);
  checkExcluded(words, rules.excludeWords, path);
  return { words, rules };
}

/** Throws invalid_input where two entries of a list are the same word. */
export function checkWordList(words: string[], path: string): void {
  const same = findSameKeyword(words);
  if (same === null) return;
  const message = sameKeywordSentence(same);
  throw new AppError('invalid_input', message, [{ path: `${path}.${same.at}`, message }]);
}

/** Throws invalid_input where an excluded word would keep one of the keywords from ever counting. */
export function checkExcluded(keywords: string[], excludeWords: string[], path: string): void {
  const blocked = findBlockedKeyword(keywords, excludeWords);
  if (blocked === null) return;
  const message = blockedSentence(blocked);
  throw new AppError('invalid_input', message, [{ path: `${path}.excludeWords.${blocked.at}`, message }]);
}
