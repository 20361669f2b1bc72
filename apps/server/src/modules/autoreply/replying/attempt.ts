import { mustFinishDraft, typingTimeFor, type AnswerMode, type ReplyDecision } from '@spotter/domain/autoreply';
import { retryPauseMs } from '@spotter/domain/sending';
import type { AgentVersionRef } from '../../agents/index.ts';
import type { ChatState } from '../../chats/index.ts';
import type { Drafted } from '../composing/composition.ts';
import type { Effort } from '../record/effort.ts';

/** How an answer is made. */
export type Attempt = {
  /** Whether it tries, for all chats of its account, if the platform is back. */
  isTrial: boolean;
  failedTries: number;
  /** Whether it is finished and sent even if the contact writes meanwhile. */
  mustFinish: boolean;
};

/** An answer that was made and is not claimed yet. */
export type MadeAnswer = {
  decision: Extract<ReplyDecision, { kind: 'reply' }>;
  composition: Drafted;
  attempt: Attempt;
  /** The version of the agent that wrote it. */
  by: AgentVersionRef | null;
};

/** Returns whether the answer to these messages is finished whatever comes, after drafts that were dropped. */
export function mustFinish(
  { agent, chat, messages }: Pick<ChatState, 'agent' | 'chat' | 'messages'>,
  to: string[],
): boolean {
  // What waits for the coach's word is written again whenever the contact writes on.
  if (agent?.answers === 'approve') return false;
  const firstUnanswered = messages.find(({ id }) => id === to[0]);
  return mustFinishDraft(
    chat.draftsAborted.map((at) => new Date(at)),
    firstUnanswered?.receivedAt ?? null,
  );
}

/** Returns how long a person would type the first message of an answer; 0: it is sent at once. */
export function typingMsOf(
  { agent }: { agent: { delayType: string; answers: AnswerMode } },
  { decision, composition, attempt }: MadeAnswer,
  firstOf: (text: string) => string,
): number {
  // An answer that must be finished is already late.
  if (attempt.mustFinish || agent.delayType !== 'adaptive' || agent.answers === 'approve') return 0;
  if (composition.kind !== 'draft' || composition.effects.handOver !== null) return 0;
  return typingTimeFor(firstOf(composition.text), { delay: { type: 'adaptive' }, lastMessageId: decision.to.at(-1)! });
}

/** Returns when the model is asked again that could not be asked. `guardedUntil`: it is held until then for all. */
export function nextTryAt(
  now: Date,
  wait: { failedTries: number; chance: number; retryAfterMs: number | null; guardedUntil: Date | null },
): Date {
  const pauseMs = Math.max(retryPauseMs(wait.failedTries + 1, wait.chance), wait.retryAfterMs ?? 0);
  const own = new Date(now.getTime() + pauseMs);
  return wait.guardedUntil !== null && wait.guardedUntil > own ? wait.guardedUntil : own;
}

/** Returns what is stored of a turn once more without a usable answer, together with what was before. */
export function countFailure(
  chat: Pick<ChatState['chat'], 'failedTurn' | 'failedAttempts' | 'refusedDrafts'>,
  turn: string,
  refused: Effort['refused'],
) {
  const isAgain = chat.failedTurn === turn;
  return {
    failedTurn: turn,
    failedAttempts: isAgain ? chat.failedAttempts + 1 : 1,
    refusedDrafts: isAgain ? [...chat.refusedDrafts, ...refused] : refused,
  };
}
