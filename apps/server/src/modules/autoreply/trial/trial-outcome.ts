import type { AgentTrial } from '@spotter/contract';
import { oneMessageLimit, withFacts, type HandOver, type ReplyDecision } from '@spotter/domain/autoreply';
import { isSevere, type HandOverReason } from '@spotter/domain/safety';
import { answerMessages, openMessage, type ChatState } from '../../chats/index.ts';
import { closingMessage } from '../closing/closing-message.ts';
import type { Composition } from '../composing/composition.ts';
import type { FinalDecision } from '../record/recorded-decision.ts';
import { decideByJudgment } from '../safety-checks/decide-by-judgment.ts';
import type { ReplyEffects } from '../tools/agent-tools.ts';
import { markOf, rememberProposal, type TrialMemory } from './trial-memory.ts';

/** A trial's answer without the memory for the browser. */
export type Outcome = Pick<AgentTrial, 'decision' | 'answer'> & Partial<Pick<AgentTrial, 'sources' | 'messages'>>;

/** Returns what a composed answer comes to in a trial, and what is remembered of it. */
export function outcomeOf(
  state: ChatState,
  { kind, because: reason, keyword }: Extract<ReplyDecision, { kind: 'reply' }>,
  composition: Exclude<Composition, { kind: 'aborted' | 'unavailable' }>,
  memory: TrialMemory,
): { outcome: Outcome; memory: TrialMemory } {
  switch (composition.kind) {
    case 'unusable':
      if (reason === 'known-after-hand-over')
        return { outcome: silent(state, { kind: 'stay-silent', because: 'handed-over' }), memory };
      return { outcome: handedOver(state, 'failed-twice', null), memory };
    case 'only-effects':
      return { outcome: applyJudgment(state, composition.effects), memory };
    case 'draft': {
      const { effects, text: drafted, proposal } = composition;
      const { sources } = composition.effort;
      const remembered = { ...memory, facts: withFacts(memory.facts, effects.facts) };
      if (effects.handOver !== null)
        return { outcome: { ...handedOver(state, effects.handOver, drafted), sources }, memory: remembered };
      const how = { now: newestAt(state), limit: oneMessageLimit, inOne: effects.end !== null };
      const { text, texts: messages } = answerMessages(state, drafted, how);
      const made =
        proposal === null ? {} : { proposal: rememberProposal({ ...proposal, state: 'live' }, markOf(text)) };
      return {
        outcome: { decision: { kind, reason, keyword }, answer: text, messages, sources },
        memory: { ...remembered, ...made },
      };
    }
  }
}

/** Returns the outcome of a decision with which no text of the model's is sent. */
export function silent(state: ChatState, decision: Exclude<FinalDecision, { kind: 'reply' }>): Outcome {
  const words = closingMessage(state, decision, { now: newestAt(state) });
  const answer =
    words === null ? null : opened(state, words, decision.kind === 'hand-over' && decision.severe === true);
  if (decision.kind === 'opt-out') {
    return { decision: { kind: 'opt-out', reason: 'opt-out', keyword: null }, answer };
  }
  const keyword = 'keyword' in decision ? (decision.keyword ?? null) : null;
  return { decision: { kind: decision.kind, reason: decision.because, keyword }, answer };
}

/** Returns the outcome of a judgment with which no text of the model's is sent. */
function applyJudgment(state: ChatState, effects: ReplyEffects): Outcome {
  const verdict = decideByJudgment(state, effects);
  if (verdict?.kind !== 'opt-out') return handedOver(state, verdict?.because ?? effects.handOver!, null);
  return silent(state, verdict);
}

/** Returns the outcome of a hand-over. Our words replace a missing text, and any text if the reason is severe. */
function handedOver(state: ChatState, because: HandOverReason, text: string | null): Outcome {
  const decision: HandOver = { kind: 'hand-over', because, ...(isSevere(because) ? { severe: true } : {}) };
  if (decision.severe === true || text === null) return silent(state, decision);
  return { decision: { kind: 'hand-over', reason: because, keyword: null }, answer: opened(state, text) };
}

/** Returns what the contact would read, which may open with the sentence that a machine writes. */
function opened(state: ChatState, text: string, helpFirst = false): string {
  return openMessage(state, text, { now: newestAt(state), limit: null, helpFirst }).text;
}

function newestAt({ messages }: ChatState): Date {
  return messages.at(-1)!.receivedAt;
}
