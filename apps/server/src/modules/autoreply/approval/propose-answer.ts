import { lastWritableAt, topicOfAnswer, type AnswerTopic, type ReplySituation } from '@spotter/domain/autoreply';
import { sendSignals } from '../../../database/signals.ts';
import type { Database } from '../../../database/database.ts';
import { newId } from '../../../platform/ids.ts';
import {
  chatChanged,
  type ChatState,
  insertProposal,
  markDecided,
  noteDecision,
  recordDecision,
} from '../../chats/index.ts';
import type { Draft } from '../composing/composition.ts';
import { recordOf, type ModelPrices } from '../record/decision-record.ts';
import { decisionRow, recordedDecision } from '../record/recorded-decision.ts';
import { newestInbound } from '../replying/chat-facts.ts';
import { storedDraft, type HeldDraft } from './held-draft.ts';

/**
 * Whether an answer needs the coach's approval: what the model wrote does. The product's own words do not, nor
 * does what says that a call was booked, moved or canceled, because it was.
 */
export function needsApproval({ agent }: ChatState, { effort }: Pick<Draft, 'effort'>): boolean {
  return agent?.answers === 'approve' && effort.usage !== null && effort.calls.length === 0;
}

/** Returns what an answer is about. */
export function topicOf({ messages }: Pick<ChatState, 'messages'>, { decision, composition }: HeldDraft): AnswerTopic {
  const texts = messages.flatMap(({ id, text }) => (decision.to.includes(id) ? [text] : []));
  return topicOfAnswer(texts, { proposesCall: composition.proposal !== null });
}

/** Has an answer wait for the coach's word, and records that. The caller holds the chat, which is as it was read. */
export async function proposeAnswer(
  tx: Database,
  { state, situation, held }: { state: ChatState; situation: ReplySituation; held: HeldDraft },
  { topic, modelPrices, now }: { topic: AnswerTopic; modelPrices: ModelPrices; now: Date },
): Promise<void> {
  const { chat } = state;
  const newest = newestInbound(state)!;
  const until = lastWritableAt(situation) ?? now;
  const decision = {
    kind: 'wait' as const,
    because: 'approval' as const,
    until,
    keyword: held.decision.keyword ?? null,
  };
  const { effort, text } = held.composition;
  const record = recordOf(state, situation, decision, { effort, prices: modelPrices, hasText: true, by: held.by });
  const recorded = recordedDecision(decision, newest.id, now);
  const decisionId = await recordDecision(tx, decisionRow(chat.id, recorded, record));
  await noteDecision(tx, chat.id, { recorded, pendingReplyAt: null, effects: {}, at: now });
  await markDecided(tx, newest.id, decisionId);
  await insertProposal(tx, {
    id: newId(),
    chatId: chat.id,
    agentId: state.agent!.id,
    decisionId,
    topic,
    text,
    answers: held.decision.to,
    draft: storedDraft(held),
    proposedAt: now,
  });
  // The database has requested a notification of the coach, so a worker must look at once.
  sendSignals(tx, [chatChanged(chat, { changed: [newest.id] }), { kind: 'work-due' }]);
}
