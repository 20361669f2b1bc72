import { keepsTimes, type ReplyDecision } from '@spotter/domain/autoreply';
import type { AgentVersionRef } from '../../agents/index.ts';
import type { ProposalDraft } from '../../booking/index.ts';
import type { ProposalRow } from '../../chats/index.ts';
import type { Draft } from '../composing/composition.ts';

/** An answer that waits for the coach's word, with all that goes with it once it is sent. */
export type HeldDraft = {
  decision: Extract<ReplyDecision, { kind: 'reply' }>;
  composition: Draft;
  by: AgentVersionRef | null;
};

/** Returns it as it is stored. */
export function storedDraft(held: HeldDraft): Record<string, unknown> {
  return JSON.parse(JSON.stringify(held)) as Record<string, unknown>;
}

/** Returns it as it was composed, in the coach's words if there are any. */
export function heldDraft({ draft: stored }: ProposalRow, text: string | null): HeldDraft {
  const { decision, composition, by } = stored as Stored;
  const { effort, proposal } = composition;
  return {
    decision,
    composition: {
      ...composition,
      text: text ?? composition.text,
      // The decision to ask the coach has what the model took.
      effort: { ...effort, usage: null },
      // Nobody agrees by a button to a time that the coach took out.
      proposal:
        proposal === null || (text !== null && !keepsTimes(composition.text, text))
          ? null
          : { ...proposal, slots: proposal.slots.map((slot) => new Date(slot)) },
    },
    by,
  };
}

/** JSON knows no instants. */
type Stored = Omit<HeldDraft, 'composition'> & {
  composition: Omit<Draft, 'proposal'> & { proposal: (Omit<ProposalDraft, 'slots'> & { slots: string[] }) | null };
};
