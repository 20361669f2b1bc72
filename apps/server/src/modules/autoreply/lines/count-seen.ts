import type { ReplyDecision, SafetyCategory, SafetyLine } from '@spotter/domain';

/** Is told of each concern that was acted on, and of each wish for silence. */
export type OnSeen = (line: SafetyLine, category: SafetyCategory) => void;

/** Counts what a decision was made for, if a line of defense saw it. */
export function countSeen(onSeen: OnSeen, decision: ReplyDecision): void {
  if (decision.kind === 'opt-out') onSeen(decision.line ?? 'rules', 'stop');
  if (decision.kind === 'hand-over' && decision.concern !== undefined) {
    onSeen(decision.concern.line, decision.concern.category);
  }
}
