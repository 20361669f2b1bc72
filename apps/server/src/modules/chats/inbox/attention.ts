import { findAttention, settledSilences, type Attention, type AttentionFacts } from '@spotter/domain/inbox';
import type { chats } from '../chats.tables.ts';
import { windowFactsOf } from '../sending/window-facts.ts';

/** Returns why a person should look at a stored chat; null when no one has to. */
export function attentionOf(chat: typeof chats.$inferSelect, now: Date): Attention | null {
  if (chat.spam !== null) return null;
  const isSettled =
    chat.lastDecision !== null && (settledSilences as readonly string[]).includes(chat.lastDecision.reason);
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
    awaitingSince: isSettled || chat.pendingReplyAt !== null || chat.optedOutAt !== null ? null : chat.awaitingSince,
    ...windowFactsOf(chat),
  });
}
