import {
  maxAnswersPerHour,
  mustFinishDraft,
  retryPauseMs,
  typingTimeFor,
  type Hold,
  type ReplyDecision,
} from '@spotter/domain';
import type { ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import type { Connection } from '../../../database/connect.ts';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { JobLease, JobResult, JobRun } from '../../../queue/define-job.ts';
import type { ChatCalls } from '../../booking/index.ts';
import {
  type ChatState,
  isUnfinished,
  recordAbortedDraft,
  recordFailedAttempt,
  type SendLedger,
  type SendPauses,
} from '../../chats/index.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { requestFollowUp } from '../follow-ups/follow-up.job.ts';
import type { OnSafetyFinding } from '../safety-checks/count-decision.ts';
import type { ModerationLine } from '../safety-checks/moderation-line.ts';
import type { ModelBudget } from '../model/model-budget.ts';
import type { ModelGuard } from '../model/model-guard.ts';
import type { ModelPrices } from '../record/decision-record.ts';
import { createChatQuestions } from '../questions/questions-of-chats.ts';
import { noEffort, type Effort } from '../record/effort.ts';
import { isFinal, type FinalDecision } from '../record/recorded-decision.ts';
import type { OnUnanswered, KnowledgeSources } from '../sources/known-sources.ts';
import { noEffects } from '../tools/agent-tools.ts';
import { inviteGuest } from '../tools/invite-guest.ts';
import { answerTap, hasTap } from '../tools/answer-tap.ts';
import { newestInbound } from './chat-facts.ts';
import { createReplyClaims, type Attempt, type Draft, type Drafted } from './claim-reply.ts';
import { createAttempts } from '../composing/compose-attempt.ts';
import type { Composition } from '../composing/composition.ts';
import { createHandOverClaims } from './claim-hand-over.ts';
import { createChatStateLoader, type LoadedChat } from './load-and-decide.ts';
import { sendClaimed } from './send-claimed.ts';
import { createFinishWithoutAnswer } from './finish-without-answer.ts';
import { createTypedDrafts } from './typed-drafts.ts';

type Reply = Extract<ReplyDecision, { kind: 'reply' }>;
type Question = Exclude<ReplyDecision, FinalDecision>;

/** The pause before a chat looks again after another chat has begun the trial. */
const trialCheckMs = 30_000;

const done: JobResult = { kind: 'done' };

/**
 * Looks at a chat and does what its present state requires: finish what is being sent, wait, answer, hand over
 * or stay silent. It may be called at any time and any number of times, and never assumes why it was called.
 */
export function createReplyConsideration(options: {
  connection: Connection;
  clock: Clock;
  logger: Logger;
  secretBox: SecretBox;
  ledger: SendLedger;
  pauses: SendPauses;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  budget: ModelBudget;
  guard: ModelGuard;
  modelPrices: ModelPrices;
  moderation: ModerationLine;
  truth: KnowledgeSources;
  onUnanswered: OnUnanswered;
  /** Called for each concern that was acted on, and for each opt-out. */
  onSeen: OnSafetyFinding;
  quietMs: number;
  modelTimeoutMs: number;
  /** The functions that arrange calls in a chat. */
  calls: ChatCalls;
  /** Returns whether a coach's plan lets the agent speak now. */
  allowsAutoreplies: (database: Database, workspaceId: WorkspaceId) => Promise<boolean>;
  /** A number from 0 to 1, for spreading tries. */
  chance(): number;
  /** A mark in the instructions that must never appear in an answer. */
  canary: string;
}) {
  const { connection, clock, logger, ledger, pauses, guard } = options;
  const loader = createChatStateLoader(options);
  const finishWithoutAnswer = createFinishWithoutAnswer({ ...options, loader });
  const claimReply = createReplyClaims({ ...options, loader });
  const attempts = createAttempts({
    ...options,
    onSeenLate: (chatId, to, finding) => void handOvers.handOverLate(chatId, to, finding),
  });
  const handOvers = createHandOverClaims({ ...options, loader, isStopping: attempts.isStopping });
  const questions = createChatQuestions(options);
  const typed = createTypedDrafts<{ decision: Reply; composition: Drafted; attempt: Attempt }>(clock);

  connection.signals.on('chat-changed', ({ chatId, overtakes }) => {
    if (overtakes) typed.drop(chatId);
  });

  /**
   * Considers a chat, whose id is the job's key.
   * A failed try of the job is one in which the model was unavailable.
   */
  async function consider({ key: chatId, attempts: failedTries, lease }: JobRun): Promise<JobResult> {
    let state = await loader.loadChat(connection.database, chatId);
    if (state === null) return done;
    if (state.messages.some(isUnfinished)) {
      const result = await ledger.continueChat(chatId);
      if (result.kind === 'again') return result;
      state = await loader.loadChat(connection.database, chatId);
      if (state === null) return done;
    }
    const { decision } = loader.decide(state);
    if (!isFinal(decision)) return askFirst(state, decision, failedTries);
    if (decision.kind !== 'reply') {
      typed.drop(chatId);
      // Whatever happened in the chat may have changed its plan.
      const hasFollowUps = state.agent?.followUps.enabled === true;
      if (decision.kind === 'stay-silent' && hasFollowUps)
        await requestFollowUp(connection.database, state.chat, clock.now());
      return finishWithoutAnswer(chatId, null);
    }
    const found = typed.find(chatId, decision.to);
    if (found?.kind === 'typing') return { kind: 'again', at: found.until };
    if (found?.kind === 'ready') {
      const { decision: drafted, composition, attempt } = found.draft;
      return claimAndSend(state, drafted, composition, attempt, lease);
    }
    const isTapped = hasTap(state, options.calls);
    const { hold, isTrial } = await findHold(state, { asksModel: !isTapped });
    if (hold !== null) return finishWithoutAnswer(chatId, { hold, failure: null });
    const firstUnanswered = state.messages.find(({ id }) => id === decision.to[0]);
    const mustFinish = mustFinishDraft(
      state.chat.draftsAborted.map((at) => new Date(at)),
      firstUnanswered?.receivedAt ?? null,
    );
    const tapped = isTapped ? await composeTapAnswer(state) : null;
    // This answer takes too little time to be overtaken. Newer messages are answered next.
    if (tapped !== null)
      return claimAndSend(state, decision, tapped, { isTrial, failedTries, mustFinish: false }, lease);
    return answer(state, decision, { isTrial, failedTries, mustFinish }, lease);
  }

  /** Asks the model what has to be known before it is decided. */
  async function askFirst(state: ChatState, decision: Question, failedTries: number): Promise<JobResult> {
    const chatId = state.chat.id;
    typed.drop(chatId);
    if (decision.kind === 'ask-danger') {
      await questions.danger(state, decision.question, { mayAsk: (await holdOfModel(state)) === null });
      return { kind: 'again', at: clock.now() };
    }
    // What fits could not be answered now, so the question waits too.
    const hold = pauses.holdFor(state) ?? (await holdOfModel(state));
    if (hold !== null) return finishWithoutAnswer(chatId, { hold, failure: null });
    const asked = await questions.intent(state, decision.question);
    if (asked.kind === 'unavailable') return waitForModel(state, asked, { failedTries });
    return { kind: 'again', at: clock.now() };
  }

  /** Returns why the model may not be asked now; null where it may. */
  async function holdOfModel({ agent, bot, chat }: ChatState): Promise<Hold | null> {
    return guard.holdFor(agent!.model, chat.id) ?? (await options.budget.holdFor(bot.workspaceId));
  }

  /** Composes the product's own answer to a tapped button. */
  async function composeTapAnswer(state: ChatState): Promise<Draft | null> {
    const answered = await answerTap(state, options.calls, clock.now());
    if (answered === null) return null;
    const { text, proposal, done: calls, judged: decided } = answered;
    const judged = { proposal: answered.answered, decided };
    const effort = { ...noEffort, calls, judged };
    return { kind: 'draft', text, effects: noEffects, effort, proposal };
  }

  /**
   * Returns the reason why an answer cannot be sent or written now. While a service may be back, one chat tries
   * for all.
   */
  async function findHold(
    state: ChatState,
    { asksModel }: { asksModel: boolean },
  ): Promise<{ hold: Hold | null; isTrial: boolean }> {
    const held = pauses.holdFor(state) ?? (asksModel ? await holdOfModel(state) : null);
    if (held !== null) return { hold: held, isTrial: false };
    const passage = pauses.passage(state);
    if (passage.kind !== 'trial') return { hold: null, isTrial: false };
    const isTrial = await pauses.takeTrial(connection.database, state.bot.id);
    const until = new Date(clock.now().getTime() + trialCheckMs);
    return { hold: isTrial ? null : { because: passage.because, until }, isTrial };
  }

  async function answer(state: LoadedChat, decision: Reply, attempt: Attempt, lease: JobLease): Promise<JobResult> {
    const chatId = state.chat.id;
    const { calls, ...available } = state.around;
    const around = { calls: calls ? await options.calls.ofChat(chatId) : [], available };
    await inviteGuest(state, around.calls, options.calls, clock.now());
    const { composition, finding, wasOvertaken } = await attempts.compose(state, around, decision, attempt);
    if (finding !== null) return handOvers.claimHandOver(chatId, decision.to, finding, composition);
    switch (composition.kind) {
      case 'aborted':
        // A dropped draft costs as much as an answer, and the contact must not wait forever.
        if (wasOvertaken) await recordAbortedDraft(connection.database, chatId, clock.now(), maxAnswersPerHour);
        return { kind: 'again', at: clock.now() };
      case 'unavailable':
        return waitForModel(state, composition, attempt);
      case 'unusable':
        return recordFailure(state, composition.effort);
      case 'draft':
      case 'only-effects':
        return typeAndSend(state, decision, composition, attempt, lease);
    }
  }

  /** Delays an adaptive answer by the time of typing it. Meanwhile the job leaves its place to another. */
  async function typeAndSend(
    state: ChatState,
    decision: Reply,
    composition: Drafted,
    attempt: Attempt,
    lease: JobLease,
  ): Promise<JobResult> {
    const delay = state.agent!.delayType === 'adaptive' ? ({ type: 'adaptive' } as const) : null;
    const typingMs =
      // An answer that must be finished is already late.
      attempt.mustFinish || delay === null || composition.kind !== 'draft' || composition.effects.handOver !== null
        ? 0
        : typingTimeFor(composition.text, { delay, lastMessageId: decision.to.at(-1)! });
    if (typingMs === 0) return claimAndSend(state, decision, composition, attempt, lease);
    const readyAt = new Date(clock.now().getTime() + typingMs);
    typed.keep(state.chat.id, { draft: { decision, composition, attempt }, to: decision.to, readyAt });
    return { kind: 'again', at: readyAt };
  }

  /** Records in the chat that the model cannot be asked, and tries the answer again with growing pauses. */
  function waitForModel(
    state: ChatState,
    { detail, retryAfterMs }: Pick<Extract<Composition, { kind: 'unavailable' }>, 'detail' | 'retryAfterMs'>,
    { failedTries }: Pick<Attempt, 'failedTries'>,
  ): Promise<JobResult> {
    logger.warn({ detail, chatId: state.chat.id, tries: failedTries + 1 }, 'The language model cannot be asked');
    const pauseMs = Math.max(retryPauseMs(failedTries + 1, options.chance()), retryAfterMs ?? 0);
    const own = new Date(clock.now().getTime() + pauseMs);
    const guarded = guard.holdFor(state.agent!.model, state.chat.id)?.until ?? own;
    const until = guarded > own ? guarded : own;
    return finishWithoutAnswer(state.chat.id, { hold: { because: 'model-down', until }, failure: detail });
  }

  async function claimAndSend(
    seen: ChatState,
    drafted: Reply,
    composition: Drafted,
    attempt: Attempt,
    lease: JobLease,
  ): Promise<JobResult> {
    const claimed = await claimReply(seen, drafted, composition, attempt);
    if (claimed === null) return { kind: 'again', at: clock.now() };
    const { state, rows } = claimed;
    return rows.length === 0 ? done : sendClaimed(ledger, state, rows, lease);
  }

  /** Counts a turn without a usable answer of the model; after the second the decision hands the chat over. */
  async function recordFailure(state: ChatState, { refused }: Effort): Promise<JobResult> {
    const turn = newestInbound(state)!.id;
    const isAgain = state.chat.failedTurn === turn;
    const failedAttempts = isAgain ? state.chat.failedAttempts + 1 : 1;
    const refusedDrafts = isAgain ? [...state.chat.refusedDrafts, ...refused] : refused;
    const attempt = { failedTurn: turn, failedAttempts, refusedDrafts };
    await recordFailedAttempt(connection.database, state.chat.id, attempt);
    return { kind: 'again', at: clock.now() };
  }

  return {
    consider,
    /** Ends everything that is asked of the model; it is asked again when the jobs run again. */
    abandonDrafts(): void {
      attempts.abandon();
      questions.abandon();
    },
  };
}
