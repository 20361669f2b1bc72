import { judgeSafety, type SafetyJudgement } from '../safety/judge-safety.ts';
import type { HandOverReason } from './reply-decision.ts';

const reasons: Record<SafetyJudgement['category'], HandOverReason> = {
  'self-harm': 'red-flag',
  abuse: 'red-flag',
  'medical-emergency': 'red-flag',
  'eating-disorder': 'red-flag',
  minor: 'minor',
  pregnancy: 'medical',
  medication: 'medical',
  medical: 'medical',
  payment: 'payment',
  person: 'asked-for-human',
  anger: 'anger',
};

/**
 * Why these words need a person, the gravest reason first; null when they need none. Each line of the text is read as a
 * message of its own. `now` turns years of birth into ages.
 */
export function handOverReasonFor(text: string, now: Date): HandOverReason | null {
  const judgement = judgeSafety(text, now);
  return judgement === null ? null : reasons[judgement.category];
}
