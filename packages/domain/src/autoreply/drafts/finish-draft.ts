import type { ReplyDecision } from '../decision/reply-decision.ts';

/** Max dropped drafts: a contact who writes faster than the model answers gets the next draft. */
const maxAbortedDrafts = 2;

/** Whether the next draft is finished and sent even if the contact writes in the meantime. */
export function mustFinishDraft(abortedAt: Date[], firstUnansweredAt: Date | null): boolean {
  if (firstUnansweredAt === null) return false;
  return abortedAt.filter((at) => at >= firstUnansweredAt).length >= maxAbortedDrafts;
}

/**
 * Whether a draft that must be finished may still be sent: only more words of the contact came in between, and
 * all messages that it answers still exist. `content` has the ids of the unanswered messages, oldest first.
 */
export function mayFinishDraft(decision: ReplyDecision, answers: string[], content: string[]): boolean {
  const goesOn =
    decision.kind === 'reply' ||
    (decision.kind === 'wait' && (decision.because === 'burst' || decision.because === 'delay'));
  return goesOn && answers.every((id, index) => content[index] === id);
}
