import type { AgentTriggers, KeywordRules, Trigger } from '@spotter/contract';
import { unsetKeywordRules } from '@spotter/domain/autoreply';
import { withRenamed } from '../keywords/keyword-list.ts';

/** How an agent's keywords count, and what changes it. */
export function keywordRulesEditing(values: AgentTriggers | null, replace: (trigger: Trigger) => void) {
  const keywords = values?.triggers.find((trigger) => trigger.kind === 'keyword');
  const rules = keywords?.rules ?? unsetKeywordRules;

  function changeRules(changed: KeywordRules): void {
    if (keywords !== undefined) replace({ ...keywords, rules: changed });
  }

  return {
    /** null until it is loaded. */
    rules: values === null ? null : rules,
    changeRules,
    /** Lets a keyword that is spelled otherwise now count as before. */
    renameKeyword(from: string, to: string): void {
      if (rules.matches.some(({ keyword }) => keyword === from)) changeRules(withRenamed(rules, from, to));
    },
  };
}
