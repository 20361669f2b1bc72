import { withinWindow, type WindowFacts } from '../window/messaging-window.ts';
import { waitWith, type ReplyDecision, type WaitReason } from './reply-decision.ts';

/** What an answer has to wait for besides its own time, and when to look again. */
export type Hold = { because: WaitReason; until: Date };

/**
 * Returns the decision while the platform, the account or the model cannot be used. An answer or a question to
 * the model that is due waits, with the reason, but never past the end of the window, where it is decided that
 * there is nothing to say any more. Every other decision stays as it is.
 */
export function heldBack(decision: ReplyDecision, hold: Hold | null, window: WindowFacts): ReplyDecision {
  if (hold === null || !isDue(decision)) return decision;
  return waitWith(decision, hold.because, withinWindow(hold.until, window));
}

/** Whether something is to be said, or to be asked of the model, now. */
function isDue(decision: ReplyDecision): decision is Extract<ReplyDecision, { kind: 'reply' | 'ask-intent' }> {
  return decision.kind === 'reply' || decision.kind === 'ask-intent';
}
