import type { AnsweredMessage } from '@spotter/domain';
import type { ChatProposals } from '../../booking/in-chat/chat-proposals.ts';
import type { ChatState } from '../../chats/chat-state.ts';
import { unansweredMessages } from '../../chats/reply-situation.ts';

/** What the contact wrote or tapped since the business side last wrote, as an answer to what was proposed. */
export function contactAnswer(
  { chat, messages }: ChatState,
  proposals: Pick<ChatProposals, 'readTap'>,
): AnsweredMessage[] {
  return unansweredMessages(messages, chat.cancelledTurn)
    .filter(({ state }) => state !== 'unsent')
    .map(({ text, context, attachments, state, sentAt }) => ({
      text,
      tap: context?.payload === undefined ? null : proposals.readTap(context.payload, chat.id),
      // What we were not shown may say anything.
      hasAttachments: attachments.length > 0 || state === 'unsupported',
      sentAt,
    }));
}

/** The newest message that reached the contact, or is on its way to them. */
export function lastSaid({ messages }: ChatState) {
  return (
    messages.findLast(({ author, aborted, status }) => author !== 'contact' && !aborted && status !== 'failed') ?? null
  );
}

/** Whether anything was proposed here lately: nothing is looked up for the many chats in which nothing was. */
export function hasProposal({ messages }: ChatState): boolean {
  return messages.some(({ quickReplies }) => quickReplies !== null);
}
