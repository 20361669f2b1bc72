import type { ReplyDecision } from '@spotter/domain';
import type { Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { chatChanged } from '../../chats/chat-changed.ts';
import type { ChatState } from '../../chats/chat-state.ts';
import { markDecided, noteDecision, recordDecision, type DecisionEffects } from '../../chats/chat-writes.ts';
import type { StoredRecord } from '../record/decision-record.ts';
import { decisionRow, isKnownDecision, isSameDecision, recordedDecision } from '../record/recorded-decision.ts';
import { newestInbound } from './chat-facts.ts';

type OtherDecision = Exclude<ReplyDecision, { kind: 'reply' }>;

/** Records a decision that sends nothing, and does what it says. Recording the same one twice changes nothing. */
export async function applyDecision(
  tx: Database,
  state: ChatState,
  decision: OtherDecision,
  record: StoredRecord,
  now: Date,
): Promise<void> {
  const { chat } = state;
  const newest = newestInbound(state);
  const recorded = recordedDecision(decision, newest?.id ?? null, now);
  const pendingReplyAt = decision.kind === 'wait' ? decision.until : null;
  const isKnown = isKnownDecision(chat.lastDecision, recorded);
  if (isKnown && sameInstant(chat.pendingReplyAt, pendingReplyAt)) return;
  await noteDecision(tx, chat.id, { recorded, pendingReplyAt, effects: effectsOf(state, decision), at: now });
  const changed: string[] = [];
  if (!isSameDecision(chat.lastDecision, recorded)) {
    const decisionId = await recordDecision(tx, decisionRow(chat.id, recorded, record));
    if (decision.kind !== 'wait' && newest !== undefined) {
      await markDecided(tx, newest.id, decisionId);
      changed.push(newest.id);
    }
  }
  // With a hand-over the database has asked for the coach to be told: a worker is to look at once.
  const handsOver = decision.kind === 'hand-over';
  sendSignals(tx, [chatChanged(chat, { changed }), ...(handsOver ? [{ kind: 'work-due' } as const] : [])]);
}

function effectsOf({ chat }: ChatState, decision: OtherDecision): DecisionEffects {
  switch (decision.kind) {
    case 'hand-over':
      return { handOver: decision.because };
    case 'stay-silent': {
      // A stop that cannot be confirmed is obeyed all the same.
      const isNewStop = decision.because === 'opted-out' && chat.optedOutAt === null;
      return { ...(isNewStop ? { optOut: 'noted' } : {}), deletion: decision.deletion === true };
    }
    case 'wait':
    case 'opt-out':
      return {};
  }
}

function sameInstant(left: Date | null, right: Date | null): boolean {
  return left?.getTime() === right?.getTime();
}
