import { contentToAnswer } from '../decision/decide-reply.ts';
import type { ReplyDecision, SilenceReason } from '../decision/reply-decision.ts';
import type { ReplySituation } from '../decision/reply-situation.ts';

/** Why an answer that waits is not to be sent any more; each is a reason for which a send is dropped, too. */
export type WithdrawReason =
  | 'window-closed'
  | 'person-wrote'
  | 'canceled'
  | 'other-app-took'
  | 'handed-over'
  | 'marked-spam'
  | 'contact-wrote'
  | 'contact-took-back'
  | 'paused'
  | 'switched-off';

const silences: Partial<Record<SilenceReason, WithdrawReason>> = {
  'window-closed': 'window-closed',
  'already-answered': 'person-wrote',
  'taken-over': 'person-wrote',
  'cancelled-by-coach': 'canceled',
  'other-app-owns-thread': 'other-app-took',
  'handed-over': 'handed-over',
  spam: 'marked-spam',
};

/**
 * Returns why an answer that waits for the coach's word is not to be sent any more; null while it may be.
 * `to`: the messages that it answers.
 */
export function whyWithdrawn(
  to: string[],
  situation: Pick<ReplySituation, 'unanswered'>,
  decision: ReplyDecision,
): WithdrawReason | null {
  const open = contentToAnswer(situation);
  if (open.some((id) => !to.includes(id))) return 'contact-wrote';
  if (open.length === 0) return decision.kind === 'stay-silent' ? silenceReason(decision.because) : 'person-wrote';
  if (open.length < to.length) return 'contact-took-back';
  switch (decision.kind) {
    case 'reply':
      return null;
    case 'wait':
      // The coach's word ends every wait but their own pause.
      return decision.because === 'paused' ? 'paused' : null;
    case 'stay-silent':
      return silenceReason(decision.because);
    case 'hand-over':
      return 'handed-over';
    case 'opt-out':
    case 'ask-intent':
    case 'ask-danger':
      return 'switched-off';
  }
}

function silenceReason(because: SilenceReason): WithdrawReason {
  return silences[because] ?? 'switched-off';
}
