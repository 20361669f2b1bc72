import { withinWindow } from '../window/messaging-window.ts';
import { waitWith, type ReplyDecision } from '../decision/reply-decision.ts';
import type { ReplySituation } from '../decision/reply-situation.ts';

const minPauseMs = 3_000;
const maxPauseMs = 600_000;

/**
 * Returns the decision while the platform has not said who writes, and the never list has handles: nothing is
 * said to someone who may be on it. Severe matters and questions whether there are any go on.
 */
export function whileUnknown(decision: ReplyDecision, situation: ReplySituation): ReplyDecision {
  if (situation.chat.awaitsHandle !== true || !speaks(decision)) return decision;
  return waitWith(decision, 'unknown-contact', withinWindow(nextLookAt(situation), situation));
}

/** Whether it says something to the contact, or asks a model so that it may. */
function speaks(decision: ReplyDecision): boolean {
  if (decision.kind === 'hand-over') return decision.severe !== true;
  return decision.kind === 'reply' || decision.kind === 'ask-intent' || decision.kind === 'opt-out';
}

/** Returns when to look again: soon after the message came, more rarely the longer the platform is silent. */
function nextLookAt({ now, unanswered }: ReplySituation): Date {
  const waitedMs = now.getTime() - (unanswered[0]?.receivedAt ?? now).getTime();
  return new Date(now.getTime() + Math.min(Math.max(minPauseMs, waitedMs / 4), maxPauseMs));
}
