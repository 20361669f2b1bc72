import { isSameMessage } from '@spotter/domain/sending';
import { requestJobs } from '../../../queue/queue.ts';
import type { ClaimEcho, PrivateReplies } from '../../chats/index.ts';
import { listOpenPrivateReplies } from './comment-state.repository.ts';
import { considerCommentJob } from './consider-comment.job.ts';
import { finishSent } from './finish-sent.ts';

/**
 * Tells the echo of a message that answered a comment from a person's words. It may overtake the answer to the
 * call, and it may be the only answer.
 */
export function createEchoClaim({ privateReplies }: { privateReplies: PrivateReplies }): ClaimEcho {
  return async (tx, echo, { botId, now }) => {
    const open = await listOpenPrivateReplies(tx, botId);
    if (open.length === 0) return null;
    const matching = open.filter(({ reply }) => isSameMessage(reply.text, echo.text));
    const nameless = matching.filter(({ comment }) => comment.contactId === null);
    const found =
      open.find(({ reply }) => reply.id === echo.metadata) ??
      matching.find(({ comment }) => comment.contactId === echo.contactId) ??
      (nameless.length === 1 ? nameless[0] : undefined);
    if (found === undefined) {
      const isUnderWay = open.some(
        ({ comment, reply }) => reply.status === 'sending' && comment.contactId === echo.contactId,
      );
      return isUnderWay || nameless.length > 1 ? { kind: 'in-flight' } : null;
    }
    const { comment, reply } = found;
    const bot = { id: botId, workspaceId: comment.workspaceId };
    const sent = { messageId: echo.messageId, contactId: echo.contactId };
    const messageId = await finishSent(tx, privateReplies, { bot, comment, reply }, sent, now);
    // What follows in public need not wait for the call.
    await requestJobs(tx, considerCommentJob, [{ key: comment.id, payload: {}, dueAt: now, lane: botId }]);
    return messageId === null ? null : { kind: 'ours', messageId };
  };
}
