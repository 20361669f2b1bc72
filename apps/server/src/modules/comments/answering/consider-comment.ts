import { privateReplyEndsAt, type CommentDecision } from '@spotter/domain/comments';
import type { SafetyFinding } from '@spotter/domain/safety';
import type { ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { handleJob, type JobResult, type JobRun } from '../../../queue/define-job.ts';
import { versionRefOf } from '../../agents/index.ts';
import type { PrivateReplies, SendPauses } from '../../chats/index.ts';
import { findTokens, isProviderError, markReconnectNeeded } from '../../connections/index.ts';
import { loadPost } from '../posts/known-posts.ts';
import { recordSilence, type Reply } from './claim-comment-reply.ts';
import { claimAnswer, claimMessage } from './claim-under-lock.ts';
import { changeComment, type PostRow } from './comment-state.repository.ts';
import { createCommentLoader, type CommentState } from './comment-state.ts';
import { considerCommentJob } from './consider-comment.job.ts';
import { fillFirstMessage } from './fill-texts.ts';
import { createPrivateReplySends } from './private-reply.ts';
import { createPublicReplySends } from './public-reply.ts';
import type { Next, Platform } from './reply-sending.ts';

const done: JobResult = { kind: 'done' };
/** Time until a platform that was down is asked about a post again. */
const postAgainMs = 60_000;
/** Time until an account without usable tokens is looked at again. */
const tokensAgainMs = 3_600_000;

/** The words of a first message that the agent writes, or why there are none yet. */
export type FirstMessage =
  | { kind: 'draft'; text: string; record: Record<string, unknown> }
  | { kind: 'unusable'; record: Record<string, unknown> }
  | { kind: 'wait'; because: 'model-down' | 'budget'; until: Date };
export type WriteFirstMessage = (about: {
  agent: NonNullable<CommentState['agent']>;
  coachName: string;
  workspaceId: WorkspaceId;
  comment: { id: string; text: string; username: string | null };
  caption: string | null;
  attempts: number;
}) => Promise<FirstMessage>;

type Dependencies = {
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
};

/**
 * Takes a comment from its arrival to its end: decided, claimed, sent, settled. Each look reads the present
 * state, so a doubled, late or stale one does no harm.
 */
export function createCommentConsideration(options: Dependencies) {
  const { channels, clock, database } = options;
  const loader = createCommentLoader(options);
  const privateSends = createPrivateReplySends(options);
  const claiming = { ...options, loader };
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
    const post = state.post ?? (await findPost(options, platform, state, now));
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
    // What a model writes here would wait in no chat for the coach's word.
    if (state.agent?.answers === 'approve' && (state.privateReply?.text ?? decision.privateReply.text) === null)
      return keepSilent(state, { kind: 'stay-silent', because: 'approval', missed: [], finding: null }, now);
    const words = await wordsFor(options.writeFirstMessage, state, decision, post, { attempts, now });
    if (words.kind === 'wait') {
      await changeComment(database, state.comment.id, { reason: words.because, decidedAt: now });
      return { kind: 'again', at: earlier(words.until, privateReplyEndsAt(state.comment)) };
    }
    if (words.kind === 'unusable') {
      return keepSilent(state, { kind: 'stay-silent', because: 'refused-draft', missed: [], finding: null }, now);
    }
    const claim = await claimMessage(claiming, state.comment.id, { decision, isOwnPost: post.isOwn, words });
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

  /** Writes the answer under the comment, once the message went out. */
  async function answerInPublic(platform: Platform, state: CommentState): Promise<Next> {
    const reply = state.publicReply;
    if (reply === null) return done;
    if (reply.status === 'sending') return publicSends.resolve(platform, state, reply);
    if (reply.status !== 'waiting') return done;
    const now = clock.now();
    if (reply.nextAttemptAt !== null && reply.nextAttemptAt > now) return { kind: 'again', at: reply.nextAttemptAt };
    const claim = await claimAnswer(claiming, state.comment.id, now);
    return claim.kind === 'claimed' ? publicSends.send(platform, claim.state, claim.reply) : claim;
  }

  return { job: handleJob(considerCommentJob, consider) };
}

/** Returns what is known of the post; `unknown` while the platform cannot be asked. */
async function findPost(
  { database, logger }: Dependencies,
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
    logger.warn({ error, commentId: comment.id }, 'A post cannot be looked up');
    if (error.kind === 'unauthorised') await inTransaction(database, (tx) => markReconnectNeeded(tx, stored, now));
    return 'unknown';
  }
}

/** Returns what was said before, the trigger's own words, or what the agent writes. */
async function wordsFor(
  write: WriteFirstMessage,
  state: CommentState,
  decision: Reply,
  { caption }: PostRow,
  { attempts, now }: { attempts: number; now: Date },
): Promise<FirstMessage> {
  const { agent, bot, coachName, comment, privateReply } = state;
  const written = decision.privateReply.text;
  const text = privateReply?.text ?? (written && fillFirstMessage(state, written, now));
  if (text !== null) return { kind: 'draft', text, record: { version: versionRefOf(agent) } };
  return write({
    agent: agent!,
    coachName,
    workspaceId: bot.workspaceId,
    comment: { id: comment.id, text: comment.text, username: comment.username },
    caption,
    attempts,
  });
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
