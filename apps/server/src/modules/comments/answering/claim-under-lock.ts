import { privateReplyEndsAt } from '@spotter/domain/comments';
import { passageOf } from '@spotter/domain/sending';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { JobResult } from '../../../queue/define-job.ts';
import type { PrivateReplies, SendPauses } from '../../chats/index.ts';
import { claimPrivateReply, claimPublicReply, type Claim, type Reply } from './claim-comment-reply.ts';
import { deleteWaiting } from './comment-state.repository.ts';
import { holdOf, type createCommentLoader } from './comment-state.ts';
import type { Next } from './reply-sending.ts';

/** Max time that a trial of whether the platform is back holds other sends off. */
const trialMs = 30_000;

type Claiming = {
  database: Database;
  clock: Clock;
  loader: ReturnType<typeof createCommentLoader>;
  pauses: SendPauses;
  privateReplies: PrivateReplies;
  /** From 0 to 1. */
  chance(): number;
};

/** Decides once more under the locks, and claims the message if it is still to be sent. */
export async function claimMessage(
  { clock, database, loader, pauses, privateReplies }: Claiming,
  id: string,
  decided: { decision: Reply; isOwnPost: boolean; words: { text: string; record: Record<string, unknown> } },
): Promise<Claim | Next> {
  const { decision: before, isOwnPost, words } = decided;
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
      return await claimPrivateReply(tx, state, decision, words.text, { now, privateReplies, record: words.record });
    });
  } catch (error) {
    // Another comment of the same person under the same post was claimed at the same time.
    if ((error as { cause?: { code?: string } }).cause?.code === '23505') return recheck;
    throw error;
  }
}

/** Looks once more under the locks, and claims the answer in public if it is still to be written. */
export function claimAnswer({ chance, database, loader }: Claiming, id: string, now: Date): Promise<Claim | JobResult> {
  return inTransaction(database, async (tx): Promise<Claim | JobResult> => {
    const locked = await loader.load(tx, id, { lock: true, now });
    if (locked?.publicReply?.status !== 'waiting') return { kind: 'done' };
    const { bot, comment } = locked;
    const isGone = comment.state === 'removed' || comment.state === 'hidden';
    if (isGone || !bot.enabled || now >= privateReplyEndsAt(comment)) {
      await deleteWaiting(tx, comment.id);
      return { kind: 'done' };
    }
    const hold = holdOf(locked, now);
    if (hold !== null) return { kind: 'again', at: hold.until };
    const claimed = await claimPublicReply(tx, locked, { now, chance: chance() });
    return claimed === null ? { kind: 'done' } : { kind: 'claimed', reply: claimed, state: locked };
  });
}
