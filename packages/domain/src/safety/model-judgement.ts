import { gravestOf } from './gravest-concern.ts';
import type { HandOverReason } from './hand-over-reasons.ts';
import type { SafetyConcern } from './safety-concern.ts';

/** The dangers that a model may name. */
export const judgedDangers = ['self-harm', 'abuse', 'medical-emergency', 'eating-disorder', 'minor'] as const;
export type JudgedDanger = (typeof judgedDangers)[number];

/** What a model says of the contact's newest words, beside its answer. */
export type ModelJudgement = {
  danger: JudgedDanger | null;
  wantsPerson: boolean;
  wantsToStop: boolean;
  isMinor: boolean;
  /** As the model named it; null where it did not. */
  language: string | null;
};

/** What a judgement found that is no matter for a sales talk, the gravest; null where there is none. A wish to stop is not in it. */
export function concernOfJudgement({ danger, isMinor, wantsPerson }: ModelJudgement): SafetyConcern | null {
  const found: SafetyConcern['category'][] = [];
  if (danger !== null) found.push(danger);
  if (isMinor) found.push('minor');
  if (wantsPerson) found.push('person');
  return gravestOf(found.map((category) => ({ category, line: 'judgement', evidence: null })));
}

const categories: Record<HandOverReason, SafetyConcern['category'] | null> = {
  minor: 'minor',
  medical: 'medical',
  payment: 'payment',
  'asked-for-human': 'person',
  anger: 'anger',
  // It can be one of several.
  'red-flag': null,
  'failed-twice': null,
};

/** What a model saw that asked for a person by name of a reason, as far as the reason tells. */
export function concernOfReason(reason: HandOverReason): SafetyConcern | null {
  const category = categories[reason];
  return category === null ? null : { category, line: 'judgement', evidence: null };
}
