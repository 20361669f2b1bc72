import type { PrivateReplyOutcome } from '@spotter/providers/ports/channel-comments';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { PrivateReplies } from '../../chats/index.ts';
import { isProviderError } from '../../connections/index.ts';
import { changeOpenReply, deleteWaiting, type ReplyRow } from './comment-state.repository.ts';
import type { CommentState } from './comment-state.ts';
import { findPrivateReply } from './find-private-reply.ts';
import { finishSent } from './finish-sent.ts';
import { recordUnsent } from './record-unsent.ts';
import type { Next, Platform, ReplySending } from './reply-sending.ts';

/** How long the platform is asked the outcome of a message, when it answers, and when it is down. */
const askMs = { answering: 15 * 60_000, down: 24 * 3_600_000 };
const maxPauseMs = 300_000;

/**
 * Sends the one message that a comment allows. It is claimed before the call, and once a call may have reached
 * the platform it is never made again: its outcome is asked, by its echo or the platform's lists.
 */
export function createPrivateReplySends(dependencies: ReplySending & { privateReplies: PrivateReplies }) {
  const { clock, database, pauses, privateReplies, resolveAfterMs } = dependencies;

  return {
    /** Makes the call for a claimed message, and records what came of it. */
    async send(platform: Platform, state: CommentState, reply: ReplyRow): Promise<Next> {
      if (clock.now().getTime() - reply.attemptedAt!.getTime() > resolveAfterMs) {
        // This process stood still before the call, which was certainly not made: everything is looked at again.
        await changeOpenReply(database, reply.id, { status: 'waiting' });
        return { kind: 'recheck' };
      }
      const { channel, account } = platform;
      const outcome: PrivateReplyOutcome =
        account === null
          ? { kind: 'refused', because: 'account-reconnect', providerCode: null }
          : await channel.comments!.sendPrivateReply(account, {
              commentId: state.comment.commentId,
              text: reply.text,
              clientId: reply.id,
            });
      return inTransaction(database, async (tx): Promise<Next> => {
        if (outcome.kind !== 'sent') return recordUnsent(dependencies, tx, state, reply, outcome);
        await finishSent(tx, privateReplies, { bot: state.bot, comment: state.comment, reply }, outcome, clock.now());
        await pauses.recordSuccess(tx, state, reply.attemptedAt!);
        return { kind: 'recheck' };
      });
    },

    /** Asks the outcome of a message whose call had no answer. */
    async resolve(platform: Platform, state: CommentState, reply: ReplyRow): Promise<Next> {
      const now = clock.now();
      const askAt = reply.nextAttemptAt ?? new Date(reply.attemptedAt!.getTime() + resolveAfterMs);
      if (askAt > now) return { kind: 'again', at: askAt };
      const elapsedMs = now.getTime() - reply.attemptedAt!.getTime();
      let found: Awaited<ReturnType<typeof findPrivateReply>>;
      try {
        if (platform.account === null) return await giveUpAfter(askMs.answering);
        found = await findPrivateReply(dependencies, platform, state, reply);
      } catch (error) {
        if (!isProviderError(error)) throw error;
        const isDown = error.kind === 'unreachable' || error.kind === 'rate-limited';
        return await giveUpAfter(isDown ? askMs.down : askMs.answering);
      }
      return inTransaction(database, async (tx): Promise<Next> => {
        if (found !== null) {
          await finishSent(tx, privateReplies, { bot: state.bot, comment: state.comment, reply }, found, now);
          return { kind: 'recheck' };
        }
        // The platform's list may lag behind, so it is asked twice.
        if (reply.nextAttemptAt === null || reply.failure !== null) return askAgain(tx, resolveAfterMs, null);
        return giveUp(tx, state, reply);
      });

      async function giveUpAfter(limitMs: number): Promise<Next> {
        const pauseMs = Math.max(resolveAfterMs, Math.min(Math.round(elapsedMs / 2), maxPauseMs));
        return inTransaction(database, async (tx): Promise<Next> => {
          if (elapsedMs <= limitMs) return askAgain(tx, pauseMs, 'provider-down');
          return giveUp(tx, state, reply);
        });
      }

      async function askAgain(tx: Database, ms: number, failure: 'provider-down' | null): Promise<Next> {
        const at = new Date(now.getTime() + ms);
        await changeOpenReply(tx, reply.id, { nextAttemptAt: at, failure });
        return { kind: 'again', at };
      }
    },
  };
}

/** Ends the search; whether the message arrived stays unknown. */
async function giveUp(tx: Database, { comment }: CommentState, { id }: ReplyRow): Promise<Next> {
  await changeOpenReply(tx, id, { status: 'unconfirmed', failure: null, nextAttemptAt: null });
  await deleteWaiting(tx, comment.id);
  return { kind: 'done' };
}
