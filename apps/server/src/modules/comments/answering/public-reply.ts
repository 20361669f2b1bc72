import { isSameMessage, retryPauseMs } from '@spotter/domain/sending';
import type { PublicReplyOutcome } from '@spotter/providers/ports/channel-comments';
import type { ChannelAccount } from '@spotter/providers/ports/messaging-channel';
import { inTransaction, type Database } from '../../../database/database.ts';
import { isProviderError, markReconnectNeeded, noteCommentsRefused } from '../../connections/index.ts';
import { changeOpenReply, listKnownIds, type ReplyRow } from './comment-state.repository.ts';
import type { CommentState } from './comment-state.ts';
import type { Next, Platform, ReplySending } from './reply-sending.ts';

/** How long the platform is asked the outcome of an answer in public. */
const askForMs = 15 * 60_000;

/**
 * Writes the answer under a comment, at most once: an answer whose outcome is unknown is looked for under the
 * comment, and never written again.
 */
export function createPublicReplySends(sending: Omit<ReplySending, 'onRestricted'>) {
  const { clock, database, logger, pauses, resolveAfterMs } = sending;

  async function record(
    tx: Database,
    { account, bot }: CommentState,
    reply: ReplyRow,
    outcome: PublicReplyOutcome,
  ): Promise<Next> {
    const now = clock.now();
    const waiting = { status: 'waiting' as const };
    switch (outcome.kind) {
      case 'sent':
        await changeOpenReply(tx, reply.id, { status: 'sent', providerId: outcome.commentId, nextAttemptAt: null });
        return { kind: 'done' };
      case 'unconfirmed':
        logger.warn({ detail: outcome.detail }, 'An answer in public has no clear outcome');
        return { kind: 'again', at: new Date(now.getTime() + resolveAfterMs) };
      case 'try-again': {
        const { afterMs, because } = outcome;
        await pauses.recordTrouble(tx, { bot }, { because, retryAfterMs: afterMs, startedAt: reply.attemptedAt! });
        const at = new Date(now.getTime() + Math.max(retryPauseMs(reply.attempts, sending.chance()), afterMs ?? 0));
        await changeOpenReply(tx, reply.id, { ...waiting, failure: because, nextAttemptAt: at });
        return { kind: 'again', at };
      }
      case 'refused':
        if (outcome.because === 'account-reconnect') {
          await changeOpenReply(tx, reply.id, { ...waiting, failure: outcome.because });
          await markReconnectNeeded(tx, account, now);
          return { kind: 'recheck' };
        }
        if (outcome.because === 'permission-missing') await noteCommentsRefused(tx, account.credentialId);
        await changeOpenReply(tx, reply.id, { status: 'failed', failure: outcome.because, nextAttemptAt: null });
        return { kind: 'done' };
    }
  }

  return {
    /** Makes the call for a claimed answer, and records what came of it. */
    async send({ channel, account }: Platform, state: CommentState, reply: ReplyRow): Promise<Next> {
      if (account === null || clock.now().getTime() - reply.attemptedAt!.getTime() > resolveAfterMs) {
        // The call was certainly not made.
        await changeOpenReply(database, reply.id, { status: 'waiting' });
        return { kind: 'again', at: new Date(clock.now().getTime() + resolveAfterMs) };
      }
      const { commentId } = state.comment;
      const outcome = await channel.comments!.sendPublicReply(account, { commentId, text: reply.text });
      return inTransaction(database, (tx) => record(tx, state, reply, outcome));
    },

    /** Looks for an answer whose call had no answer. */
    async resolve({ channel, account }: Platform, { bot, comment }: CommentState, reply: ReplyRow): Promise<Next> {
      const now = clock.now();
      const askAt = reply.nextAttemptAt ?? new Date(reply.attemptedAt!.getTime() + resolveAfterMs);
      if (askAt > now) return { kind: 'again', at: askAt };
      const elapsedMs = now.getTime() - reply.attemptedAt!.getTime();
      let wasAsked = false;
      try {
        if (account !== null) {
          const found = await findAnswer(database, { channel, account }, { bot, comment }, reply.text);
          wasAsked = true;
          if (found !== null) {
            const sent = { status: 'sent' as const, providerId: found, failure: null, nextAttemptAt: null };
            await changeOpenReply(database, reply.id, sent);
            return { kind: 'done' };
          }
        }
      } catch (error) {
        if (!isProviderError(error)) throw error;
      }
      // The platform's list may lag behind, so it is asked twice.
      const isLastCheck = wasAsked ? reply.nextAttemptAt !== null && reply.failure === null : elapsedMs > askForMs;
      if (isLastCheck) {
        await changeOpenReply(database, reply.id, { status: 'unconfirmed', failure: null, nextAttemptAt: null });
        return { kind: 'done' };
      }
      const at = new Date(now.getTime() + Math.max(resolveAfterMs, wasAsked ? 0 : Math.round(elapsedMs / 2)));
      await changeOpenReply(database, reply.id, { nextAttemptAt: at, failure: wasAsked ? null : 'provider-down' });
      return { kind: 'again', at };
    },
  };
}

/** Returns the id of our answer under the comment, if the platform lists one that is not known; else null. */
async function findAnswer(
  database: Database,
  { channel, account }: { channel: Platform['channel']; account: ChannelAccount },
  { bot, comment }: Pick<CommentState, 'bot' | 'comment'>,
  words: string,
): Promise<string | null> {
  // An answer to an answer stands under the comment at the top.
  const listed = await channel.comments!.listReplies(account, comment.parentId ?? comment.commentId);
  const ours = listed.filter(
    ({ authorId, text }) => isSameMessage(words, text) && (authorId === null || authorId === account.accountId),
  );
  const known = await listKnownIds(
    database,
    bot.id,
    ours.map(({ commentId }) => commentId),
  );
  return ours.find(({ commentId }) => !known.has(commentId))?.commentId ?? null;
}
