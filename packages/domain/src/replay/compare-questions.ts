import { type Asked, askedIn, asksTheSame } from './asked-in-answer.ts';
import type { ReplayedAnswer, ReplayReason } from './replayed-answer.ts';

/** Compares what two answers ask for. A chat that a person takes over needs no question. */
export function compareQuestions(sent: ReplayedAnswer, written: ReplayedAnswer): ReplayReason[] {
  const before = askedIn(sent.text ?? '');
  const now = askedIn(written.text ?? '');
  if (written.handedOver !== null || written.optedOut) return [];
  if (before.length > 0 && now.length === 0) return [reason('riskier', 'Drops the question that was asked.')];
  if (before.length === 0 && now.length > 0) return [reason('different', 'Asks something where nothing was asked.')];
  if (before.length === 0) return [];
  const dropped = missingIn(now, before);
  const added = missingIn(before, now);
  if (dropped.length === 0 && added.length === 0) return [];
  if (now.length < before.length && added.length === 0)
    return [reason('riskier', 'Drops one of the questions that were asked.')];
  return dropped.length === 0
    ? [reason('different', 'Asks one more question.')]
    : [reason('different', 'Asks another question.')];
}

/** Returns the questions of one answer that no question of the other asks. */
function missingIn(there: Asked[], asked: Asked[]): Asked[] {
  return asked.filter((each) => !there.some((other) => asksTheSame(each, other)));
}

function reason(weight: ReplayReason['weight'], sentence: string): ReplayReason {
  return { rule: 'question', weight, sentence };
}
