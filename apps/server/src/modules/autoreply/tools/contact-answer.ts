import type { AnsweredMessage } from '@spotter/domain/booking';
import { isHeard } from '@spotter/domain/media';
import type { ChatProposals } from '../../booking/index.ts';
import { type ChatState, unansweredMessages } from '../../chats/index.ts';

/** Returns what the contact wrote or tapped since our side last wrote, as an answer to a proposal. */
export function contactAnswer(
  { chat, messages }: ChatState,
  proposals: Pick<ChatProposals, 'readTap'>,
): AnsweredMessage[] {
  return unansweredMessages(messages, chat.canceledTurn)
    .filter(({ state }) => state !== 'unsent')
    .map(({ text, context, attachments, state, sentAt }) => ({
      text,
      tap: context?.payload === undefined ? null : proposals.readTap(context.payload, chat.id),
      // Content that the platform does not show us may say anything.
      hasAttachments: attachments.length > 0 || state === 'unsupported',
      isHeard: isHeard(attachments),
      sentAt,
    }));
}

/** Returns our side's newest message that was sent or is still to be sent. */
export function lastOutbound({ messages }: ChatState) {
  return (
    messages.findLast(({ author, aborted, status }) => author !== 'contact' && !aborted && status !== 'failed') ?? null
  );
}

/** Returns whether the chat has a recent proposal. It saves a query in the many chats without one. */
export function hasProposal({ messages }: ChatState): boolean {
  return messages.some(({ quickReplies }) => quickReplies !== null);
}
