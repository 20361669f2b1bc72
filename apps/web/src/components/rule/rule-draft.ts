import type { RuleWording } from '@spotter/contract';
import { maxAskedLength, maxForbidden, maxForbiddenLength, maxRuleLength } from '@spotter/domain/autoreply';

/** A rule as it is being written: what was typed for each kind stays. */
export type RuleDraft = { kind: RuleWording['kind']; words: string; asked: string; text: string; free: string };

export const ruleKinds = ['never', 'answer', 'free'] as const;

/** Returns what the form begins with; `sent`: what the coach wrote in the place of an answer. */
export function draftOf(rule: RuleWording | null, sent = ''): RuleDraft {
  const text = sent.length <= maxRuleLength ? sent : '';
  const blank: RuleDraft = { kind: 'answer', words: '', asked: '', text, free: '' };
  switch (rule?.kind) {
    case undefined:
      return blank;
    case 'never':
      return { ...blank, kind: 'never', words: rule.words.join(', ') };
    case 'answer':
      return { ...blank, ...rule };
    case 'free':
      return { ...blank, kind: 'free', free: rule.text };
  }
}

const wordsIn = (words: string): string[] =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Returns what is missing, by its field; nothing: the rule is complete. */
export function problemsOf({ kind, words, asked, text, free }: RuleDraft): Partial<Record<keyof RuleDraft, string>> {
  switch (kind) {
    case 'never': {
      const listed = wordsIn(words);
      if (listed.length === 0) return { words: 'Write what it must not say' };
      if (listed.length > maxForbidden) return { words: `At most ${maxForbidden} at once` };
      const isLong = listed.some((word) => word.length > maxForbiddenLength);
      return isLong ? { words: `At most ${maxForbiddenLength} characters each` } : {};
    }
    case 'answer':
      return {
        ...(asked.trim() === '' ? { asked: 'Write what they ask about' } : {}),
        ...(asked.trim().length > maxAskedLength ? { asked: `At most ${maxAskedLength} characters` } : {}),
        ...problemOf('text', text),
      };
    case 'free':
      return problemOf('free', free);
  }
}

function problemOf(field: 'text' | 'free', text: string) {
  if (text.trim() === '') return { [field]: 'Write what it should say' };
  return text.trim().length > maxRuleLength ? { [field]: `At most ${maxRuleLength} characters` } : {};
}

/** Returns the rule that was written. It has no problems. */
export function wordingOf({ kind, words, asked, text, free }: RuleDraft): RuleWording {
  switch (kind) {
    case 'never':
      return { kind, words: wordsIn(words) };
    case 'answer':
      return { kind, asked: asked.trim(), text: text.trim() };
    case 'free':
      return { kind, text: free.trim() };
  }
}
