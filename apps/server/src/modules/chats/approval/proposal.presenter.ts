import type { Chat, Proposal } from '@spotter/contract';
import { agentClosesAt } from '@spotter/domain/autoreply';
import type { ProposalRow } from './proposals.repository.ts';

/** What is shown of a stored draft. */
type Shown = { composition?: { proposal?: { quickReplies?: { title: string }[] } | null } };

/** Returns the answer that waits in a chat as the API shows it. */
export function presentProposal(
  proposal: ProposalRow | undefined,
  { windowClosesAt }: Pick<Chat, 'windowClosesAt'>,
): Proposal | null {
  if (proposal === undefined) return null;
  const { composition } = proposal.draft as Shown;
  return {
    _id: proposal.id,
    text: proposal.text,
    quickReplies: composition?.proposal?.quickReplies?.map(({ title }) => title) ?? [],
    topic: proposal.topic,
    at: proposal.proposedAt.toISOString(),
    until: windowClosesAt === null ? null : agentClosesAt(new Date(windowClosesAt)).toISOString(),
  };
}
