import type { MessageLimit, ReplyDecision } from '@spotter/domain/autoreply';
import type { Database } from '../../../database/database.ts';
import type { ChatState } from '../../chats/index.ts';
import { withCanceledCalls, type CanceledCalls } from '../tools/cancel-calls-on-hand-over.ts';
import { closingMessage } from './closing-message.ts';
import { findBackWords } from './coach-back.ts';

/**
 * Returns the parting message for a decision, with when the coach is back and what happened to calls; null
 * when it has none.
 */
export async function partingText(
  tx: Database,
  state: ChatState,
  decision: ReplyDecision,
  canceledCalls: CanceledCalls,
  { limit, now }: { limit: MessageLimit; now: Date },
): Promise<string | null> {
  const back = await findBackWords(tx, state, decision, now);
  return withCanceledCalls(closingMessage(state, decision, { now, back }), canceledCalls, limit);
}
