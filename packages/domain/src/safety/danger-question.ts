import { boundText } from '@spotter/language/text/bounded-text';
import { markOf } from '@spotter/language/text/text-mark';
import { safetyCategories, type SafetyCategory } from './safety-categories.ts';
import type { SafetyFinding } from './safety-finding.ts';

/**
 * The words with which a model says what a message is about: a matter for a person, a wish for no more messages,
 * one that is over or somebody else's and that the coach should know before a call, the question if a machine
 * writes, or none of these. Anger comes last of the matters: who is angry wants something, too.
 */
export const dangerWords = [
  ...safetyCategories.filter((category) => category !== 'stop' && category !== 'anger'),
  'stop',
  'anger',
  'machine',
  'past',
  'none',
] as const;
export type DangerWord = SafetyCategory | 'machine' | 'past' | 'none';

/** What a model is asked where Spotter's own lines are not sure of what they see. */
export type DangerQuestion = {
  /** The same for the same text. */
  key: string;
  text: string;
};

/** What a model said to a question of this key; null: it could not be asked, or said something else. */
export type DangerAnswer = { key: string; says: DangerWord | null };

/** Returns the question about what a contact wrote. */
export function dangerQuestion(text: string): DangerQuestion {
  const asked = boundText(text.trim()).text;
  return { key: markOf(asked), text: asked };
}

/**
 * Returns what a concern that is not sure has become by what a model says. Only a clear "none" or "past" ends
 * it, or "stop", which is obeyed elsewhere. Another matter that the model names replaces it, because the words
 * to the contact depend on the matter.
 */
export function findingAfter(finding: SafetyFinding, says: DangerAnswer['says']): SafetyFinding | null {
  if (says === 'none' || says === 'past' || says === 'stop') return null;
  // Who only asks that is not in anger, and wants nobody by it; of anything else it says nothing.
  if (says === 'machine') return finding.category === 'person' || finding.category === 'anger' ? null : finding;
  if (says === null || says === finding.category) return finding;
  return { category: says, line: 'judgement', evidence: null };
}

/** Returns the newest answer to a question; undefined where it was not asked. */
export function answerTo<Answer extends DangerAnswer>({ key }: DangerQuestion, answers: Answer[]): Answer | undefined {
  return answers.findLast((answer) => answer.key === key);
}
