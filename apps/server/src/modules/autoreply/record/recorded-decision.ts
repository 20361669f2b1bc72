import type { ReplyDecision } from '@spotter/domain';
import type { RecordedDecision } from '../../chats/chats.tables.ts';

/** A decision as the chat remembers it. `messageId`: the contact's newest message that it is about. */
export function recordedDecision(decision: ReplyDecision, messageId: string | null, now: Date): RecordedDecision {
  return {
    kind: decision.kind,
    reason: decision.kind === 'opt-out' ? 'opt-out' : decision.because,
    keyword: 'keyword' in decision ? decision.keyword : null,
    messageId,
    at: now.toISOString(),
  };
}

/** The row of such a decision. */
export function decisionRow(chatId: string, recorded: RecordedDecision, record: Record<string, unknown>) {
  const { kind, reason, keyword, messageId, at } = recorded;
  return { chatId, kind, reason, keyword, messageId, record, at: new Date(at) };
}

/** Whether nothing was decided that the chat does not remember. */
export function isKnownDecision(before: RecordedDecision | null, now: RecordedDecision): boolean {
  return isSameDecision(before, now) || isOnlyAnswered(before, now);
}

export function isSameDecision(before: RecordedDecision | null, now: RecordedDecision): boolean {
  return (
    before !== null && before.kind === now.kind && before.reason === now.reason && before.messageId === now.messageId
  );
}

/** That it was answered since is no news of what was decided about: why the agent spoke, or did not, stays. */
function isOnlyAnswered(before: RecordedDecision | null, now: RecordedDecision): boolean {
  return (
    now.reason === 'already-answered' && before !== null && before.kind !== 'wait' && before.messageId === now.messageId
  );
}
