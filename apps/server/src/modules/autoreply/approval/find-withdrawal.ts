import { whyWithdrawn, type ReplyDecision, type ReplySituation, type WithdrawReason } from '@spotter/domain/autoreply';
import type { ChatState, ProposalRow } from '../../chats/index.ts';

/** Returns why an answer that waits no longer fits its chat as it was read; null while it does. */
export function findWithdrawal(
  { agentId, answers }: Pick<ProposalRow, 'agentId' | 'answers'>,
  { agent }: Pick<ChatState, 'agent'>,
  { situation, decision }: { situation: ReplySituation; decision: ReplyDecision },
): WithdrawReason | null {
  return whyWithdrawn(answers, situation, decision) ?? (agent?.id === agentId ? null : 'switched-off');
}
