import type { Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import {
  chatChanged,
  type ChatState,
  type DecisionEffects,
  markDecided,
  noteDecision,
  recordDecision,
} from '../../chats/index.ts';
import type { StoredRecord } from '../record/decision-record.ts';
import {
  decisionRow,
  isKnownDecision,
  isSameDecision,
  keepsReason,
  recordedDecision,
  type FinalDecision,
} from '../record/recorded-decision.ts';
import { newestInbound } from './chat-facts.ts';

type OtherDecision = Exclude<FinalDecision, { kind: 'reply' }>;

/** Records and carries out a decision that sends nothing. A second time changes nothing. */
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
    if (decision.kind !== 'wait' && newest !== undefined && !keepsReason(chat.lastDecision, recorded)) {
      await markDecided(tx, newest.id, decisionId);
      changed.push(newest.id);
    }
  }
  // At a hand-over the database has requested a notification of the coach, so a worker must look at once.
  const handsOver = decision.kind === 'hand-over';
  sendSignals(tx, [chatChanged(chat, { changed }), ...(handsOver ? [{ kind: 'work-due' } as const] : [])]);
}

function effectsOf({ chat }: ChatState, decision: OtherDecision): DecisionEffects {
  switch (decision.kind) {
    case 'hand-over':
      return { handOver: decision.because };
    case 'stay-silent': {
      // A stop that cannot be confirmed is still obeyed.
      const isNewStop = decision.because === 'opted-out' && chat.optedOutAt === null;
      return {
        ...(isNewStop ? { optOut: 'noted' } : {}),
        ...(decision.because === 'spam' && chat.spam === null ? { spam: true } : {}),
        // Words of danger are read like those of any contact.
        ...(decision.because === 'no-keyword' && chat.spam === 'detected' ? { spam: false } : {}),
        deletion: decision.deletion === true,
      };
    }
    case 'wait':
      // A seller who answers the coach after all is answered.
      return chat.spam === 'detected' ? { spam: false } : {};
    case 'opt-out':
      return {};
  }
}

function sameInstant(left: Date | null, right: Date | null): boolean {
  return left?.getTime() === right?.getTime();
}
