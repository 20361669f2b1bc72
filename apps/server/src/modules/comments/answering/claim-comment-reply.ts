import type { Hold } from '@spotter/domain/autoreply';
import {
  choosePublicReply,
  privateReplyLimitMs,
  privateReplyTurn,
  type CommentDecision,
  type CommentWait,
} from '@spotter/domain/comments';
import type { Database } from '../../../database/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { PrivateReplies } from '../../chats/index.ts';
import {
  changeComment,
  changeReply,
  countBefore,
  deleteWaiting,
  findLastAnswer,
  insertReplies,
  listAttempts,
  lockClaims,
  type ReplyRow,
} from './comment-state.repository.ts';
import type { CommentState } from './comment-state.ts';
import { fillPublicReply } from './fill-texts.ts';
import { openPrivateReply } from './open-private-reply.ts';

export type Reply = Extract<CommentDecision, { kind: 'reply' }>;
/** A message claimed for sending, or when to ask again. */
export type Claim = { kind: 'claimed'; reply: ReplyRow; state: CommentState } | { kind: 'again'; at: Date };

/**
 * Claims the one message of a comment, within the account's limit, oldest comments first. The caller has decided
 * under the locks that it may be sent.
 */
export async function claimPrivateReply(
  tx: Database,
  state: CommentState,
  decision: Reply,
  text: string,
  given: { now: Date; privateReplies: Pick<PrivateReplies, 'reserveSequence'>; record: Record<string, unknown> },
): Promise<Claim> {
  const { comment, privateReply } = state;
  const { now } = given;
  await lockClaims(tx, comment.botId);
  const recent = await listAttempts(tx, comment.botId, new Date(now.getTime() - privateReplyLimitMs));
  if (privateReplyTurn(recent, 0, now) !== null) return { kind: 'again', at: await wait(tx, state, recent, now) };
  const claimed = { status: 'sending' as const, attemptedAt: now, nextAttemptAt: null, failure: null };
  const decided = {
    reason: 'trigger-comment' as const,
    missed: [],
    decidedAt: now,
    agentId: state.agent!.id,
    triggerId: decision.trigger.id,
    word: decision.word,
    servedPost: comment.postId,
  };
  await changeComment(tx, comment.id, decided);
  if (privateReply !== null) {
    const again = { ...claimed, attempts: privateReply.attempts + 1 };
    await changeReply(tx, privateReply.id, again);
    return {
      kind: 'claimed',
      reply: { ...privateReply, ...again },
      state: { ...state, comment: { ...comment, ...decided } },
    };
  }
  const opened = await openPrivateReply(tx, state, { text, word: decision.word, now });
  const reply: ReplyRow = {
    ...rowOf(comment, 'private', opened.text, now),
    ...claimed,
    disclosure: opened.disclosure,
    sequence: await given.privateReplies.reserveSequence(tx),
    record: given.record,
    attempts: 1,
  };
  const answer = decision.publicReply === null ? [] : [publicRow(state, decision.publicReply, now)];
  await insertReplies(tx, [reply, ...answer]);
  return { kind: 'claimed', reply, state: { ...state, comment: { ...comment, ...decided } } };
}

/** Puts a comment into the line of its account, and returns when its turn may come. */
async function wait(tx: Database, { comment }: CommentState, recent: Date[], now: Date): Promise<Date> {
  await changeComment(tx, comment.id, { reason: 'rate-limited', decidedAt: now });
  const before = await countBefore(tx, comment);
  const turn = privateReplyTurn(recent, before, now) ?? now;
  return new Date(Math.max(turn.getTime(), now.getTime() + 1_000));
}

/**
 * Claims the answer in public, with words that were not written last under the post;
 * null where there are no others.
 */
export async function claimPublicReply(
  tx: Database,
  state: CommentState,
  { now, chance }: { now: Date; chance: number },
): Promise<ReplyRow | null> {
  const { agent, comment, publicReply } = state;
  await lockClaims(tx, comment.botId);
  const trigger = agent?.triggers.find(({ id }) => id === comment.triggerId);
  const texts = trigger?.kind === 'comment' ? trigger.publicReplies : [];
  const last = await findLastAnswer(tx, comment);
  const first = writtenOf(publicReply!);
  const written = first === last ? choosePublicReply(texts, last, chance) : first;
  if (written === null) {
    await deleteWaiting(tx, comment.id);
    return null;
  }
  const claimed: ReplyRow = {
    ...publicReply!,
    text: fillPublicReply(state, written),
    record: { written },
    status: 'sending',
    attemptedAt: now,
    nextAttemptAt: null,
    failure: null,
    attempts: publicReply!.attempts + 1,
  };
  await changeReply(tx, claimed.id, claimed);
  return claimed;
}

/** Returns an answer in public with what is known in it; its record keeps the coach's words for the next choice. */
function publicRow(state: CommentState, written: string, now: Date): ReplyRow {
  return { ...rowOf(state.comment, 'public', fillPublicReply(state, written), now), record: { written } };
}

function writtenOf({ record, text }: ReplyRow): string {
  return typeof record.written === 'string' ? record.written : text;
}

/** Records that nothing is said, or not yet. What waited for it and was never sent is dropped. */
export async function recordSilence(
  tx: Database,
  { comment, privateReply }: CommentState,
  decision: Exclude<CommentDecision, Reply>,
  now: Date,
): Promise<void> {
  if (decision.kind === 'wait') {
    await changeComment(tx, comment.id, { reason: waitReason(decision.because), decidedAt: now });
    return;
  }
  const { because, finding, missed } = decision;
  if (privateReply?.status === 'waiting') await deleteWaiting(tx, comment.id);
  await changeComment(tx, comment.id, {
    reason: because,
    finding,
    missed: missed.flatMap((miss) => ('id' in miss.trigger ? [{ id: miss.trigger.id, because: miss.because }] : [])),
    decidedAt: now,
    ...(privateReply === null || privateReply.status === 'waiting'
      ? { servedPost: null, triggerId: null, agentId: null, word: null }
      : {}),
  });
}

const waits = ['paused', 'model-down', 'budget', 'provider-down', 'rate-limited', 'account-restricted'] as const;

function waitReason(because: Hold['because']): CommentWait {
  if (because === 'outside-active-hours') return 'until-active-hours';
  return waits.find((reason) => reason === because) ?? 'account-reconnect';
}

function rowOf({ botId, id }: CommentState['comment'], kind: ReplyRow['kind'], text: string, now: Date): ReplyRow {
  return {
    id: newId(),
    commentId: id,
    botId,
    kind,
    text,
    status: 'waiting',
    providerId: null,
    sequence: null,
    failure: null,
    disclosure: null,
    record: {},
    attempts: 0,
    attemptedAt: null,
    nextAttemptAt: null,
    createdAt: now,
  };
}
