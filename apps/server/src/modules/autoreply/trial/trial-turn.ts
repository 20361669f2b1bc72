import { setImmediate } from 'node:timers/promises';
import type { ModelUse } from '@spotter/contract';
import { decideReply, type ReplyDecision } from '@spotter/domain/autoreply';
import { callMs, proposalLifeMs } from '@spotter/domain/booking';
import type { AgentRow } from '../../agents/index.ts';
import type { PracticeDesk } from '../../booking/index.ts';
import { type ChatRow, type ChatState, type MessageRow, situationOf } from '../../chats/index.ts';
import { composeAnswer } from '../composing/compose-answer.ts';
import { findKnownPolicy } from '../questions/known-policy.ts';
import type { TryQuestion } from '../questions/try-question.ts';
import type { ModelBudget } from '../model/model-budget.ts';
import { modelUnreachable } from '../model/model-unreachable.ts';
import { type ModelPrices, modelUse } from '../record/decision-record.ts';
import type { Effort } from '../record/effort.ts';
import { isFinal, type FinalDecision } from '../record/recorded-decision.ts';
import type { KnowledgeSources } from '../sources/known-sources.ts';
import { emptyChat, messageOf, type TrialLine } from './in-memory-chat.ts';
import { callInMemory, markOf, type TrialMemory } from './trial-memory.ts';
import { outcomeOf, silent, type Outcome } from './trial-outcome.ts';

type Reply = Extract<ReplyDecision, { kind: 'reply' }>;
/** The practice calendar of a trial. */
export type Practice = Awaited<ReturnType<PracticeDesk['open']>>;

export type TrialParts = {
  budget: ModelBudget;
  truth: KnowledgeSources;
  tryQuestion: TryQuestion;
  modelTimeoutMs: number;
  modelPrices: ModelPrices;
  canary: string;
  /** Whether a person waits for the answer. */
  isAwaited: boolean;
};

/** What an agent does with the newest message of a trial, and what is remembered of it. */
export type TrialTurn = {
  outcome: Outcome;
  memory: TrialMemory;
  uses: ModelUse[];
  /** What was written; null: no text of the model's. */
  effort: Effort | null;
};

/** What there is around a turn beside the chat. */
type TurnAround = { memory: TrialMemory; practice: Practice; now: Date };

/** A trial up to now: what was said, oldest first, and what is remembered of it. */
export type TrialSoFar = TurnAround & {
  lines: TrialLine[];
  /** Whether the agent takes part already, whatever was written. Absent: a trigger has to start it. */
  engaged?: boolean;
};

/**
 * Returns what an agent does with a made-up conversation, with the rules and the composing of a real one, on a
 * chat that is in no table. It leaves waiting times out, and sends and stores nothing. The tokens count toward
 * the budget.
 */
export function createTrialTurn(parts: TrialParts) {
  const takeTurn = createTurnOfState(parts);
  return async (agent: AgentRow, trial: TrialSoFar): Promise<TrialTurn> => {
    const { practice, now, memory: recalled } = trial;
    const begun = emptyChat({ ...agent, delayType: 'custom', replyDelayMinutes: 0 }, now);
    const state: ChatState = { ...begun, coachZone: practice.timeZone, coachName: practice.coachName };
    if (trial.engaged === true) state.chat.engagedAt = trial.lines[0]!.at;
    recall(state, recalled, practice.link);
    const last = await retell(state, trial);
    return takeTurn(state, last, trial);
  };
}

/** Returns what an agent does in a chat that is in no table, once the rules have decided about it. */
export function createTurnOfState(parts: TrialParts) {
  return async (state: ChatState, decided: ReplyDecision, trial: TurnAround): Promise<TrialTurn> => {
    const { practice, now } = trial;
    const known = modelsOf(state);
    const { decision, memory } = await decideFinally(parts, state, decided, now, trial.memory);
    const asked = modelsOf(state).filter((use) => !known.includes(use));
    if (decision.kind !== 'reply') return { outcome: silent(state, decision), memory, uses: asked, effort: null };
    practice.holding.call = callInMemory(memory, state.messages[0]!.sentAt, practice.place);
    const answered = await answer(parts, state, decision, { ...trial, memory });
    return { ...answered, uses: [...asked, ...answered.uses] };
  };
}

/** Returns what asking about the newest message took. */
function modelsOf({ messages }: ChatState): ModelUse[] {
  const { danger, intent } = messages.at(-1)!;
  return [danger?.model, intent?.model].filter((use) => use !== null && use !== undefined);
}

/** Has the conversation happen in the chat. Returns the decision about its newest message. */
async function retell(
  state: ChatState,
  { lines, memory: recalled, practice: { holding } }: TrialSoFar,
): Promise<ReplyDecision> {
  let last: ReplyDecision = { kind: 'stay-silent', because: 'already-answered' };
  for (const [index, line] of lines.entries()) {
    const { at } = line;
    state.messages.push(sentence(state, line, recalled, holding));
    if (line.from === 'agent') {
      // The rules alone may not see what a model saw.
      if (line.ended) finish(state.chat, line.ended, { at, wasAnswered: true });
      continue;
    }
    state.chat.lastInboundAt = at;
    if (line.goesOn === true) continue;
    // A long conversation takes many decisions, so other work gets its turn in between.
    await setImmediate();
    last = decideWith(recalled, state, at);
    const next = lines[index + 1];
    if (next !== undefined) finish(state.chat, last, { at, wasAnswered: next.from === 'agent' });
  }
  return last;
}

async function answer(
  parts: TrialParts,
  state: ChatState,
  decision: Reply,
  { practice, memory, now }: TurnAround,
): Promise<TrialTurn> {
  const { workspaceId } = state.bot;
  await parts.budget.check(workspaceId);
  const composition = await composeAnswer(state, decision.because, {
    model: parts.budget.modelFor({ workspaceId, isAwaited: parts.isAwaited }),
    canary: parts.canary,
    calls: practice.calls,
    now,
    timeoutMs: parts.modelTimeoutMs,
    signal: new AbortController().signal,
    truth: parts.truth,
  });
  const { call, proposal } = practice.holding;
  const earlier = memory.proposal && { ...memory.proposal, state: proposal?.state ?? memory.proposal.state };
  if (composition.kind === 'aborted' || composition.kind === 'unavailable') throw modelUnreachable();
  const use = modelUse(composition.effort, parts.modelPrices);
  const outcome = outcomeOf(state, decision, composition, { ...memory, call: call?.start ?? null, proposal: earlier });
  return { ...outcome, uses: use === null ? [] : [use], effort: composition.effort };
}

export function decideAt(state: ChatState, now: Date): ReplyDecision {
  return decideReply(situationOf(state, { now, quietMs: 0, planAllowsAutoreplies: true }));
}

/** Returns the decision with what a model said of these words earlier in the trial. */
function decideWith({ dangers }: TrialMemory, state: ChatState, now: Date): ReplyDecision {
  const decision = decideAt(state, now);
  const known =
    decision.kind === 'ask-danger' ? dangers.findLast(({ key }) => key === decision.question.key) : undefined;
  if (known === undefined) return decision;
  state.messages.at(-1)!.danger = { ...known, model: null };
  return decideAt(state, now);
}

/**
 * Returns the decision once the model was asked what the lead wants,
 * and whether they are in danger, if it had to be.
 */
async function decideFinally(
  { truth, tryQuestion }: TrialParts,
  state: ChatState,
  decision: ReplyDecision,
  now: Date,
  memory: TrialMemory,
): Promise<{ decision: FinalDecision; memory: TrialMemory }> {
  const { workspaceId } = state.bot;
  let [decided, dangers] = [decision, memory.dangers];
  if (decided.kind === 'ask-danger') {
    const danger =
      (await findKnownPolicy(state, decided.question, { truth, now })) ??
      (await tryQuestion.danger(workspaceId, state.agent!.model, decided.question));
    state.messages.at(-1)!.danger = danger;
    dangers = [...dangers, { key: danger.key, says: danger.says }];
    decided = decideAt(state, now);
  }
  if (decided.kind === 'ask-intent') {
    const intent = await tryQuestion.intent(workspaceId, state.agent!.model, decided.question);
    state.messages.at(-1)!.intent = intent;
    decided = decideAt(state, now);
  }
  return {
    decision: isFinal(decided) ? decided : { kind: 'stay-silent', because: 'no-keyword' },
    memory: { ...memory, dangers },
  };
}

/** Applies what was learned and booked in the trial so far. */
function recall(state: ChatState, { facts, call }: TrialMemory, link: string | null): void {
  const { chat } = state;
  chat.facts = facts;
  if (call === null) return;
  chat.stage = 'booked';
  state.call = { startsAt: call, endsAt: new Date(call.getTime() + callMs), guestZone: null, link };
}

/** Returns the row of a message of the trial, with the proposal if the message made it. */
function sentence(
  state: ChatState,
  line: TrialLine,
  { proposal }: TrialMemory,
  holding: Practice['holding'],
): MessageRow {
  const { at } = line;
  const row = messageOf(state, line, at);
  if (proposal === null || line.from === 'lead' || markOf(line.text) !== proposal.said) return row;
  const { said: _, ...details } = proposal;
  holding.proposal = { ...details, messageId: row.id, saidAt: at, expiresAt: new Date(at.getTime() + proposalLifeMs) };
  return { ...row, quickReplies: [] };
}

/** Applies the effects of an earlier decision to the chat. */
function finish(chat: ChatRow, decision: ReplyDecision, { at, wasAnswered }: { at: Date; wasAnswered: boolean }): void {
  // An answer says that what the lead wanted fitted then: it is not asked again.
  if (decision.kind === 'reply' || (decision.kind === 'ask-intent' && wasAnswered)) {
    chat.engagedAt ??= at;
    chat.optedOutAt = null;
  }
  if (decision.kind === 'opt-out') chat.optedOutAt = at;
  // The trial goes on where a model cleared the words; that would be known.
  if (decision.kind === 'hand-over' || decision.kind === 'ask-danger') {
    chat.autorepliesEnabled = false;
    chat.offReason = 'hand-over';
    chat.handOverReason = decision.kind === 'hand-over' ? decision.because : null;
  }
}
