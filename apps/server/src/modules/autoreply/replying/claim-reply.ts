import {
  contentToAnswer,
  isSevere,
  mayFinishDraft,
  type HandOver,
  type OptOut,
  type ReplyDecision,
  type ReplySituation,
} from '@spotter/domain';
import type { ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import type { Connection } from '../../../database/connect.ts';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { ChatCalls } from '../../booking/index.ts';
import { type ChatState, createAnswerClaims, type MessageRow, type SendPauses } from '../../chats/index.ts';
import { countDecision, type OnSafetyFinding } from '../safety-checks/count-decision.ts';
import { handOverFor, decideByJudgment } from '../safety-checks/decide-by-judgment.ts';
import { noteTalkLater, wishesToTalkLater } from '../proactive/talk-later.job.ts';
import { recordStatedFacts } from '../questions/record-stated-facts.ts';
import { recordOf, type ModelPrices } from '../record/decision-record.ts';
import type { Effort } from '../record/effort.ts';
import type { OnUnanswered } from '../sources/known-sources.ts';
import type { ReplyEffects } from '../tools/agent-tools.ts';
import {
  callsEndedBy,
  recordCanceledCalls,
  cancelCallsOnHandOver,
  withCanceledCalls,
  type CanceledCalls,
} from '../tools/cancel-calls-on-hand-over.ts';
import { applyDecision } from './apply-decision.ts';
import { claimAnswer, claimAnswerIfUnchanged, claimClosingMessage, type Answer, type Claimed } from './claim-answer.ts';
import { closingMessage } from '../closing/closing-message.ts';
import { findBackWords } from '../closing/coach-back.ts';
import type { Composition } from '../composing/composition.ts';
import type { ChatStateLoader, PlannedState } from './load-and-decide.ts';

type Reply = Extract<ReplyDecision, { kind: 'reply' }>;
export type Draft = Extract<Composition, { kind: 'draft' }>;
export type Drafted = Draft | Extract<Composition, { kind: 'only-effects' }>;

/** How an answer is made. */
export type Attempt = {
  /** Whether it tries, for all chats of its account, if the platform is back. */
  isTrial: boolean;
  failedTries: number;
  /** Whether it is finished and sent even if the contact writes meanwhile. */
  mustFinish: boolean;
};

const nothing: Claimed = { rows: [] };

/** Claims the send of a composed answer. Decides again before, and drops an overtaken draft. */
export function createReplyClaims(options: {
  connection: Connection;
  clock: Clock;
  loader: ChatStateLoader;
  pauses: SendPauses;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  calls: ChatCalls;
  modelPrices: ModelPrices;
  onSeen: OnSafetyFinding;
  onUnanswered: OnUnanswered;
}) {
  const { connection, clock, loader, pauses, channels } = options;
  const { database } = connection;
  const claiming = { database, claim: createAnswerClaims(database) };

  /** Claims the usual answer, in a chat that has not changed. Does nothing and returns null in every other case. */
  async function claimIfUnchanged(seen: ChatState, drafted: Reply, composition: Drafted, attempt: Attempt) {
    const now = clock.now();
    const because = composition.effects.handOver;
    if (composition.kind !== 'draft' || (because !== null && isSevere(because))) return null;
    // Storing a proposal with the answer takes a transaction.
    if (composition.proposal !== null) return null;
    // So does noting a question that has no answer.
    if (composition.effort.unanswered.length > 0) return null;
    if (wishesToTalkLater(seen, now)) return null;
    const state = await loader.loadPlan(database, seen);
    const { situation, decision } = decideAgain(state, drafted, attempt);
    if (decision === null) return null;
    const answered = answerOf(state, situation, decision, composition, composition.effects, false);
    const rows = await claimAnswerIfUnchanged(claiming, state, decision, answered, now);
    return rows === null ? null : { state, rows };
  }

  async function claimLocked(seen: ChatState, drafted: Reply, composition: Drafted, attempt: Attempt) {
    const chatId = seen.chat.id;
    const { handOver } = composition.effects;
    const decided =
      decideByJudgment(seen, composition.effects) ?? (handOver === null ? drafted : handOverFor(handOver, null));
    const canceledCalls = await cancelCallsOnHandOver(options.calls, seen, callsEndedBy(decided));
    const claimed = await inTransaction(database, async (tx) => {
      const state = await loader.load(tx, chatId, { lock: true });
      // An edited message is answered again.
      if (state === null || !saysTheSame(seen, state, drafted.to)) return null;
      const { situation, decision, isOvertaken } = decideAgain(state, drafted, attempt);
      if (decision === null) return null;
      return { state, ...(await claim(tx, state, { situation, decision, isOvertaken, canceledCalls }, composition)) };
    });
    return claimed === null ? null : { state: claimed.state, rows: await claimed.rows };
  }

  /** Decides again. The decision is null unless it is still to send the drafted answer. */
  function decideAgain(state: PlannedState, drafted: Reply, { isTrial, mustFinish }: Attempt) {
    const { situation, decision } = loader.decide(state, isTrial ? null : pauses.holdFor(state));
    if (decision.kind === 'reply' && sameIds(decision.to, drafted.to))
      return { situation, decision, isOvertaken: false };
    const mayFinish = mustFinish && mayFinishDraft(decision, drafted.to, contentToAnswer(situation));
    return { situation, decision: mayFinish ? drafted : null, isOvertaken: true };
  }

  async function claim(
    tx: Database,
    state: ChatState,
    {
      situation,
      decision,
      isOvertaken,
      canceledCalls,
    }: { situation: ReplySituation; decision: Reply; isOvertaken: boolean; canceledCalls: CanceledCalls },
    composition: Drafted,
  ): Promise<Claimed> {
    const { effort, effects } = composition;
    const because = effects.handOver;
    const verdict = decideByJudgment(state, effects);
    if (verdict !== null) return claimVerdict(tx, state, { situation, verdict, canceledCalls }, effort);
    if (because !== null && (isSevere(because) || composition.kind === 'only-effects')) {
      const handOver = handOverFor(because, effects.judgement);
      const composed = { effort, prices: options.modelPrices, hasText: false };
      const record = recordCanceledCalls(recordOf(state, situation, handOver, composed), canceledCalls);
      const back = await findBackWords(tx, state, handOver, clock.now());
      const text = withCanceledCalls(
        closingMessage(state, handOver, back),
        canceledCalls,
        channels[state.bot.channel]!.textLimit,
      );
      if (text !== null)
        return claimClosingMessage(tx, state, { text, decision: handOver, record, hold: null }, clock.now());
      await applyDecision(tx, state, handOver, record, clock.now());
      return nothing;
    }
    if (composition.kind === 'only-effects') return nothing;
    const later = because === null && effects.end === null ? await noteTalkLater(tx, state, clock.now()) : null;
    const withFacts = later === null ? effects : { ...effects, facts: [...effects.facts, later.fact] };
    const complete = later?.say == null ? composition : { ...composition, text: `${composition.text} ${later.say}` };
    const answered = answerOf(state, situation, decision, complete, withFacts, isOvertaken);
    for (const question of effort.unanswered)
      await options.onUnanswered(tx, {
        ...question,
        workspaceId: state.bot.workspaceId,
        chatId: state.chat.id,
        at: clock.now(),
      });
    return claimAnswer(tx, state, decision, answered, clock.now());
  }

  /** Claims the parting message of a decision that the model's judgment led to. No text of the model's is sent. */
  async function claimVerdict(
    tx: Database,
    state: ChatState,
    {
      situation,
      verdict,
      canceledCalls,
    }: { situation: ReplySituation; verdict: HandOver | OptOut; canceledCalls: CanceledCalls },
    effort: Effort,
  ): Promise<Claimed> {
    const composed = { effort, prices: options.modelPrices, hasText: false };
    const record = recordCanceledCalls(recordOf(state, situation, verdict, composed), canceledCalls);
    const back = await findBackWords(tx, state, verdict, clock.now());
    const text = withCanceledCalls(
      closingMessage(state, verdict, back),
      canceledCalls,
      channels[state.bot.channel]!.textLimit,
    );
    countDecision(options.onSeen, verdict);
    if (text === null && verdict.kind === 'hand-over') {
      await applyDecision(tx, state, verdict, record, clock.now());
      return nothing;
    }
    const parting = { text: text ?? '', decision: verdict, record, hold: pauses.holdFor(state) };
    return claimClosingMessage(tx, state, parting, clock.now());
  }

  function answerOf(
    state: ChatState,
    situation: ReplySituation,
    decision: Reply,
    { text, effort, proposal }: Draft,
    effects: ReplyEffects,
    isOvertaken: boolean,
  ): Answer {
    const note = recordStatedFacts(state);
    return {
      text,
      effects: note === null ? effects : { ...effects, facts: [...effects.facts, note] },
      isOvertaken,
      proposal,
      limit: channels[state.bot.channel]!.textLimit,
      record: recordOf(state, situation, decision, { effort, prices: options.modelPrices, hasText: true }),
    };
  }

  /** Claims an answer. Returns null when the chat needs a new one, for example because a message was edited. */
  return async (
    seen: ChatState,
    drafted: Reply,
    composition: Drafted,
    attempt: Attempt,
  ): Promise<{ state: ChatState; rows: MessageRow[] } | null> =>
    (attempt.mustFinish ? null : await claimIfUnchanged(seen, drafted, composition, attempt)) ??
    (await claimLocked(seen, drafted, composition, attempt));
}

/** Returns whether these messages are unedited. */
function saysTheSame(seen: ChatState, state: ChatState, ids: string[]): boolean {
  const textOf = ({ messages }: ChatState, id: string) => messages.find((message) => message.id === id)?.text;
  return ids.every((id) => textOf(seen, id) === textOf(state, id));
}

function sameIds(left: string[], right: string[]): boolean {
  return left.length === right.length && left.every((id, index) => id === right[index]);
}
