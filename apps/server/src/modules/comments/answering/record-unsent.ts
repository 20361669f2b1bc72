import { privateReplyEndsAt, type CommentFailure } from '@spotter/domain/comments';
import { retryPauseMs } from '@spotter/domain/sending';
import type { PrivateReplyOutcome } from '@spotter/providers/ports/channel-comments';
import type { Database } from '../../../database/database.ts';
import type { SendPauses } from '../../chats/index.ts';
import { markReconnectNeeded, noteCommentsRefused } from '../../connections/index.ts';
import { changeComment, changeOpenReply, deleteWaiting, type ReplyRow } from './comment-state.repository.ts';
import type { CommentState } from './comment-state.ts';
import type { Next, ReplySending } from './reply-sending.ts';

/** Records why a message did not go out, or may not have. */
export async function recordUnsent(
  sending: ReplySending,
  tx: Database,
  state: CommentState,
  reply: ReplyRow,
  outcome: Exclude<PrivateReplyOutcome, { kind: 'sent' }>,
): Promise<Next> {
  const { clock, logger, pauses, resolveAfterMs } = sending;
  const now = clock.now();
  switch (outcome.kind) {
    case 'unconfirmed':
      logger.warn({ detail: outcome.detail, commentId: state.comment.id }, 'A private reply has no clear outcome');
      await noteTrouble(pauses, tx, state, 'provider-down', null, reply);
      return { kind: 'again', at: new Date(now.getTime() + resolveAfterMs) };
    case 'try-again': {
      await noteTrouble(pauses, tx, state, outcome.because, outcome.afterMs, reply);
      const pauseMs = Math.max(retryPauseMs(reply.attempts, sending.chance()), outcome.afterMs ?? 0);
      const at = new Date(now.getTime() + pauseMs);
      await changeOpenReply(tx, reply.id, { status: 'waiting', failure: outcome.because, nextAttemptAt: at });
      await changeComment(tx, state.comment.id, { reason: outcome.because, decidedAt: now });
      return { kind: 'again', at };
    }
    case 'refused':
      return refuse(sending, tx, state, reply, outcome.because);
  }
}

/** Acts on a refusal. What the coach can put right makes the message wait; anything else ends it. */
async function refuse(
  { clock, logger, pauses, onRestricted }: ReplySending,
  tx: Database,
  { account, bot, comment }: CommentState,
  reply: ReplyRow,
  because: Extract<PrivateReplyOutcome, { kind: 'refused' }>['because'],
): Promise<Next> {
  const now = clock.now();
  const waiting = { status: 'waiting' as const, failure: because };
  switch (because) {
    case 'account-reconnect':
      await changeOpenReply(tx, reply.id, waiting);
      await markReconnectNeeded(tx, account, now);
      return { kind: 'recheck' };
    case 'permission-missing':
      await changeOpenReply(tx, reply.id, waiting);
      await noteCommentsRefused(tx, account.credentialId);
      return { kind: 'recheck' };
    case 'account-restricted': {
      await changeOpenReply(tx, reply.id, waiting);
      const details = { because, retryAfterMs: null, startedAt: reply.attemptedAt! };
      if ((await pauses.recordTrouble(tx, { bot }, details)).paused) await onRestricted(tx, bot.id);
      return { kind: 'recheck' };
    }
    default: {
      if (because === 'app-misconfigured') logger.error({ botId: bot.id }, 'The platform refuses private replies');
      const isOld = because === 'comment-gone' && now >= privateReplyEndsAt(comment);
      const failure: CommentFailure = isOld ? 'too-old' : because;
      await changeOpenReply(tx, reply.id, { status: 'failed', failure, nextAttemptAt: null });
      await deleteWaiting(tx, comment.id);
      // Another comment of this person may still bring them the message.
      if (because !== 'already-answered') await changeComment(tx, comment.id, { servedPost: null });
      return { kind: 'done' };
    }
  }
}

async function noteTrouble(
  pauses: SendPauses,
  tx: Database,
  { bot }: CommentState,
  because: 'provider-down' | 'rate-limited',
  retryAfterMs: number | null,
  { attemptedAt }: ReplyRow,
): Promise<void> {
  await pauses.recordTrouble(tx, { bot }, { because, retryAfterMs, startedAt: attemptedAt! });
}
