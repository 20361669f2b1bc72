import {
  blockedSentence,
  findBlockedKeyword,
  findSameKeyword,
  resolveKeywordRules,
  sameKeywordSentence,
  unsetKeywordRules,
} from '@spotter/domain/autoreply';
import { AppError } from '../../http/app-error.ts';
import type { AgentRow } from './agents.repository.ts';

type Keywords = Pick<AgentRow, 'triggerKeywords' | 'keywordRules'>;

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
  const triggerKeywords = [...new Set(changes.triggerKeywords ?? stored?.triggerKeywords ?? [])];
  const rules = changes.keywordRules ?? stored?.keywordRules ?? unsetKeywordRules;
  const keywordRules = resolveKeywordRules(triggerKeywords, rules);
  checkExcluded(triggerKeywords, keywordRules.excludeWords, path);
  return { triggerKeywords, keywordRules };
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
