import type { Chat, Proposal } from '@spotter/contract';
import { agentClosesAt } from '@spotter/domain/autoreply';
import { z } from 'zod';
import type { ProposalRow } from './proposals.repository.ts';

/** What is shown of a stored draft: the titles of its buttons. */
const Shown = z.object({
  composition: z.object({ proposal: z.object({ quickReplies: z.array(z.object({ title: z.string() })) }).nullable() }),
});

/** Returns the answer that waits in a chat as the API shows it. */
export function presentProposal(
  proposal: ProposalRow | undefined,
  { windowClosesAt }: Pick<Chat, 'windowClosesAt'>,
): Proposal | null {
  if (proposal === undefined) return null;
  const shown = Shown.safeParse(proposal.draft).data?.composition.proposal;
  return {
    _id: proposal.id,
    text: proposal.text,
    quickReplies: shown?.quickReplies.map(({ title }) => title) ?? [],
    topic: proposal.topic,
    at: proposal.proposedAt.toISOString(),
    until: windowClosesAt === null ? null : agentClosesAt(new Date(windowClosesAt)).toISOString(),
  };
}
