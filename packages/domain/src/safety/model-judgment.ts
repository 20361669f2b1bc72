import { gravestOf } from './gravest-finding.ts';
import type { HandOverReason } from './hand-over-reasons.ts';
import type { SafetyFinding } from './safety-finding.ts';

/** The dangers that a model may name. */
export const judgedDangers = ['self-harm', 'abuse', 'medical-emergency', 'eating-disorder', 'minor'] as const;
export type JudgedDanger = (typeof judgedDangers)[number];

/** What a model says about the contact's newest words, beside its answer. */
export type ModelJudgment = {
  danger: JudgedDanger | null;
  wantsPerson: boolean;
  wantsToStop: boolean;
  isMinor: boolean;
  /** The language that the model named; null where it did not. */
  language: string | null;
};

/**
 * Returns the gravest thing of a judgment that ends a sales talk; null where there is none. A stop request is
 * not part of it.
 */
export function findingOfJudgment({ danger, isMinor, wantsPerson }: ModelJudgment): SafetyFinding | null {
  const found: SafetyFinding['category'][] = [];
  if (danger !== null) found.push(danger);
  if (isMinor) found.push('minor');
  if (wantsPerson) found.push('person');
  return gravestOf(found.map((category) => ({ category, line: 'judgement', evidence: null })));
}

const categories: Record<HandOverReason, SafetyFinding['category'] | null> = {
  minor: 'minor',
  medical: 'medical',
  payment: 'payment',
  'asked-for-human': 'person',
  anger: 'anger',
  // It can be one of several categories.
  'red-flag': null,
  'failed-twice': null,
  unanswered: null,
  'unheard-note': null,
  'delicate-picture': null,
};

/** Returns the concern of a model that asked for a person with a reason, as far as the reason shows it. */
export function findingOfReason(reason: HandOverReason): SafetyFinding | null {
  const category = categories[reason];
  return category === null ? null : { category, line: 'judgement', evidence: null };
}
