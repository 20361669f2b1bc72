import { setImmediate } from 'node:timers/promises';
import type { AgentTrial } from '@spotter/contract';
import { decideReply, type ReplyDecision } from '@spotter/domain/autoreply';
import { callMs, proposalLifeMs } from '@spotter/domain/booking';
import type { TrialMessage, TryAgent } from '../../agents/index.ts';
import type { PracticeDesk } from '../../booking/index.ts';
import { type ChatRow, type ChatState, type MessageRow, situationOf } from '../../chats/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import { composeAnswer } from '../composing/compose-answer.ts';
import { findKnownPolicy } from '../questions/known-policy.ts';
import type { TryQuestion } from '../questions/try-question.ts';
import type { ModelBudget } from '../model/model-budget.ts';
import { modelUnreachable } from '../model/model-unreachable.ts';
import { isFinal, type FinalDecision } from '../record/recorded-decision.ts';
import type { KnowledgeSources } from '../sources/known-sources.ts';
import { emptyChat, messageOf } from './in-memory-chat.ts';
import { callInMemory, markOf, readMemory, writeMemory, type TrialMemory } from './trial-memory.ts';
import { outcomeOf, silent, type Outcome } from './trial-outcome.ts';

/** The assumed pause of a lead between two messages. */
const pauseMs = 30_000;

type Reply = Extract<ReplyDecision, { kind: 'reply' }>;
type Practice = Awaited<ReturnType<PracticeDesk['open']>>;

type Parts = {
  clock: Clock;
  budget: ModelBudget;
  practice: PracticeDesk;
  truth: KnowledgeSources;
  tryQuestion: TryQuestion;
  modelTimeoutMs: number;
  canary: string;
};

/**
 * Tries an agent on a made-up conversation, with the rules and the composing of a real one, on a chat that is in
 * no table. It leaves waiting times out, and sends and stores nothing. Calls are booked for practice only, at
 * times that are really open. The tokens count toward the budget.
 */
export function createAgentTrial(parts: Parts): TryAgent {
  return async (agent, conversation, brought) => {
    const now = parts.clock.now();
    const recalled = readMemory(brought);
    const holding: Practice['holding'] = { call: null, proposal: null };
    const practice = await parts.practice.open(agent.workspaceId, agent.id, holding);
    const begun = emptyChat({ ...agent, delayType: 'custom', replyDelayMinutes: 0 }, now);
    const state: ChatState = { ...begun, coachZone: practice.timeZone, coachName: practice.coachName };
    recall(state, recalled, practice.link);
    const last = await retell(state, conversation, recalled, { now, holding: practice.holding });
    const { decision, memory } = await decideFinally(parts, state, last, now, recalled);
    if (decision.kind !== 'reply') return trialOf(silent(state, decision), memory);
    practice.holding.call = callInMemory(memory, state.messages[0]!.sentAt, practice.place);
    const answered = await answer(parts, state, decision, practice, memory);
    return trialOf(answered.outcome, answered.memory);
  };
}

function trialOf(outcome: Outcome, memory: TrialMemory): AgentTrial {
  const { facts, call } = memory;
  const messages = outcome.answer === null ? [] : [outcome.answer];
  return { sources: [], messages, ...outcome, facts, call: call?.toISOString() ?? null, practice: writeMemory(memory) };
}

/** Has the conversation happen in the chat. Returns the decision about its newest message. */
async function retell(
  state: ChatState,
  conversation: TrialMessage[],
  recalled: TrialMemory,
  { now, holding }: { now: Date; holding: Practice['holding'] },
): Promise<ReplyDecision> {
  let last: ReplyDecision = { kind: 'stay-silent', because: 'already-answered' };
  for (const [index, message] of conversation.entries()) {
    const at = new Date(now.getTime() - (conversation.length - 1 - index) * pauseMs);
    state.messages.push(sentence(state, message, at, recalled, holding));
    if (message.from === 'agent') continue;
    state.chat.lastInboundAt = at;
    // A long conversation takes many decisions, so other work gets its turn in between.
    await setImmediate();
    last = decideWith(recalled, state, at);
    const next = conversation[index + 1];
    if (next !== undefined) finish(state.chat, last, { at, wasAnswered: next.from === 'agent' });
  }
  return last;
}

async function answer(
  parts: Parts,
  state: ChatState,
  decision: Reply,
  practice: Practice,
  memory: TrialMemory,
): Promise<{ outcome: Outcome; memory: TrialMemory }> {
  const { workspaceId } = state.bot;
  await parts.budget.check(workspaceId);
  const composition = await composeAnswer(state, decision.because, {
    model: parts.budget.modelFor({ workspaceId, isAwaited: true }),
    canary: parts.canary,
    calls: practice.calls,
    now: parts.clock.now(),
    timeoutMs: parts.modelTimeoutMs,
    signal: new AbortController().signal,
    truth: parts.truth,
  });
  const { call, proposal } = practice.holding;
  const earlier = memory.proposal && { ...memory.proposal, state: proposal?.state ?? memory.proposal.state };
  if (composition.kind === 'aborted' || composition.kind === 'unavailable') throw modelUnreachable();
  return outcomeOf(state, decision, composition, { ...memory, call: call?.start ?? null, proposal: earlier });
}

function decideAt(state: ChatState, now: Date): ReplyDecision {
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
  { truth, tryQuestion }: Parts,
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
