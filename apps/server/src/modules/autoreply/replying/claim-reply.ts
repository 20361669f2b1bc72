import {
  contentToAnswer,
  mayFinishDraft,
  type HandOver,
  type Hold,
  type OptOut,
  type ReplyDecision,
  type ReplySituation,
} from '@spotter/domain/autoreply';
import { isSevere } from '@spotter/domain/safety';
import type { ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import type { Connection } from '../../../database/connect.ts';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { ChatCalls } from '../../booking/index.ts';
import {
  type ChatState,
  type ClaimAnswer,
  createAnswerClaims,
  type MessageRow,
  type SendPauses,
} from '../../chats/index.ts';
import { countDecision, type OnSafetyFinding } from '../safety-checks/count-decision.ts';
import { handOverFor, decideByJudgment } from '../safety-checks/decide-by-judgment.ts';
import { noteTalkLater, wishesToTalkLater } from '../proactive/talk-later.job.ts';
import { recordStatedFacts } from '../questions/record-stated-facts.ts';
import { recordOf, type ModelPrices, type StoredRecord } from '../record/decision-record.ts';
import type { OnUnanswered } from '../sources/known-sources.ts';
import type { ReplyEffects } from '../tools/agent-tools.ts';
import {
  callsEndedBy,
  recordCanceledCalls,
  cancelCallsOnHandOver,
  type CanceledCalls,
} from '../tools/cancel-calls-on-hand-over.ts';
import { applyDecision } from './apply-decision.ts';
import type { MadeAnswer } from './attempt.ts';
import { claimAnswer, claimAnswerIfUnchanged, claimClosingMessage, type Answer, type Claimed } from './claim-answer.ts';
import { partingText } from '../closing/parting-text.ts';
import type { Draft, Drafted } from '../composing/composition.ts';
import type { ChatStateLoader, PlannedState } from './load-and-decide.ts';

type Reply = Extract<ReplyDecision, { kind: 'reply' }>;

type Parts = {
  connection: Connection;
  clock: Clock;
  loader: ChatStateLoader;
  pauses: SendPauses;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  calls: ChatCalls;
  modelPrices: ModelPrices;
  onSeen: OnSafetyFinding;
  onUnanswered: OnUnanswered;
};

/** The decision about a drafted answer, made again. */
type DecidedAgain = {
  situation: ReplySituation;
  decision: Reply;
  /** Whether the contact wrote more meanwhile. */
  isOvertaken: boolean;
};

/** What is claimed in a locked chat. `canceledCalls`: before it was locked. */
type Claiming = DecidedAgain & { state: ChatState; composition: Drafted; canceledCalls: CanceledCalls };

const nothing: Claimed = { rows: [] };

/** Claims the send of a composed answer. Decides again before, and drops an overtaken draft. */
export function createReplyClaims(parts: Parts) {
  const claimAnswers = createAnswerClaims(parts.connection.database);

  /** Claims an answer. Returns null when the chat needs a new one, for example because a message was edited. */
  return async (seen: ChatState, made: MadeAnswer): Promise<{ state: ChatState; rows: MessageRow[] } | null> =>
    (made.attempt.mustFinish ? null : await claimIfUnchanged(parts, claimAnswers, seen, made)) ??
    (await claimLocked(parts, seen, made));
}

/** Claims the usual answer, in a chat that has not changed. Does nothing and returns null in every other case. */
async function claimIfUnchanged(parts: Parts, claim: ClaimAnswer, seen: ChatState, made: MadeAnswer) {
  const { database } = parts.connection;
  const now = parts.clock.now();
  const draft = claimableAlone(seen, made.composition, now);
  if (draft === null) return null;
  const state = await parts.loader.loadPlan(database, seen);
  const again = decideAgain(parts, state, made);
  if (again === null) return null;
  const answered = answerOf(parts, { ...again, state }, draft, draft.effects);
  const rows = await claimAnswerIfUnchanged({ database, claim }, state, again.decision, answered, now);
  return rows === null ? null : { state, rows };
}

/** Returns the draft if one statement can claim it; null where more has to be stored with it. */
function claimableAlone(seen: ChatState, composition: Drafted, now: Date): Draft | null {
  const because = composition.effects.handOver;
  if (composition.kind !== 'draft' || (because !== null && isSevere(because))) return null;
  const stores =
    composition.proposal !== null || composition.effort.unanswered.length > 0 || wishesToTalkLater(seen, now);
  return stores ? null : composition;
}

async function claimLocked(parts: Parts, seen: ChatState, made: MadeAnswer) {
  const { composition } = made;
  const { handOver } = composition.effects;
  const decided =
    decideByJudgment(seen, composition.effects) ?? (handOver === null ? made.decision : handOverFor(handOver, null));
  const canceledCalls = await cancelCallsOnHandOver(parts.calls, seen, callsEndedBy(decided));
  const claimed = await inTransaction(parts.connection.database, async (tx) => {
    const state = await parts.loader.load(tx, seen.chat.id, { lock: true });
    // An edited message is answered again.
    if (state === null || !saysTheSame(seen, state, made.decision.to)) return null;
    const again = decideAgain(parts, state, made);
    if (again === null) return null;
    return { state, ...(await claimDecided(parts, tx, { ...again, state, composition, canceledCalls })) };
  });
  return claimed === null ? null : { state: claimed.state, rows: await claimed.rows };
}

/** Decides again. Returns null unless the drafted answer is still to be sent. */
function decideAgain(
  { loader, pauses }: Parts,
  state: PlannedState,
  { decision: drafted, attempt }: MadeAnswer,
): DecidedAgain | null {
  const { situation, decision } = loader.decide(state, attempt.isTrial ? null : pauses.holdFor(state));
  if (decision.kind === 'reply' && sameIds(decision.to, drafted.to)) return { situation, decision, isOvertaken: false };
  const mayFinish = attempt.mustFinish && mayFinishDraft(decision, drafted.to, contentToAnswer(situation));
  return mayFinish ? { situation, decision: drafted, isOvertaken: true } : null;
}

async function claimDecided(parts: Parts, tx: Database, claiming: Claiming): Promise<Claimed> {
  const { state, composition } = claiming;
  const { effects } = composition;
  const because = effects.handOver;
  const verdict = decideByJudgment(state, effects);
  if (verdict !== null) {
    const closing = await closingOf(parts, tx, claiming, verdict);
    countDecision(parts.onSeen, verdict);
    return claimClosing(parts, tx, state, { ...closing, decision: verdict, hold: parts.pauses.holdFor(state) });
  }
  if (because !== null && (isSevere(because) || composition.kind === 'only-effects')) {
    const decision = handOverFor(because, effects.judgement);
    const closing = await closingOf(parts, tx, claiming, decision);
    return claimClosing(parts, tx, state, { ...closing, decision, hold: null });
  }
  return composition.kind === 'only-effects' ? nothing : claimDraft(parts, tx, claiming, composition);
}

/** Returns the parting message of a decision with which no text of the model's is sent, and its record. */
async function closingOf(
  { modelPrices, channels, clock }: Parts,
  tx: Database,
  { state, situation, composition, canceledCalls }: Claiming,
  decision: HandOver | OptOut,
) {
  const composed = { effort: composition.effort, prices: modelPrices, hasText: false };
  const record = recordCanceledCalls(recordOf(state, situation, decision, composed), canceledCalls);
  const limit = channels[state.bot.channel]!.textLimit;
  const text = await partingText(tx, state, decision, canceledCalls, { limit, now: clock.now() });
  return { text, record };
}

async function claimClosing(
  { clock }: Parts,
  tx: Database,
  state: ChatState,
  closing: { text: string | null; record: StoredRecord; decision: HandOver | OptOut; hold: Hold | null },
): Promise<Claimed> {
  const { text, record, decision } = closing;
  if (text === null && decision.kind === 'hand-over') {
    await applyDecision(tx, state, decision, record, clock.now());
    return nothing;
  }
  return claimClosingMessage(tx, state, { ...closing, text: text ?? '' }, clock.now());
}

async function claimDraft(parts: Parts, tx: Database, claiming: Claiming, draft: Draft): Promise<Claimed> {
  const { clock } = parts;
  const { state, decision } = claiming;
  const { effects, effort } = draft;
  const later = effects.handOver === null && effects.end === null ? await noteTalkLater(tx, state, clock.now()) : null;
  const withFacts = later === null ? effects : { ...effects, facts: [...effects.facts, later.fact] };
  const complete = later?.say == null ? draft : { ...draft, text: `${draft.text} ${later.say}` };
  const answered = answerOf(parts, claiming, complete, withFacts);
  const { workspaceId } = state.bot;
  for (const question of effort.unanswered)
    await parts.onUnanswered(tx, { ...question, workspaceId, chatId: state.chat.id, at: clock.now() });
  return claimAnswer(tx, state, decision, answered, clock.now());
}

function answerOf(
  { channels, modelPrices }: Parts,
  { state, situation, decision, isOvertaken }: DecidedAgain & { state: ChatState },
  { text, effort, proposal }: Draft,
  effects: ReplyEffects,
): Answer {
  const note = recordStatedFacts(state);
  return {
    text,
    effects: note === null ? effects : { ...effects, facts: [...effects.facts, note] },
    isOvertaken,
    proposal,
    limit: channels[state.bot.channel]!.textLimit,
    record: recordOf(state, situation, decision, { effort, prices: modelPrices, hasText: true }),
  };
}

/** Returns whether these messages are unedited. */
function saysTheSame(seen: ChatState, state: ChatState, ids: string[]): boolean {
  const textOf = ({ messages }: ChatState, id: string) => messages.find((message) => message.id === id)?.text;
  return ids.every((id) => textOf(seen, id) === textOf(state, id));
}

function sameIds(left: string[], right: string[]): boolean {
  return left.length === right.length && left.every((id, index) => id === right[index]);
}
