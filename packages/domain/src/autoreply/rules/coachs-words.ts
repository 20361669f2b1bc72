import { sentencesOf } from '@spotter/language/sentences/sentences';
import { foldedWordsOf } from '@spotter/language/text/folded-words';
import type { RuleWording } from './agent-rule.ts';

/**
 * Returns a coach's instructions with what their rules say of themselves and their offers: what it holds may be
 * said. What is written for the contact stands in quotation marks, as words that are there to be said.
 */
export function withRules(instructions: string, rules: readonly RuleWording[]): string {
  const said = rules.flatMap((rule) => {
    if (rule.kind === 'never') return [];
    return rule.kind === 'free' ? [rule.text] : [`"${rule.text.replaceAll('"', "'")}"`];
  });
  return [instructions, ...said].join('\n');
}

/** Returns a text without the sentences that these words have as they are. */
export function withoutStatements(text: string, written: readonly string[]): string {
  const known = new Set(written.flatMap((words) => sentencesOf(words)).map(plain));
  return known.size === 0
    ? text
    : sentencesOf(text)
        .filter((sentence) => !known.has(plain(sentence)))
        .join(' ')
        .trim();
}

function plain(text: string): string {
  return foldedWordsOf(text).join(' ');
}
