import { dangerHeardLate, lastWritableAt, type ReplyDecision } from '@spotter/domain/autoreply';
import type { ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import type { Connection } from '../../../database/connect.ts';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { JobLease, JobResult, JobRun } from '../../../queue/define-job.ts';
import type { ChatCalls } from '../../booking/index.ts';
import { versionRefOf } from '../../agents/index.ts';
import {
  answerMessages,
  type ChatState,
  isUnfinished,
  recordAbortedDraft,
  recordFailedAttempt,
  type SendLedger,
  type SendPauses,
  windowFactsOf,
} from '../../chats/index.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { createProposalReview } from '../approval/review-proposal.ts';
import { requestFollowUp } from '../follow-ups/follow-up.job.ts';
import type { OnSafetyFinding } from '../safety-checks/count-decision.ts';
import type { ModerationLine } from '../safety-checks/moderation-line.ts';
import type { ModelBudget } from '../model/model-budget.ts';
import type { ModelGuard } from '../model/model-guard.ts';
import type { ModelPrices } from '../record/decision-record.ts';
import { createChatQuestions } from '../questions/questions-of-chats.ts';
import { noEffort } from '../record/effort.ts';
import { isFinal, type FinalDecision } from '../record/recorded-decision.ts';
import type { OnUnanswered, KnowledgeSources } from '../sources/known-sources.ts';
import { noEffects } from '../tools/agent-tools.ts';
import { inviteGuest } from '../tools/invite-guest.ts';
import { answerTap, hasTap } from '../tools/answer-tap.ts';
import { newestInbound } from './chat-facts.ts';
import { countFailure, mustFinish, nextTryAt, typingMsOf, type Attempt, type MadeAnswer } from './attempt.ts';
import { createReplyClaims } from './claim-reply.ts';
import { createAttempts } from '../composing/compose-attempt.ts';
import type { Composition, Draft } from '../composing/composition.ts';
import { createHandOverClaims } from './claim-hand-over.ts';
import { createChatStateLoader, type LoadedChat } from './load-and-decide.ts';
import { findHold, holdOfModel } from './reply-holds.ts';
import { sendClaimed } from './send-claimed.ts';
import { createFinishWithoutAnswer } from './finish-without-answer.ts';
import { createTypedDrafts } from './typed-drafts.ts';

type Reply = Extract<ReplyDecision, { kind: 'reply' }>;
type Question = Exclude<ReplyDecision, FinalDecision>;

/** What replying to chats takes. */
type Options = {
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
};

/** The same, with the parts that are made of it. */
type Parts = ReturnType<typeof makeParts>;

const done: JobResult = { kind: 'done' };

/**
 * Looks at a chat and does what its present state requires: finish what is being sent, wait, answer, hand over
 * or stay silent. It may be called at any time and any number of times, and never assumes why it was called.
 */
export function createReplyConsideration(options: Options) {
  const parts = makeParts(options);
  const { attempts, questions, typed } = parts;
  options.connection.signals.on('chat-changed', ({ chatId, overtakes }) => {
    if (overtakes) typed.drop(chatId);
  });
  return {
    /**
     * Considers a chat, whose id is the job's key.
     * A failed try of the job is one in which the model was unavailable.
     */
    consider: (run: JobRun): Promise<JobResult> => consider(parts, run),
    /** Ends everything that is asked of the model; it is asked again when the jobs run again. */
    abandonDrafts(): void {
      attempts.abandon();
      questions.abandon();
    },
  };
}

function makeParts(options: Options) {
  const loader = createChatStateLoader(options);
  const attempts = createAttempts({
    ...options,
    onSeenLate: (chatId, to, finding) => void handOvers.handOverLate(chatId, to, finding),
  });
  const handOvers = createHandOverClaims({ ...options, loader, isStopping: attempts.isStopping });
  return {
    ...options,
    loader,
    attempts,
    handOvers,
    finishWithoutAnswer: createFinishWithoutAnswer({ ...options, loader }),
    claims: createReplyClaims({ ...options, loader }),
    proposals: createProposalReview({ ...options, loader }),
    questions: createChatQuestions(options),
    typed: createTypedDrafts<MadeAnswer>(options.clock),
  };
}

async function consider(parts: Parts, { key: chatId, attempts: failedTries, lease }: JobRun): Promise<JobResult> {
  const { loader, typed, finishWithoutAnswer } = parts;
  const { database } = parts.connection;
  let state = await loader.loadChat(database, chatId);
  if (state === null) return done;
  if (state.messages.some(isUnfinished)) {
    const result = await parts.ledger.continueChat(chatId);
    if (result.kind === 'again') return result;
    state = await loader.loadChat(database, chatId);
    if (state === null) return done;
  }
  const { decision, situation } = loader.decide(state);
  const late = dangerHeardLate(situation);
  if (late !== null)
    return parts.handOvers.claimHandOver(chatId, late.to, { in: 'words', finding: late.finding }, null);
  if (state.chat.proposedAt !== null) {
    // What withdrew the answer is decided about next.
    const isKept = await parts.proposals.review(chatId);
    return isKept ? waitForApproval(state, parts.clock.now()) : { kind: 'again', at: parts.clock.now() };
  }
  if (!isFinal(decision)) return askFirst(parts, state, decision, failedTries);
  if (decision.kind !== 'reply') {
    typed.drop(chatId);
    // Whatever happened in the chat may have changed its plan.
    const hasFollowUps = state.agent?.followUps.enabled === true;
    if (decision.kind === 'stay-silent' && hasFollowUps) await requestFollowUp(database, state.chat, parts.clock.now());
    return finishWithoutAnswer(chatId, null);
  }
  const found = typed.find(chatId, decision.to);
  if (found?.kind === 'typing') return { kind: 'again', at: found.until };
  if (found?.kind === 'ready') return claimAndSend(parts, state, found.draft, lease);
  const isTapped = hasTap(state, parts.calls);
  const { hold, isTrial } = await findHold(parts, state, { asksModel: !isTapped });
  if (hold !== null) return finishWithoutAnswer(chatId, { hold, failure: null });
  const attempt: Attempt = { isTrial, failedTries, mustFinish: mustFinish(state, decision.to) };
  const tapped = isTapped ? await composeTapAnswer(parts, state) : null;
  if (tapped === null) return answer(parts, state, decision, attempt, lease);
  // This answer takes too little time to be overtaken. Newer messages are answered next.
  const made = {
    decision,
    composition: tapped,
    attempt: { ...attempt, mustFinish: false },
    by: versionRefOf(state.agent),
  };
  return claimAndSend(parts, state, made, lease);
}

/** Comes back when the window ends in which the coach's word about an answer would still be in time. */
function waitForApproval({ chat }: ChatState, now: Date): JobResult {
  return { kind: 'again', at: lastWritableAt(windowFactsOf(chat)) ?? now };
}

/** Asks the model what has to be known before it is decided. */
async function askFirst(parts: Parts, state: ChatState, decision: Question, failedTries: number): Promise<JobResult> {
  const { clock, questions } = parts;
  const chatId = state.chat.id;
  parts.typed.drop(chatId);
  if (decision.kind === 'ask-danger') {
    await questions.danger(state, decision.question, { mayAsk: (await holdOfModel(parts, state)) === null });
    return { kind: 'again', at: clock.now() };
  }
  // What fits could not be answered now, so the question waits too.
  const hold = parts.pauses.holdFor(state) ?? (await holdOfModel(parts, state));
  if (hold !== null) return parts.finishWithoutAnswer(chatId, { hold, failure: null });
  const asked = await questions.intent(state, decision.question);
  if (asked.kind === 'unavailable') return waitForModel(parts, state, asked, { failedTries });
  return { kind: 'again', at: clock.now() };
}

/** Composes the product's own answer to a tapped button. */
async function composeTapAnswer({ calls, clock }: Parts, state: ChatState): Promise<Draft | null> {
  const answered = await answerTap(state, calls, clock.now());
  if (answered === null) return null;
  const { text, proposal, done: changed, judged: decided } = answered;
  const judged = { proposal: answered.answered, decided };
  const effort = { ...noEffort, calls: changed, judged };
  return { kind: 'draft', text, effects: noEffects, effort, proposal };
}

async function answer(
  parts: Parts,
  state: LoadedChat,
  decision: Reply,
  attempt: Attempt,
  lease: JobLease,
): Promise<JobResult> {
  const { clock } = parts;
  const { database } = parts.connection;
  const chatId = state.chat.id;
  const { calls, ...available } = state.around;
  const around = { calls: calls ? await parts.calls.ofChat(chatId) : [], available };
  await inviteGuest(state, around.calls, parts.calls, clock.now());
  const { composition, finding, wasOvertaken } = await parts.attempts.compose(state, around, decision, attempt);
  if (finding !== null) return parts.handOvers.claimHandOver(chatId, decision.to, finding, composition);
  switch (composition.kind) {
    case 'aborted':
      // A dropped draft costs as much as an answer, and the contact must not wait forever.
      if (wasOvertaken) await recordAbortedDraft(database, chatId, clock.now());
      return { kind: 'again', at: clock.now() };
    case 'unavailable':
      return waitForModel(parts, state, composition, attempt);
    case 'unusable': {
      // After the second turn without a usable answer the decision hands the chat over.
      const failure = countFailure(state.chat, newestInbound(state)!.id, composition.effort.refused);
      await recordFailedAttempt(database, chatId, failure);
      return { kind: 'again', at: clock.now() };
    }
    case 'draft':
    case 'only-effects':
      return typeAndSend(parts, state, { decision, composition, attempt, by: versionRefOf(state.agent) }, lease);
  }
}

/** Delays an adaptive answer by the time of typing it. Meanwhile the job leaves its place to another. */
async function typeAndSend(parts: Parts, state: ChatState, made: MadeAnswer, lease: JobLease): Promise<JobResult> {
  const now = parts.clock.now();
  const limit = parts.channels[state.bot.channel]!.textLimit;
  const firstOf = (text: string) => answerMessages(state, text, { now, limit, inOne: false }).texts[0] ?? '';
  const typingMs = typingMsOf({ agent: state.agent! }, made, firstOf);
  if (typingMs === 0) return claimAndSend(parts, state, made, lease);
  const readyAt = new Date(now.getTime() + typingMs);
  parts.typed.keep(state.chat.id, { draft: made, to: made.decision.to, readyAt });
  return { kind: 'again', at: readyAt };
}

/** Records in the chat that the model cannot be asked, and tries the answer again with growing pauses. */
function waitForModel(
  { logger, guard, clock, chance, finishWithoutAnswer }: Parts,
  { agent, chat }: ChatState,
  { detail, retryAfterMs }: Pick<Extract<Composition, { kind: 'unavailable' }>, 'detail' | 'retryAfterMs'>,
  { failedTries }: Pick<Attempt, 'failedTries'>,
): Promise<JobResult> {
  logger.warn({ detail, chatId: chat.id, tries: failedTries + 1 }, 'The language model cannot be asked');
  const guardedUntil = guard.holdFor(agent!.model, chat.id)?.until ?? null;
  const until = nextTryAt(clock.now(), { failedTries, chance: chance(), retryAfterMs, guardedUntil });
  return finishWithoutAnswer(chat.id, { hold: { because: 'model-down', until }, failure: detail });
}

async function claimAndSend(parts: Parts, seen: ChatState, made: MadeAnswer, lease: JobLease): Promise<JobResult> {
  const found = await parts.claims.claimReply(seen, made);
  if (found === null) return { kind: 'again', at: parts.clock.now() };
  const { state, claimed } = found;
  if (claimed === 'proposed') return waitForApproval(state, parts.clock.now());
  return claimed.length === 0 ? done : sendClaimed(parts.ledger, state, claimed, lease);
}
