import type { Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import type { PrivateReplies } from '../../chats/index.ts';
import { changeComment, changeOpenReply, type CommentRow, type ReplyRow } from './comment-state.repository.ts';

/**
 * Records that the message of a comment was sent: whoever learns it first, the call itself, its echo or the
 * platform's list. It binds the comment to the chat of the person who got it. Returns the message; null where it
 * was known.
 */
export async function finishSent(
  tx: Database,
  privateReplies: Pick<PrivateReplies, 'open' | 'record'>,
  about: { bot: { id: string; workspaceId: WorkspaceId }; comment: CommentRow; reply: ReplyRow },
  sent: { messageId: string; contactId: string },
  now: Date,
): Promise<string | null> {
  const { bot, comment, reply } = about;
  const chatId = await privateReplies.open(tx, { bot, contactId: sent.contactId }, now);
  const isNews = await changeOpenReply(tx, reply.id, {
    status: 'sent',
    providerId: sent.messageId,
    failure: null,
    nextAttemptAt: null,
  });
  if (!isNews) return null;
  await changeComment(tx, comment.id, { chatId, contactId: sent.contactId });
  return privateReplies.record(
    tx,
    chatId,
    {
      botId: bot.id,
      contactName: comment.username,
      text: reply.text,
      disclosure: reply.disclosure,
      providerId: sent.messageId,
      sequence: reply.sequence!,
      sentAt: reply.attemptedAt!,
      keyword: comment.word,
      triggerId: comment.triggerId,
      comment: { commentId: comment.id, postId: comment.postId },
      record: reply.record,
    },
    now,
  );
}
