import type { ReplyDecision } from '@spotter/domain/autoreply';
import type { SafetyCategory, SafetyLine } from '@spotter/domain/safety';

/** Called for each concern that was acted on, and for each wish for silence. */
export type OnSafetyFinding = (line: SafetyLine, category: SafetyCategory) => void;

/** Counts the reason of a decision, if a line of defense saw it. */
export function countDecision(onSeen: OnSafetyFinding, decision: ReplyDecision): void {
  if (decision.kind === 'opt-out') onSeen(decision.line ?? 'rules', 'stop');
  if (decision.kind === 'hand-over' && decision.finding !== undefined) {
    onSeen(decision.finding.line, decision.finding.category);
  }
}
