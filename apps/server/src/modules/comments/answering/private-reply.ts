import { isSameMessage, privateReplyEndsAt, retryPauseMs, type CommentFailure } from '@spotter/domain';
import type { PrivateReplyOutcome } from '@spotter/providers/ports/channel-comments';
import type { ChannelAccount, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { JobResult } from '../../../queue/define-job.ts';
import type { PrivateReplies, SendPauses } from '../../chats/index.ts';
import { isProviderError, markReconnectNeeded, noteCommentsRefused } from '../../connections/index.ts';
import {
  changeComment,
  changeOpenReply,
  deleteWaiting,
  listKnownIds,
  listOpenPrivateReplies,
  type ReplyRow,
} from './comment-state.repository.ts';
import type { CommentState } from './comment-state.ts';
import { finishSent } from './finish-sent.ts';

/** The account that a call is made for. */
export type Platform = { channel: MessagingChannel; account: ChannelAccount | null };
/** What follows for a comment: look at it again right away, or what its job ends with. */
export type Next = JobResult | { kind: 'recheck' };

/** How long the platform is asked the outcome of a message, when it answers, and when it is down. */
const askMs = { answering: 15 * 60_000, down: 24 * 3_600_000 };
const maxPauseMs = 300_000;
/** Max difference between the platform's clock and ours. */
const clockSkewMs = 60_000;
/** How many conversations are looked through for a message to somebody whose chat is not known. */
const maxConversations = 25;

/**
 * Sends the one message that a comment allows. It is claimed before the call, and once a call may have reached
 * the platform it is never made again: its outcome is asked, by its echo or the platform's lists.
 */
export function createPrivateReplySends(options: {
  database: Database;
  clock: Clock;
  logger: Logger;
  privateReplies: PrivateReplies;
  pauses: SendPauses;
  resolveAfterMs: number;
  /** From 0 to 1, for spreading tries. */
  chance(): number;
  /** Called when the platform has restricted the account. */
  onRestricted(tx: Database, botId: string): Promise<void>;
}) {
  const { clock, database, logger, pauses, privateReplies, resolveAfterMs } = options;

  async function record(
    tx: Database,
    state: CommentState,
    reply: ReplyRow,
    outcome: Exclude<PrivateReplyOutcome, { kind: 'sent' }>,
  ): Promise<Next> {
    const now = clock.now();
    switch (outcome.kind) {
      case 'unconfirmed':
        logger.warn({ detail: outcome.detail, commentId: state.comment.id }, 'A private reply has no clear outcome');
        await trouble(tx, state, 'provider-down', null, reply);
        return { kind: 'again', at: new Date(now.getTime() + resolveAfterMs) };
      case 'try-again': {
        await trouble(tx, state, outcome.because, outcome.afterMs, reply);
        const pauseMs = Math.max(retryPauseMs(reply.attempts, options.chance()), outcome.afterMs ?? 0);
        const at = new Date(now.getTime() + pauseMs);
        await changeOpenReply(tx, reply.id, { status: 'waiting', failure: outcome.because, nextAttemptAt: at });
        await changeComment(tx, state.comment.id, { reason: outcome.because, decidedAt: now });
        return { kind: 'again', at };
      }
      case 'refused':
        return refuse(tx, state, reply, outcome.because);
    }
  }

  /** Acts on a refusal. What the coach can put right makes the message wait; anything else ends it. */
  async function refuse(
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
        if ((await pauses.recordTrouble(tx, { bot }, details)).paused) await options.onRestricted(tx, bot.id);
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

  async function trouble(
    tx: Database,
    { bot }: CommentState,
    because: 'provider-down' | 'rate-limited',
    retryAfterMs: number | null,
    { attemptedAt }: ReplyRow,
  ): Promise<void> {
    await pauses.recordTrouble(tx, { bot }, { because, retryAfterMs, startedAt: attemptedAt! });
  }

  /** Returns the message in the platform's lists, if it is there without doubt. */
  async function find({ channel, account }: Platform, state: CommentState, reply: ReplyRow) {
    const { bot, comment } = state;
    const { contactId } = comment;
    const listed =
      contactId === null
        ? (await channel.listConversations(account!, maxConversations)).flatMap((conversation) =>
            conversation.messages.map((message) => ({ ...message, contactId: conversation.contactId })),
          )
        : (await channel.listMessages(account!, contactId)).map((message) => ({ ...message, contactId }));
    const earliest = reply.attemptedAt!.getTime() - clockSkewMs;
    const alike = listed.filter(
      ({ at, from, text }) => from === 'business' && at.getTime() >= earliest && isSameMessage(reply.text, text),
    );
    const ids = alike.map(({ messageId }) => messageId);
    const [inChats, bound, open] = await Promise.all([
      privateReplies.knownMessages(database, bot.id, ids),
      listKnownIds(database, bot.id, ids),
      listOpenPrivateReplies(database, bot.id),
    ]);
    const free = alike.filter(({ messageId }) => !inChats.has(messageId) && !bound.has(messageId));
    const rivals = open.filter(
      (other) =>
        other.reply.id !== reply.id &&
        other.comment.contactId === contactId &&
        isSameMessage(other.reply.text, reply.text),
    );
    // The same words to several people whose chats are not known: nobody can say which is whose.
    return rivals.length > 0 && contactId === null ? null : (free.at(-1) ?? null);
  }

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
        if (outcome.kind !== 'sent') return record(tx, state, reply, outcome);
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
      let found: Awaited<ReturnType<typeof find>>;
      try {
        if (platform.account === null) return await giveUpAfter(askMs.answering);
        found = await find(platform, state, reply);
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
        await changeOpenReply(tx, reply.id, { status: 'unconfirmed', failure: null, nextAttemptAt: null });
        await deleteWaiting(tx, state.comment.id);
        return { kind: 'done' };
      });

      async function giveUpAfter(limitMs: number): Promise<Next> {
        const pauseMs = Math.max(resolveAfterMs, Math.min(Math.round(elapsedMs / 2), maxPauseMs));
        return inTransaction(database, async (tx): Promise<Next> => {
          if (elapsedMs <= limitMs) return askAgain(tx, pauseMs, 'provider-down');
          await changeOpenReply(tx, reply.id, { status: 'unconfirmed', failure: null, nextAttemptAt: null });
          await deleteWaiting(tx, state.comment.id);
          return { kind: 'done' };
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
