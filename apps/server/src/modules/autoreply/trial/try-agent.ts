import { setImmediate } from 'node:timers/promises';
import type { AgentTrial } from '@spotter/contract';
import {
  decideReply,
  isSevere,
  proposalLifeMs,
  withFacts,
  type HandOver,
  type HandOverReason,
  type ReplyDecision,
} from '@spotter/domain';
import type { TrialMessage, TryAgent } from '../../agents/index.ts';
import type { PracticeDesk } from '../../booking/index.ts';
import { type ChatRow, type ChatState, type MessageRow, situationOf } from '../../chats/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { ReplyEffects } from '../tools/agent-tools.ts';
import { composeAnswer } from '../composing/compose-answer.ts';
import { findKnownPolicy } from '../questions/known-policy.ts';
import type { TryQuestion } from '../questions/try-question.ts';
import type { ModelBudget } from '../model/model-budget.ts';
import { modelUnreachable } from '../model/model-unreachable.ts';
import { isFinal, type FinalDecision } from '../record/recorded-decision.ts';
import { decideByJudgment } from '../safety-checks/decide-by-judgment.ts';
import type { KnowledgeSources } from '../sources/known-sources.ts';
import { closingMessage } from '../closing/closing-message.ts';
import { emptyChat, messageOf } from './in-memory-chat.ts';
import { callInMemory, markOf, readMemory, rememberProposal, writeMemory, type TrialMemory } from './trial-memory.ts';

/** The assumed pause of a lead between two messages. */
const pauseMs = 30_000;

/** A trial's answer without the memory for the browser. */
type Outcome = Pick<AgentTrial, 'decision' | 'answer'> & Partial<Pick<AgentTrial, 'sources'>>;
type Practice = Awaited<ReturnType<PracticeDesk['open']>>;

/**
 * Tries an agent on a made-up conversation, with the rules and the composing of a real one, on a chat that is in
 * no table. It leaves waiting times out, and sends and stores nothing. Calls are booked for practice only, at
 * times that are really open. The tokens count toward the budget.
 */
export function createAgentTrial(options: {
  clock: Clock;
  budget: ModelBudget;
  practice: PracticeDesk;
  truth: KnowledgeSources;
  tryQuestion: TryQuestion;
  modelTimeoutMs: number;
  canary: string;
}): TryAgent {
  const { clock } = options;

  async function answer(
    state: ChatState,
    decision: Extract<ReplyDecision, { kind: 'reply' }>,
    practice: Practice,
    memory: TrialMemory,
  ): Promise<{ outcome: Outcome; memory: TrialMemory }> {
    await options.budget.check(state.bot.workspaceId);
    const composition = await composeAnswer(state, decision.because, {
      model: options.budget.modelFor({ workspaceId: state.bot.workspaceId, isAwaited: true }),
      canary: options.canary,
      calls: practice.calls,
      now: clock.now(),
      timeoutMs: options.modelTimeoutMs,
      signal: new AbortController().signal,
      truth: options.truth,
    });
    const { holding } = practice;
    const earlier = memory.proposal && { ...memory.proposal, state: holding.proposal?.state ?? memory.proposal.state };
    const remembered = { ...memory, call: holding.call?.start ?? null, proposal: earlier };
    switch (composition.kind) {
      case 'aborted':
      case 'unavailable':
        throw modelUnreachable();
      case 'unusable':
        if (decision.because === 'known-after-hand-over')
          return { outcome: silent(state, { kind: 'stay-silent', because: 'handed-over' }), memory: remembered };
        return { outcome: handedOver(state, 'failed-twice', null), memory: remembered };
      case 'only-effects':
        return { outcome: applyJudgment(state, composition.effects), memory: remembered };
      case 'draft': {
        const { effects, text, proposal } = composition;
        const facts = withFacts(memory.facts, effects.facts);
        if (effects.handOver !== null) {
          const { sources } = composition.effort;
          const outcome = { ...handedOver(state, effects.handOver, text), sources };
          return { outcome, memory: { ...remembered, facts } };
        }
        const { kind, because: reason, keyword } = decision;
        return {
          outcome: { decision: { kind, reason, keyword }, answer: text, sources: composition.effort.sources },
          memory: {
            ...remembered,
            facts,
            proposal: proposal === null ? earlier : rememberProposal({ ...proposal, state: 'live' }, markOf(text)),
          },
        };
      }
    }
  }

  const decideAt = (state: ChatState, now: Date) =>
    decideReply(situationOf(state, { now, quietMs: 0, planAllowsAutoreplies: true }));

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
    state: ChatState,
    decision: ReplyDecision,
    now: Date,
    memory: TrialMemory,
  ): Promise<{ decision: FinalDecision; memory: TrialMemory }> {
    const { workspaceId } = state.bot;
    let [decided, dangers] = [decision, memory.dangers];
    if (decided.kind === 'ask-danger') {
      const danger =
        (await findKnownPolicy(state, decided.question, { truth: options.truth, now })) ??
        (await options.tryQuestion.danger(workspaceId, state.agent!.model, decided.question));
      state.messages.at(-1)!.danger = danger;
      dangers = [...dangers, { key: danger.key, says: danger.says }];
      decided = decideAt(state, now);
    }
    if (decided.kind === 'ask-intent') {
      const intent = await options.tryQuestion.intent(workspaceId, state.agent!.model, decided.question);
      state.messages.at(-1)!.intent = intent;
      decided = decideAt(state, now);
    }
    return {
      decision: isFinal(decided) ? decided : { kind: 'stay-silent', because: 'no-keyword' },
      memory: { ...memory, dangers },
    };
  }

  return async (agent, conversation, brought) => {
    const now = clock.now();
    const recalled = readMemory(brought);
    const holding: Practice['holding'] = { call: null, proposal: null };
    const practice = await options.practice.open(agent.workspaceId, agent.id, holding);
    const begun = emptyChat({ ...agent, delayType: 'custom', replyDelayMinutes: 0 }, now);
    const state: ChatState = { ...begun, coachZone: practice.timeZone };
    recall(state, recalled);
    let last: ReplyDecision = { kind: 'stay-silent', because: 'already-answered' };
    for (const [index, message] of conversation.entries()) {
      const at = new Date(now.getTime() - (conversation.length - 1 - index) * pauseMs);
      state.messages.push(sentence(state, message, at, recalled, practice.holding));
      if (message.from === 'agent') continue;
      state.chat.lastInboundAt = at;
      // A long conversation takes many decisions, so other work gets its turn in between.
      await setImmediate();
      last = decideWith(recalled, state, at);
      const next = conversation[index + 1];
      if (next !== undefined) finish(state.chat, last, { at, wasAnswered: next.from === 'agent' });
    }
    const { decision, memory } = await decideFinally(state, last, now, recalled);
    if (decision.kind !== 'reply') return { sources: [], ...silent(state, decision), practice: writeMemory(memory) };
    practice.holding.call = callInMemory(memory, state.messages[0]!.sentAt, practice.place);
    const answered = await answer(state, decision, practice, memory);
    return { sources: [], ...answered.outcome, practice: writeMemory(answered.memory) };
  };
}

/** Applies what was learned and booked in the trial so far. */
function recall({ chat }: ChatState, { facts, call }: TrialMemory): void {
  chat.facts = facts;
  if (call !== null) chat.stage = 'booked';
}

/** Returns the row of a message of the trial, with the proposal if the message made it. */
function sentence(
  state: ChatState,
  message: TrialMessage,
  at: Date,
  { proposal }: TrialMemory,
  holding: Practice['holding'],
): MessageRow {
  const row = messageOf(state, message, at);
  if (proposal === null || message.from === 'lead' || markOf(message.text) !== proposal.said) return row;
  const { said: _, ...details } = proposal;
  holding.proposal = { ...details, messageId: row.id, saidAt: at, expiresAt: new Date(at.getTime() + proposalLifeMs) };
  return { ...row, quickReplies: [] };
}

/** Returns the outcome of a decision with which no text of the model's is sent. */
function silent(state: ChatState, decision: Exclude<FinalDecision, { kind: 'reply' }>): Outcome {
  const answer = closingMessage(state, decision);
  if (decision.kind === 'opt-out') {
    return { decision: { kind: 'opt-out', reason: 'opt-out', keyword: null }, answer };
  }
  const keyword = decision.kind === 'wait' ? decision.keyword : null;
  return { decision: { kind: decision.kind, reason: decision.because, keyword }, answer };
}

/** Returns the outcome of a judgment with which no text of the model's is sent. */
function applyJudgment(state: ChatState, effects: ReplyEffects): Outcome {
  const verdict = decideByJudgment(state, effects);
  if (verdict?.kind !== 'opt-out') return handedOver(state, verdict?.because ?? effects.handOver!, null);
  return { decision: { kind: 'opt-out', reason: 'opt-out', keyword: null }, answer: closingMessage(state, verdict) };
}

/** Returns the outcome of a hand-over. Our words replace a missing text, and any text if the reason is severe. */
function handedOver(state: ChatState, because: HandOverReason, text: string | null): Outcome {
  const decision: HandOver = { kind: 'hand-over', because, ...(isSevere(because) ? { severe: true } : {}) };
  return {
    decision: { kind: 'hand-over', reason: because, keyword: null },
    answer: decision.severe === undefined && text !== null ? text : closingMessage(state, decision),
  };
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
