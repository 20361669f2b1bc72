import type { ReplyDecision } from '@spotter/domain/autoreply';
import type { RecordedDecision } from '../../chats/index.ts';

/** A decision as such; a question to the model only leads to one. */
export type FinalDecision = Exclude<ReplyDecision, { kind: AskingKind }>;

/** The decisions to ask a model first. */
type AskingKind = 'ask-intent' | 'ask-danger';

/** Whether it is decided. */
export function isFinal(decision: ReplyDecision): decision is FinalDecision {
  return decision.kind !== 'ask-intent' && decision.kind !== 'ask-danger';
}

/** Returns a decision as stored in the chat. `messageId`: the contact's newest message that it is about. */
export function recordedDecision(decision: FinalDecision, messageId: string | null, now: Date): RecordedDecision {
  return {
    kind: decision.kind,
    reason: decision.kind === 'opt-out' ? 'opt-out' : decision.because,
    keyword: 'keyword' in decision ? (decision.keyword ?? null) : null,
    messageId,
    at: now.toISOString(),
  };
}

/** Returns the row of a decision. */
export function decisionRow(chatId: string, recorded: RecordedDecision, record: Record<string, unknown>) {
  const { kind, reason, keyword, messageId, at } = recorded;
  return { chatId, kind, reason, keyword, messageId, record, at: new Date(at) };
}

/** Returns whether the chat already has this decision. */
export function isKnownDecision(before: RecordedDecision | null, now: RecordedDecision): boolean {
  return isSameDecision(before, now) || isOnlyAnswered(before, now);
}

export function isSameDecision(before: RecordedDecision | null, now: RecordedDecision): boolean {
  return (
    before !== null && before.kind === now.kind && before.reason === now.reason && before.messageId === now.messageId
  );
}

/** Returns whether a decision adds only that the messages were answered since. The earlier reason stays then. */
function isOnlyAnswered(before: RecordedDecision | null, now: RecordedDecision): boolean {
  return (
    now.reason === 'already-answered' && before !== null && before.kind !== 'wait' && before.messageId === now.messageId
  );
}

/** Whether why the agent was silent about a message stays as it was decided, because a person answered it since. */
export function keepsReason(before: RecordedDecision | null, now: RecordedDecision): boolean {
  return now.reason === 'taken-over' && before !== null && before.kind !== 'wait' && before.messageId === now.messageId;
}
