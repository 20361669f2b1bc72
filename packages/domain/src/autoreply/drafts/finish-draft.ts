import type { ReplyDecision } from '../decision/reply-decision.ts';

/** A contact who writes faster than the model answers still gets an answer: after so many dropped drafts the next is sent. */
const mostAbortedDrafts = 2;

/** Whether the next draft is finished and sent even if the contact writes meanwhile. */
export function mustFinishDraft(abortedAt: Date[], firstUnansweredAt: Date | null): boolean {
  if (firstUnansweredAt === null) return false;
  return abortedAt.filter((at) => at >= firstUnansweredAt).length >= mostAbortedDrafts;
}

/**
 * Whether a draft that must be finished may still be sent: nothing but more words of the contact came in between, and
 * all messages that it answers are still there. `content` holds the ids of what is unanswered now, oldest first.
 */
export function mayFinishDraft(decision: ReplyDecision, answers: string[], content: string[]): boolean {
  const goesOn =
    decision.kind === 'reply' ||
    (decision.kind === 'wait' && (decision.because === 'burst' || decision.because === 'delay'));
  return goesOn && answers.every((id, index) => content[index] === id);
}
