import { withOwnStatement, type AdmittedDraft, type DraftProblem } from '@spotter/domain/autoreply';
import type { ProposalDraft } from '../../booking/index.ts';

/** What becomes of a draft. */
export type DraftDecision =
  /** `hasStatement`: it begins or ends with the product's own statement. */
  | { kind: 'say'; text: string; hasStatement: boolean; proposal: ProposalDraft | null }
  | { kind: 'only-effects' }
  /** `isSpare`: it may still be said if nothing better comes. */
  | { kind: 'refuse'; problem: DraftProblem; isSpare: boolean };

/** Decides what becomes of a judged draft. */
export function decideOnDraft(judged: {
  checked: AdmittedDraft;
  proposal: ProposalDraft | null;
  /** The product's own statement about a call; null: there is nothing to state. */
  statement: string | null;
  isHandedOver: boolean;
  /** Whether the contact asks if a machine writes. */
  isAsked: boolean;
  /** Whether it repairs a refused one. */
  isRepair: boolean;
  /** Whether it leaves a passage unused that plainly answers the contact. */
  leavesUnused: boolean;
  now: Date;
}): DraftDecision {
  const { checked, proposal, statement } = judged;
  if (statement !== null) {
    // The statement says everything necessary; the model's text is optional.
    if (!checked.ok) return { kind: 'say', text: statement, hasStatement: true, proposal: unlessOffer(proposal) };
    const text =
      proposal?.kind === 'offer'
        ? `${statement}\n${checked.text}`
        : withOwnStatement(checked.text, statement, judged.now);
    return { kind: 'say', text, hasStatement: true, proposal };
  }
  // After a hand-over no agent reads the answer to a question.
  if (judged.isHandedOver && (!checked.ok || checked.text.includes('?'))) return { kind: 'only-effects' };
  if (!checked.ok) return { kind: 'refuse', problem: checked.problem, isSpare: false };
  const isComplete = judged.isHandedOver || judged.isRepair || judged.isAsked || proposal !== null;
  return judged.leavesUnused && !isComplete
    ? { kind: 'refuse', problem: 'unused-source', isSpare: true }
    : { kind: 'say', text: checked.text, hasStatement: false, proposal };
}

/** Drops an offer, because times that the text does not name must not be sent as buttons. */
export function unlessOffer(proposal: ProposalDraft | null): ProposalDraft | null {
  return proposal?.kind === 'offer' ? null : proposal;
}
