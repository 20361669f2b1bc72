import { passageOf, privateReplyEndsAt, type CommentDecision, type SafetyFinding } from '@spotter/domain';
import type { ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { handleJob, type JobResult, type JobRun } from '../../../queue/define-job.ts';
import type { PrivateReplies, SendPauses } from '../../chats/index.ts';
import { findTokens, isProviderError, markReconnectNeeded } from '../../connections/index.ts';
import { loadPost } from '../posts/known-posts.ts';
import { claimPrivateReply, claimPublicReply, recordSilence, type Claim, type Reply } from './claim-comment-reply.ts';
import { changeComment, deleteWaiting, type PostRow } from './comment-state.repository.ts';
import { createCommentLoader, holdOf, type CommentState } from './comment-state.ts';
import { considerCommentJob } from './consider-comment.job.ts';
import { createPrivateReplySends, type Next, type Platform } from './private-reply.ts';
import { createPublicReplySends } from './public-reply.ts';

const done: JobResult = { kind: 'done' };
/** Time until a platform that was down is asked about a post again. */
const postAgainMs = 60_000;
/** Time until an account without usable tokens is looked at again. */
const tokensAgainMs = 3_600_000;
/** Max time that a trial of whether the platform is back holds other sends off. */
const trialMs = 30_000;

/** The words of a first message that the agent writes, or why there are none yet. */
export type FirstMessage =
  | { kind: 'draft'; text: string; record: Record<string, unknown> }
  | { kind: 'unusable'; record: Record<string, unknown> }
  | { kind: 'wait'; because: 'model-down' | 'budget'; until: Date };
export type WriteFirstMessage = (about: {
  agent: NonNullable<CommentState['agent']>;
  workspaceId: WorkspaceId;
  comment: { id: string; text: string; username: string | null };
  caption: string | null;
  attempts: number;
}) => Promise<FirstMessage>;

/**
 * Takes a comment from its arrival to its end: decided, claimed, sent, settled. Each look reads the present
 * state, so a doubled, late or stale one does no harm.
 */
export function createCommentConsideration(options: {
  database: Database;
  clock: Clock;
  logger: Logger;
  secretBox: SecretBox;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  privateReplies: PrivateReplies;
  pauses: SendPauses;
  resolveAfterMs: number;
  allowsAutoreplies: (database: Database, workspaceId: WorkspaceId) => Promise<boolean>;
  writeFirstMessage: WriteFirstMessage;
  /** From 0 to 1. */
  chance(): number;
  /** Called when a comment that fired a trigger needs a person. */
  onNeedsPerson(
    tx: Database,
    comment: { id: string; workspaceId: WorkspaceId; botId: string; finding: SafetyFinding },
  ): Promise<void>;
  /** Called when the platform has restricted the account. */
  onRestricted(tx: Database, botId: string): Promise<void>;
}) {
  const { channels, clock, database, pauses, privateReplies } = options;
  const loader = createCommentLoader(options);
  const privateSends = createPrivateReplySends(options);
  const publicSends = createPublicReplySends(options);

  async function consider({ key, attempts }: JobRun): Promise<JobResult> {
    for (;;) {
      const state = await loader.load(database, key, { lock: false, now: clock.now() });
      if (state === null) return done;
      const next = await check(state, attempts);
      if (next.kind !== 'recheck') return next;
    }
  }

  async function check(state: CommentState, attempts: number): Promise<Next> {
    const channel = channels[state.bot.channel];
    if (channel?.comments === undefined) return done;
    const tokens = findTokens(options.secretBox, state.account.sealedToken);
    const { accountId } = state.bot;
    const platform = { channel, account: tokens && { accountId, accessToken: tokens.accessToken } };
    switch (state.privateReply?.status) {
      case 'sending':
        return privateSends.resolve(platform, state, state.privateReply);
      case 'sent':
        return answerInPublic(platform, state);
      case 'failed':
      case 'unconfirmed':
        return done;
      default:
        return writeTo(platform, state, attempts);
    }
  }

  /** Decides, and writes to the person if so decided. */
  async function writeTo(platform: Platform, state: CommentState, attempts: number): Promise<Next> {
    const now = clock.now();
    const { privateReply } = state;
    if (privateReply?.nextAttemptAt != null && privateReply.nextAttemptAt > now)
      return { kind: 'again', at: privateReply.nextAttemptAt };
    const post = state.post ?? (await findPost(platform, state, now));
    // What would be said if the post is the account's own, while nobody can tell.
    const isOwnPost = post === 'unknown' || post.isOwn;
    const decision = await loader.decide(database, state, now, isOwnPost);
    if (decision.kind !== 'reply') return keepSilent(state, decision, now);
    if (post === 'unknown' || platform.account === null) {
      const because = post === 'unknown' ? 'provider-down' : 'account-reconnect';
      await changeComment(database, state.comment.id, { reason: because, decidedAt: now });
      const wait = now.getTime() + (post === 'unknown' ? postAgainMs : tokensAgainMs);
      return { kind: 'again', at: earlier(new Date(wait), privateReplyEndsAt(state.comment)) };
    }
    const words = await wordsFor(state, decision, post, attempts);
    if (words.kind === 'wait') {
      await changeComment(database, state.comment.id, { reason: words.because, decidedAt: now });
      return { kind: 'again', at: earlier(words.until, privateReplyEndsAt(state.comment)) };
    }
    if (words.kind === 'unusable') {
      return keepSilent(state, { kind: 'stay-silent', because: 'refused-draft', missed: [], finding: null }, now);
    }
    const claim = await claimNow(state.comment.id, decision, post.isOwn, words);
    if (claim.kind !== 'claimed') return claim;
    return privateSends.send(platform, claim.state, claim.reply);
  }

  async function keepSilent(
    state: CommentState,
    decision: Exclude<CommentDecision, Reply>,
    now: Date,
  ): Promise<JobResult> {
    await inTransaction(database, async (tx) => {
      await recordSilence(tx, state, decision, now);
      const finding = decision.kind === 'stay-silent' ? decision.finding : null;
      if (finding !== null) await options.onNeedsPerson(tx, { ...state.comment, finding });
    });
    return decision.kind === 'wait' ? { kind: 'again', at: decision.until } : done;
  }

  /** Returns what is known of the post; `unknown` while the platform cannot be asked. */
  async function findPost(
    { account, channel }: Platform,
    { account: stored, bot, comment }: CommentState,
    now: Date,
  ): Promise<PostRow | 'unknown'> {
    if (account === null || stored.status !== 'connected') return 'unknown';
    try {
      return await loadPost(
        database,
        { comments: channel.comments!, account },
        { botId: bot.id, postId: comment.postId },
        now,
      );
    } catch (error) {
      if (!isProviderError(error)) throw error;
      options.logger.warn({ error, commentId: comment.id }, 'A post cannot be looked up');
      if (error.kind === 'unauthorised') await inTransaction(database, (tx) => markReconnectNeeded(tx, stored, now));
      return 'unknown';
    }
  }

  async function wordsFor(
    { agent, bot, comment, privateReply }: CommentState,
    decision: Reply,
    { caption }: PostRow,
    attempts: number,
  ): Promise<FirstMessage> {
    const text = privateReply?.text ?? decision.privateReply.text;
    if (text !== null) return { kind: 'draft', text, record: {} };
    return options.writeFirstMessage({
      agent: agent!,
      workspaceId: bot.workspaceId,
      comment: { id: comment.id, text: comment.text, username: comment.username },
      caption,
      attempts,
    });
  }

  /** Decides once more under the locks, and claims the message if it is still to be sent. */
  async function claimNow(
    id: string,
    before: Reply,
    isOwnPost: boolean,
    { text, record }: Extract<FirstMessage, { kind: 'draft' }>,
  ): Promise<Claim | Next> {
    const recheck = { kind: 'recheck' as const };
    try {
      return await inTransaction(database, async (tx): Promise<Claim | Next> => {
        const state = await loader.load(tx, id, { lock: true, now: clock.now() });
        const isWaiting = state?.privateReply == null || state.privateReply.status === 'waiting';
        if (state === null || !isWaiting) return recheck;
        const now = clock.now();
        const decision = await loader.decide(tx, state, now, isOwnPost);
        const isSame = decision.kind === 'reply' && decision.trigger.id === before.trigger.id;
        if (!isSame || decision.privateReply.text !== before.privateReply.text) return recheck;
        if (passageOf(state.pause, now).kind === 'trial' && !(await pauses.takeTrial(tx, state.bot.id)))
          return { kind: 'again', at: new Date(now.getTime() + trialMs) };
        return await claimPrivateReply(tx, state, decision, text, { now, privateReplies, record });
      });
    } catch (error) {
      // Another comment of the same person under the same post was claimed at the same time.
      if ((error as { cause?: { code?: string } }).cause?.code === '23505') return recheck;
      throw error;
    }
  }

  /** Writes the answer under the comment, once the message went out. */
  async function answerInPublic(platform: Platform, state: CommentState): Promise<Next> {
    const reply = state.publicReply;
    if (reply === null) return done;
    if (reply.status === 'sending') return publicSends.resolve(platform, state, reply);
    if (reply.status !== 'waiting') return done;
    const now = clock.now();
    if (reply.nextAttemptAt !== null && reply.nextAttemptAt > now) return { kind: 'again', at: reply.nextAttemptAt };
    const claim = await inTransaction(database, async (tx): Promise<Claim | JobResult> => {
      const locked = await loader.load(tx, state.comment.id, { lock: true, now });
      if (locked?.publicReply?.status !== 'waiting') return done;
      const { bot, comment } = locked;
      const isGone = comment.state === 'removed' || comment.state === 'hidden';
      if (isGone || !bot.enabled || now >= privateReplyEndsAt(comment)) {
        await deleteWaiting(tx, comment.id);
        return done;
      }
      const hold = holdOf(locked, now);
      if (hold !== null) return { kind: 'again', at: hold.until };
      const claimed = await claimPublicReply(tx, locked, { now, chance: options.chance() });
      return claimed === null ? done : { kind: 'claimed', reply: claimed, state: locked };
    });
    return claim.kind === 'claimed' ? publicSends.send(platform, claim.state, claim.reply) : claim;
  }

  return { job: handleJob(considerCommentJob, consider) };
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
