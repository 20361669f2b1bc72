import { certainWindowMs } from '@spotter/domain/autoreply';
import type { BulkFacts } from '@spotter/domain/inbox';
import { attentionOf } from '../inbox/attention.ts';
import type { BulkChat } from './bulk.repository.ts';

/** Returns the facts of a chat by which it is left out. */
export function factsOf({ chat, isAccountClosed, tagBy }: BulkChat, now: Date): BulkFacts {
  const { stage, autorepliesEnabled, offReason, handOverReason, handedOverAt, lastActivityAt, optedOutAt, spam } = chat;
  return {
    isAccountClosed,
    stage,
    autorepliesEnabled,
    offReason,
    handOverReason,
    handedOverAt,
    isOptedOut: optedOutAt !== null,
    isSpam: spam !== null,
    needsPerson: attentionOf(chat, now) !== null,
    hasTag: tagBy !== null,
    assignee: chat.assigneeId,
    lastActivityAt,
  };
}

/** Whether words of the contact wait that an agent may answer once it has the chat. */
export function mayBeAnswered({ chat }: BulkChat, now: Date): boolean {
  const { awaitingSince, lastInboundAt } = chat;
  return awaitingSince !== null && lastInboundAt !== null && now.getTime() - lastInboundAt.getTime() < certainWindowMs;
}
