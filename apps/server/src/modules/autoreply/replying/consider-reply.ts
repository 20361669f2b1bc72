import {
  contentToAnswer,
  decideReply,
  handOverOf,
  heldBack,
  isSevere,
  mayFinishDraft,
  mayHandOver,
  mostAnswersAnHour,
  mustFinishDraft,
  prepareClassifier,
  prepareSafetyRules,
  prepareTalkPhrases,
  retryPauseMs,
  typingTimeFor,
  type HandOver,
  type Hold,
  type OptOut,
  type ReplyDecision,
  type ReplySituation,
  type SafetyCategory,
  type SafetyConcern,
  type SafetyLine,
} from '@spotter/domain';
import type { ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import { eq, sql } from 'drizzle-orm';
import type { Connection } from '../../../database/connect.ts';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { JobLease, JobResult, JobRun } from '../../../queue/define-job.ts';
import type { ChatCall, ChatCalls } from '../../booking/in-chat/chat-calls.ts';
import { isUnfinished, loadChatState, type ChatState, type MessageRow } from '../../chats/chat-state.ts';
import { chats } from '../../chats/chats.tables.ts';
import type { SendLedger } from '../../chats/sending/send-ledger.ts';
import type { SendPauses } from '../../chats/sending/send-pauses.ts';
import { findTokens } from '../../connections/token-set.ts';
import { noEffects, type ReplyEffects } from '../tools/agent-tools.ts';
import {
  applyDecision,
  claimAnswer,
  claimAnswerAsSeen,
  claimParting,
  newestInbound,
  type Answer,
  type Claimed,
} from './apply-decision.ts';
import { answerTap, hasTap } from '../tools/answer-tap.ts';
import { composeReply, type Composition, type Effort } from './compose-reply.ts';
import { recordOf, type ModelPrices } from '../record/decision-record.ts';
import type { ModerationLine } from '../lines/moderation-line.ts';
import { dropWaiting, placeAfterAnswer } from '../lines/after-answer.ts';
import { takeSecondLook, type Sighting } from '../lines/second-look.ts';
import { handOverFor, verdictOf } from '../lines/verdict.ts';
import type { ModelBudget } from './model-budget.ts';
import { createModelGuard } from './model-guard.ts';
import { partingWords } from './closing-message.ts';
import { situationOf } from './situation.ts';
import { noteTalkLater, wishesToTalkLater } from './talk-later.job.ts';
import { createTypedDrafts } from './typed-drafts.ts';
import {
  recordWithdrawn,
  withdrawCalls,
  withdrawsCalls,
  withWithdrawn,
  type Withdrawn,
} from '../tools/withdraw-calls.ts';

type Reply = Extract<ReplyDecision, { kind: 'reply' }>;
type Draft = Extract<Composition, { kind: 'draft' }>;
type Drafted = Draft | Extract<Composition, { kind: 'only-effects' }>;

type PlannedState = ChatState & { planAllowsAutoreplies: boolean };

/** How an answer is made. */
type Attempt = {
  /** It finds out for its account whether the platform is back. */
  isTrial: boolean;
  failedTries: number;
  /** It is finished and sent even if the contact writes meanwhile. */
  mustFinish: boolean;
};

/** A typing bubble is only worth a call when the contact would see it. */
const typingAfterMs = 300;
/** Why an answer is given up: the contact or a person wrote meanwhile. */
const overtaken = Symbol('overtaken');
/** Why an answer is given up: another line of defense saw something in what it answers. */
const endangered = Symbol('endangered');
/** Whoever loses a trial to another looks again after this long. */
const trialCheckMs = 30_000;

const done: JobResult = { kind: 'done' };
const nothing: Claimed = { rows: [] };
const nothingWithdrawn: Withdrawn = { done: [], words: [] };

/**
 * Looks at a chat and does what its present state calls for: finish what is being sent, wait, answer, hand over
 * or stay silent. It may be called at any time and any number of times; it never assumes why it was called.
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
  modelPrices: ModelPrices;
  moderation: ModerationLine;
  /** Told of each concern that was acted on, and of each wish for silence. */
  onSeen: (line: SafetyLine, category: SafetyCategory) => void;
  quietMs: number;
  modelTimeoutMs: number;
  /** With which calls are arranged in a chat. */
  calls: ChatCalls;
  /** Whether a coach's plan lets the agent speak now. */
  allowsAutoreplies: (database: Database, userId: string) => Promise<boolean>;
  /** From 0 to 1, for spreading tries. */
  chance(): number;
  /** Stands in the instructions and must never come back in an answer. */
  canary: string;
}) {
  const { connection, clock, logger, ledger, channels, pauses } = options;
  // Not at the first message: compiling takes longer than a message may hold the event loop.
  prepareSafetyRules();
  prepareTalkPhrases();
  prepareClassifier();
  const guard = createModelGuard({ clock, chance: options.chance, timeoutMs: options.modelTimeoutMs });
  /** Answers being composed now, so that news of the chat can end them early, and those that are finished all the same. */
  const composing = new Map<string, { draft: AbortController; news: AbortController }>();
  const finishing = new Set<AbortController>();
  let stopping = false;
  const typed = createTypedDrafts<{ decision: Reply; composition: Drafted; attempt: Attempt }>(clock);

  connection.signals.on('chat-changed', ({ chatId, overtakes }) => {
    if (!overtakes) return;
    const composed = composing.get(chatId);
    // Also a draft that is finished does nothing any more that the newest words may take back.
    composed?.news.abort(overtaken);
    if (composed !== undefined && !finishing.has(composed.draft)) composed.draft.abort(overtaken);
    typed.drop(chatId);
  });

  /** The present state of a chat, and whether its coach's plan lets the agent speak. */
  async function load(database: Database, chatId: string, how = { lock: false }): Promise<PlannedState | null> {
    const state = await loadChatState(database, chatId, how);
    if (state === null) return null;
    return { ...state, planAllowsAutoreplies: await options.allowsAutoreplies(database, state.bot.userId) };
  }

  /** The decision on the present facts, with the facts. */
  function decide(state: PlannedState, hold: Hold | null = null) {
    const { planAllowsAutoreplies } = state;
    const situation = situationOf(state, { now: clock.now(), quietMs: options.quietMs, planAllowsAutoreplies });
    return { situation, decision: heldBack(decideReply(situation), hold, situation.lastInboundAt) };
  }

  /** The job's key is the chat; a failed try of it is an answer that could not be asked for. */
  async function consider({ key: chatId, attempts: failedTries, lease }: JobRun): Promise<JobResult> {
    // Asked for at once, they are one round trip.
    const [first, known] = await Promise.all([load(connection.database, chatId), options.calls.ofChat(chatId)]);
    let state = first;
    if (state === null) return done;
    if (state.messages.some(isUnfinished)) {
      const result = await ledger.continueChat(chatId);
      if (result.kind === 'again') return result;
      state = await load(connection.database, chatId);
      if (state === null) return done;
    }
    const { decision } = decide(state);
    if (decision.kind !== 'reply') {
      typed.drop(chatId);
      return settleWithoutAnswer(chatId, null);
    }
    const found = typed.find(chatId, decision.to);
    if (found?.kind === 'typing') return { kind: 'again', at: found.until };
    if (found?.kind === 'ready') {
      const { decision: drafted, composition, attempt } = found.draft;
      return claimAndSend(state, drafted, composition, attempt, lease);
    }
    const isTapped = hasTap(state, options.calls);
    const { hold, isTrial } = await lookForHold(state, { asksModel: !isTapped });
    if (hold !== null) return settleWithoutAnswer(chatId, { hold, failure: null });
    const firstUnanswered = state.messages.find(({ id }) => id === decision.to[0]);
    const mustFinish = mustFinishDraft(
      state.chat.draftsAborted.map((at) => new Date(at)),
      firstUnanswered?.receivedAt ?? null,
    );
    const tapped = isTapped ? await composeTapAnswer(state) : null;
    // It takes no time that anybody could write in: what was written is answered next.
    if (tapped !== null)
      return claimAndSend(state, decision, tapped, { isTrial, failedTries, mustFinish: false }, lease);
    return answer(state, known, decision, { isTrial, failedTries, mustFinish }, lease);
  }

  /** What a tapped button names is answered by the product itself. */
  async function composeTapAnswer(state: ChatState): Promise<Draft | null> {
    const answered = await answerTap(state, options.calls, clock.now());
    if (answered === null) return null;
    const { text, proposal, done: calls, judged: decided } = answered;
    const judged = { proposal: answered.answered, decided };
    const effort = { usage: null, tools: [], calls, judged, judgement: null, repaired: null, refused: [], mended: [] };
    return { kind: 'draft', text, effects: noEffects, effort, proposal };
  }

  /** What keeps an answer from being sent or written now. While something may be back, one chat tries for all. */
  async function lookForHold(
    state: ChatState,
    { asksModel }: { asksModel: boolean },
  ): Promise<{ hold: Hold | null; isTrial: boolean }> {
    const held =
      pauses.holdFor(state) ??
      (asksModel
        ? (guard.holdFor(state.agent!.model, state.chat.id) ?? (await options.budget.holdFor(state.bot.userId)))
        : null);
    if (held !== null) return { hold: held, isTrial: false };
    const passage = pauses.passage(state);
    if (passage.kind !== 'trial') return { hold: null, isTrial: false };
    const isTrial = await pauses.takeTrial(connection.database, state.bot.id);
    const until = new Date(clock.now().getTime() + trialCheckMs);
    return { hold: isTrial ? null : { because: passage.because, until }, isTrial };
  }

  /** Decides under the chat's lock, so that what is recorded was true when it was recorded. */
  async function settleWithoutAnswer(
    chatId: string,
    held: { hold: Hold; failure: string | null } | null,
    withdrawn: Withdrawn | null = null,
  ): Promise<JobResult> {
    const settled = await inTransaction(connection.database, async (tx) => {
      const state = await load(tx, chatId, { lock: true });
      if (state === null) return null;
      const { situation, decision } = decide(state, held?.hold);
      // A calendar is not asked while the chat is locked.
      if (withdrawn === null && withdrawsCalls(decision)) return { kind: 'calls-first' as const, state };
      const calls = withdrawn ?? nothingWithdrawn;
      const record = recordWithdrawn(recordOf(state, situation, decision, null), calls);
      const text = withWithdrawn(partingWords(state, decision), calls, channels[state.bot.channel]!.textLimit);
      if (text !== null && (decision.kind === 'opt-out' || decision.kind === 'hand-over')) {
        const parting = { text, decision, record, hold: pauses.holdFor(state) };
        return { kind: 'settled' as const, state, decision, ...(await claimParting(tx, state, parting, clock.now())) };
      }
      if (decision.kind !== 'reply' && decision.kind !== 'opt-out') {
        await applyDecision(tx, state, decision, record, clock.now());
      }
      return { kind: 'settled' as const, state, decision, ...nothing };
    });
    if (settled === null) return done;
    if (settled.kind === 'calls-first') {
      return settleWithoutAnswer(chatId, held, await withdrawCalls(options.calls, settled.state));
    }
    const rows = await settled.rows;
    if (settled.decision.kind === 'hand-over' || rows.length > 0) countSeen(settled.decision);
    if (rows.length > 0) return sendClaimed(settled.state, rows);
    // Between two looks the time to answer may have come.
    if (settled.decision.kind === 'reply') return { kind: 'again', at: clock.now() };
    if (settled.decision.kind !== 'wait') return done;
    const { until } = settled.decision;
    return held?.failure == null ? { kind: 'again', at: until } : { kind: 'again', at: until, failure: held.failure };
  }

  async function answer(
    state: ChatState,
    known: ChatCall[],
    decision: Reply,
    attempt: Attempt,
    lease: JobLease,
  ): Promise<JobResult> {
    const chatId = state.chat.id;
    const model = state.agent!.model;
    const controller = new AbortController();
    const news = new AbortController();
    composing.set(chatId, { draft: controller, news });
    if (attempt.mustFinish) finishing.add(controller);
    if (stopping) controller.abort();
    const look = takeSecondLook(options.moderation, state, decision.to, () => controller.abort(endangered));
    const stopTyping = showTyping(state);
    const startedAt = clock.now();
    let composition: Composition = { kind: 'aborted' };
    guard.begin(model);
    try {
      composition = await composeReply(state, {
        model: options.budget.modelFor(state.bot.userId),
        now: clock.now(),
        timeoutMs: options.modelTimeoutMs,
        canary: options.canary,
        signal: controller.signal,
        news: news.signal,
        calls: options.calls,
        known,
      });
    } finally {
      stopTyping();
      composing.delete(chatId);
      finishing.delete(controller);
      const { kind } = composition;
      guard.end(
        model,
        chatId,
        composition.kind === 'unavailable'
          ? { kind: 'unavailable', startedAt, retryAfterMs: composition.retryAfterMs }
          : { kind: kind === 'aborted' ? 'aborted' : 'answered' },
      );
    }
    const wasOvertaken = composition.kind === 'aborted' && controller.signal.reason !== endangered;
    const seen = wasOvertaken ? null : await look.beforeSending(composition.kind === 'draft' ? composition.text : null);
    look.later((concern) => void handOverLate(chatId, decision.to, concern));
    if (seen !== null) return handOverSeen(chatId, decision.to, seen, composition);
    switch (composition.kind) {
      case 'aborted':
        if (controller.signal.reason === overtaken) await noteAborted(chatId);
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

  /** An adaptive answer takes as long as typing it would; meanwhile the job's place is another's. */
  async function typeAndSend(
    state: ChatState,
    decision: Reply,
    composition: Drafted,
    attempt: Attempt,
    lease: JobLease,
  ): Promise<JobResult> {
    const delay = state.agent!.delayType === 'adaptive' ? ({ type: 'adaptive' } as const) : null;
    const typingMs =
      // Whoever has to finish is late already.
      attempt.mustFinish || delay === null || composition.kind !== 'draft' || composition.effects.handOver !== null
        ? 0
        : typingTimeFor(composition.text, { delay, lastMessageId: decision.to.at(-1)! });
    if (typingMs === 0) return claimAndSend(state, decision, composition, attempt, lease);
    const readyAt = new Date(clock.now().getTime() + typingMs);
    typed.keep(state.chat.id, { draft: { decision, composition, attempt }, to: decision.to, readyAt });
    return { kind: 'again', at: readyAt };
  }

  /** The model cannot be asked: the chat says so, and the answer is tried again with growing pauses. */
  function waitForModel(
    state: ChatState,
    { detail, retryAfterMs }: Extract<Composition, { kind: 'unavailable' }>,
    { failedTries }: Attempt,
  ): Promise<JobResult> {
    logger.warn({ detail, chatId: state.chat.id, tries: failedTries + 1 }, 'The language model cannot be asked');
    const pauseMs = Math.max(retryPauseMs(failedTries + 1, options.chance()), retryAfterMs ?? 0);
    const own = new Date(clock.now().getTime() + pauseMs);
    const guarded = guard.holdFor(state.agent!.model, state.chat.id)?.until ?? own;
    const until = guarded > own ? guarded : own;
    return settleWithoutAnswer(state.chat.id, { hold: { because: 'model-down', until }, failure: detail });
  }

  /** Decides again when it claims the send: a draft that something overtook is dropped. */
  async function claimAndSend(
    seen: ChatState,
    drafted: Reply,
    composition: Drafted,
    attempt: Attempt,
    lease: JobLease,
  ): Promise<JobResult> {
    const claimed =
      (attempt.mustFinish ? null : await claimAsSeen(seen, drafted, composition, attempt)) ??
      (await claimLocked(seen, drafted, composition, attempt));
    if (claimed === null) return { kind: 'again', at: clock.now() };
    const { state, rows } = claimed;
    return rows.length === 0 ? done : sendClaimed(state, rows, lease);
  }

  /** The usual end of an answer: nothing has changed meanwhile. Null, and nothing done, where that is not so, or not all. */
  async function claimAsSeen(seen: ChatState, drafted: Reply, composition: Drafted, attempt: Attempt) {
    const now = clock.now();
    const because = composition.effects.handOver;
    if (composition.kind !== 'draft' || (because !== null && isSevere(because))) return null;
    // What is proposed is stored with the answer.
    if (composition.proposal !== null) return null;
    // The profile of somebody new has mostly come meanwhile.
    if (wishesToTalkLater(seen, now) || seen.chat.profileCheckedAt === null) return null;
    const planAllowsAutoreplies = await options.allowsAutoreplies(connection.database, seen.bot.userId);
    const state = { ...seen, planAllowsAutoreplies };
    const { situation, decision } = decideAgain(state, drafted, attempt);
    if (decision === null) return null;
    const answered = answerOf(state, situation, decision, composition, composition.effects, false);
    const rows = await claimAnswerAsSeen(connection.database, state, decision, answered, now);
    return rows === null ? null : { state, rows };
  }

  async function claimLocked(seen: ChatState, drafted: Reply, composition: Drafted, attempt: Attempt) {
    const chatId = seen.chat.id;
    const { handOver } = composition.effects;
    const decided = verdictOf(seen, composition.effects) ?? (handOver === null ? drafted : handOverFor(handOver, null));
    const withdrawn = withdrawsCalls(decided) ? await withdrawCalls(options.calls, seen) : nothingWithdrawn;
    const claimed = await inTransaction(connection.database, async (tx) => {
      const state = await load(tx, chatId, { lock: true });
      // Other words than those that were answered are answered anew.
      if (state === null || !saysTheSame(seen, state, drafted.to)) return null;
      const { situation, decision, isOvertaken } = decideAgain(state, drafted, attempt);
      if (decision === null) return null;
      return { state, ...(await claim(tx, state, { situation, decision, isOvertaken, withdrawn }, composition)) };
    });
    return claimed === null ? null : { state: claimed.state, rows: await claimed.rows };
  }

  /** The decision as it is now; null unless it is still to give the answer that was drafted. */
  function decideAgain(state: PlannedState, drafted: Reply, { isTrial, mustFinish }: Attempt) {
    const { situation, decision } = decide(state, isTrial ? null : pauses.holdFor(state));
    if (decision.kind === 'reply' && sameIds(decision.to, drafted.to))
      return { situation, decision, isOvertaken: false };
    const mayFinish = mustFinish && mayFinishDraft(decision, drafted.to, contentToAnswer(situation));
    return { situation, decision: mayFinish ? drafted : null, isOvertaken: true };
  }

  /** Remembers that a draft was thrown away: it cost as much as an answer, and the contact must not wait for ever. */
  async function noteAborted(chatId: string): Promise<void> {
    const at = clock.now().toISOString();
    await connection.database
      .update(chats)
      .set({
        draftsAborted: sql`(select coalesce(jsonb_agg(kept.at order by kept.place), '[]') from jsonb_array_elements(
          ${chats.draftsAborted} || ${JSON.stringify([at])}::jsonb) with ordinality as kept(at, place)
          where kept.place > jsonb_array_length(${chats.draftsAborted}) + 1 - ${mostAnswersAnHour}::int)`,
      })
      .where(eq(chats.id, chatId));
  }

  async function claim(
    tx: Database,
    state: ChatState,
    {
      situation,
      decision,
      isOvertaken,
      withdrawn,
    }: { situation: ReplySituation; decision: Reply; isOvertaken: boolean; withdrawn: Withdrawn },
    composition: Drafted,
  ): Promise<Claimed> {
    const { effort, effects } = composition;
    const because = effects.handOver;
    const verdict = verdictOf(state, effects);
    if (verdict !== null) return claimVerdict(tx, state, { situation, verdict, withdrawn }, effort);
    if (because !== null && (isSevere(because) || composition.kind === 'only-effects')) {
      const handOver = handOverFor(because, effects.judgement);
      const composed = { effort, prices: options.modelPrices, hasText: false };
      const record = recordWithdrawn(recordOf(state, situation, handOver, composed), withdrawn);
      const text = withWithdrawn(partingWords(state, handOver), withdrawn, channels[state.bot.channel]!.textLimit);
      if (text !== null) return claimParting(tx, state, { text, decision: handOver, record, hold: null }, clock.now());
      await applyDecision(tx, state, handOver, record, clock.now());
      return nothing;
    }
    if (composition.kind === 'only-effects') return nothing;
    const later = because === null && effects.end === null ? await noteTalkLater(tx, state, clock.now()) : null;
    const withFacts = later === null ? effects : { ...effects, facts: [...effects.facts, later] };
    const answered = answerOf(state, situation, decision, composition, withFacts, isOvertaken);
    return claimAnswer(tx, state, decision, answered, clock.now());
  }

  /** What the model judged decides, and nothing that it wrote is sent. */
  async function claimVerdict(
    tx: Database,
    state: ChatState,
    { situation, verdict, withdrawn }: { situation: ReplySituation; verdict: HandOver | OptOut; withdrawn: Withdrawn },
    effort: Effort,
  ): Promise<Claimed> {
    const composed = { effort, prices: options.modelPrices, hasText: false };
    const record = recordWithdrawn(recordOf(state, situation, verdict, composed), withdrawn);
    const text = withWithdrawn(partingWords(state, verdict), withdrawn, channels[state.bot.channel]!.textLimit);
    countSeen(verdict);
    if (text === null && verdict.kind === 'hand-over') {
      await applyDecision(tx, state, verdict, record, clock.now());
      return nothing;
    }
    const parting = { text: text ?? '', decision: verdict, record, hold: pauses.holdFor(state) };
    return claimParting(tx, state, parting, clock.now());
  }

  /**
   * Another line of defense saw something in what is being answered, or in the answer: the chat goes to the coach, with
   * what has to be said to the contact, unless it is no longer the agent's.
   */
  async function handOverSeen(
    chatId: string,
    to: string[],
    sighting: Sighting,
    composition: Composition | null,
  ): Promise<JobResult> {
    const seen = withdrawsCalls(handOverOf(sighting.concern)) ? await load(connection.database, chatId) : null;
    const withdrawn = seen === null ? nothingWithdrawn : await withdrawCalls(options.calls, seen);
    const settled = await inTransaction(connection.database, async (tx) => {
      const state = await load(tx, chatId, { lock: true });
      const written = state?.messages.findLast(({ id, state: kept }) => to.includes(id) && kept !== 'unsent');
      if (state === null || written === undefined) return null;
      const { situation } = decide(state);
      const { concern } = sighting;
      // The draft is new, whoever has seen what it answers.
      if (!mayHandOver(situation, sighting.in === 'words' ? written.receivedAt : clock.now())) return null;
      // That its own words were bad says nothing about the contact.
      const decision =
        sighting.in === 'words'
          ? handOverOf(concern)
          : { kind: 'hand-over' as const, because: 'failed-twice' as const };
      const effort = composition !== null && 'effort' in composition ? composition.effort : null;
      const draftFlagged = sighting.in === 'draft' ? concern.evidence : null;
      const composed = effort === null ? null : { effort, prices: options.modelPrices, hasText: false, draftFlagged };
      const record = recordWithdrawn(recordOf(state, situation, decision, composed), withdrawn);
      await dropWaiting(tx, state);
      const part = placeAfterAnswer(state);
      // A holding sentence is for who is waiting for an answer, caring words are for anybody in need of them.
      const said = part > 0 && decision.severe !== true ? null : partingWords(state, decision);
      const text = withWithdrawn(said, withdrawn, channels[state.bot.channel]!.textLimit);
      if (text === null) await applyDecision(tx, state, decision, record, clock.now());
      else
        return {
          state,
          decision,
          ...(await claimParting(
            tx,
            state,
            { text, decision, record, hold: pauses.holdFor(state), part },
            clock.now(),
          )),
        };
      return { state, decision, ...nothing };
    });
    if (settled === null) return { kind: 'again', at: clock.now() };
    countSeen(settled.decision);
    const rows = await settled.rows;
    return rows.length === 0 ? done : sendClaimed(settled.state, rows);
  }

  /** The same after the answer was sent. Nobody waits for it: what goes wrong is written down. */
  async function handOverLate(chatId: string, to: string[], concern: SafetyConcern): Promise<void> {
    try {
      await handOverSeen(chatId, to, { in: 'words', concern }, null);
    } catch (error) {
      if (!stopping) logger.error({ err: error, chatId }, 'A chat could not be handed over after its answer');
    }
  }

  function countSeen(decision: ReplyDecision): void {
    if (decision.kind === 'opt-out') options.onSeen(decision.line ?? 'rules', 'stop');
    if (decision.kind === 'hand-over' && decision.concern !== undefined) {
      options.onSeen(decision.concern.line, decision.concern.category);
    }
  }

  function answerOf(
    state: ChatState,
    situation: ReplySituation,
    decision: Reply,
    { text, effort, proposal }: Draft,
    effects: ReplyEffects,
    isOvertaken: boolean,
  ): Answer {
    return {
      text,
      effects,
      isOvertaken,
      proposal,
      limit: channels[state.bot.channel]!.textLimit,
      record: recordOf(state, situation, decision, { effort, prices: options.modelPrices, hasText: true }),
    };
  }

  /** `lease`: of the job that is through with it. */
  async function sendClaimed(state: ChatState, rows: MessageRow[], lease: JobLease | null = null): Promise<JobResult> {
    if (rows[0]!.status === 'sending') {
      const { outcome, ended } = await ledger.send(state, rows[0]!, rows.length === 1 ? lease : null);
      if (outcome.kind === 'sent' && rows.length === 1) return { kind: 'done', ended };
    }
    const result = await ledger.continueChat(state.chat.id);
    return result.kind === 'again' ? result : done;
  }

  /** Counts a turn the model had no usable answer for; at the second failure the decision hands the chat over. */
  async function recordFailure(state: ChatState, { refused }: Effort): Promise<JobResult> {
    const turn = newestInbound(state)!.id;
    const isAgain = state.chat.failedTurn === turn;
    const failedAttempts = isAgain ? state.chat.failedAttempts + 1 : 1;
    const refusedDrafts = isAgain ? [...state.chat.refusedDrafts, ...refused] : refused;
    await connection.database
      .update(chats)
      .set({ failedAttempts, failedTurn: turn, refusedDrafts })
      .where(eq(chats.id, state.chat.id));
    return { kind: 'again', at: clock.now() };
  }

  function showTyping(state: ChatState): () => void {
    const channel = channels[state.bot.channel];
    if (channel === undefined) return () => {};
    return clock.setTimer(typingAfterMs, () => {
      const tokens = findTokens(options.secretBox, state.account.sealedToken);
      if (tokens === null) return;
      const account = { accountId: state.bot.accountId, accessToken: tokens.accessToken };
      void channel
        .showActivity(account, state.chat.contactId, 'seen')
        .then(() => channel.showActivity(account, state.chat.contactId, 'typing'));
    });
  }

  return {
    consider,
    /** Ends every answer that is being composed, now or until the process ends: it is composed anew when its job runs again. */
    abandonDrafts(): void {
      stopping = true;
      for (const { draft } of composing.values()) draft.abort();
    },
  };
}

/** Whether nobody has edited these messages since. */
function saysTheSame(seen: ChatState, state: ChatState, ids: string[]): boolean {
  const textOf = ({ messages }: ChatState, id: string) => messages.find((message) => message.id === id)?.text;
  return ids.every((id) => textOf(seen, id) === textOf(state, id));
}

function sameIds(left: string[], right: string[]): boolean {
  return left.length === right.length && left.every((id, index) => id === right[index]);
}
