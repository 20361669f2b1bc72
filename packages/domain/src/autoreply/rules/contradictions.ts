import { foldedWordsOf } from '@spotter/language/text/folded-words';
import type { AgentRule } from './agent-rule.ts';
import { findForbidden } from './forbidden-words.ts';

/**
 * Returns the rules that contradict others, each with the ids of those: one forbids what another has written, or
 * two have different words written about the same.
 */
export function contradictions(rules: readonly AgentRule[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const note = (of: string, other: string) => found.set(of, [...(found.get(of) ?? []), other]);
  for (const [at, one] of rules.entries())
    for (const other of rules.slice(at + 1)) {
      if (!contradict(one, other)) continue;
      note(one.id, other.id);
      note(other.id, one.id);
    }
  return found;
}

function contradict(one: AgentRule, other: AgentRule): boolean {
  if (one.kind === 'answer' && other.kind === 'answer')
    return plain(one.asked) === plain(other.asked) && plain(one.text) !== plain(other.text);
  return forbids(one, other) || forbids(other, one);
}

function forbids(one: AgentRule, other: AgentRule): boolean {
  return one.kind === 'never' && other.kind === 'answer' && findForbidden(other.text, one.words) !== null;
}

function plain(text: string): string {
  return foldedWordsOf(text).join(' ');
}
