import { afterVerdict } from '@spotter/domain/autoreply';
import type { Database } from '../../../database/database.ts';
import { recordVerdict, type ProposalRow, type Verdict } from './proposals.repository.ts';
import { changeTrust } from './topic-trusts.repository.ts';

/**
 * Records what the coach decided about the answer that waits in a chat, and counts it for its topic.
 * Returns null where none waits, or another one than the named.
 */
export async function finishProposal(
  tx: Database,
  chatId: string,
  decided: Verdict,
  proposalId?: string,
): Promise<ProposalRow | null> {
  const proposal = await recordVerdict(tx, chatId, decided, proposalId);
  if (proposal !== null) await changeTrust(tx, proposal, (trust) => afterVerdict(trust, decided.verdict));
  return proposal;
}
