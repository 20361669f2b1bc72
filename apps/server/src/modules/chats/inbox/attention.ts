import { findAttention, settledSilences, type Attention, type AttentionFacts } from '@spotter/domain/inbox';
import type { BriefChat } from '../chat-state.ts';
import type { chats } from '../chats.tables.ts';
import { windowFactsOf } from '../sending/window-facts.ts';

/** Returns why a person should look at a stored chat; null when no one has to. */
export function attentionOf(chat: BriefChat, now: Date): Attention | null {
  if (chat.spam !== null) return null;
  return findAttention({
    now,
    handedOver:
      chat.stage === 'needs_you'
        ? {
            because: chat.handOverReason as NonNullable<AttentionFacts['handedOver']>['because'],
            at: chat.handedOverAt ?? chat.createdAt,
          }
        : null,
    isQualified: chat.qualifiedAt !== null,
    sendFailedAt: chat.sendFailedAt,
    sendUnconfirmedAt: chat.sendUnconfirmedAt,
    awaitingSince: owedSince(chat),
    proposedAt: chat.proposedAt,
    leak: chat.leak === null || chat.leakSince === null ? null : { kind: chat.leak, since: chat.leakSince },
    ...windowFactsOf(chat),
  });
}

/** Returns since when a chat's contact is owed an answer that nobody is about to give; null: they are not. */
export function owedSince(
  chat: Pick<typeof chats.$inferSelect, 'awaitingSince' | 'lastDecision' | 'pendingReplyAt' | 'optedOutAt'>,
): Date | null {
  const { awaitingSince, lastDecision, pendingReplyAt, optedOutAt } = chat;
  const isSettled = lastDecision !== null && (settledSilences as readonly string[]).includes(lastDecision.reason);
  return isSettled || pendingReplyAt !== null || optedOutAt !== null ? null : awaitingSince;
}
