import { setImmediate } from 'node:timers/promises';
import type { AgentTrial } from '@spotter/contract';
import { decideReply, isSevere, type HandOver, type HandOverReason, type ReplyDecision } from '@spotter/domain';
import type { TryAgent } from '../agents/agents.service.ts';
import type { ChatRow, ChatState } from '../chats/chat-state.ts';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ReplyEffects } from './agent-tools.ts';
import { composeReply } from './compose-reply.ts';
import type { ModelBudget } from './model-budget.ts';
import { verdictOf } from './lines/verdict.ts';
import { partingWords } from './parting-words.ts';
import { situationOf } from './situation.ts';
import { emptyChat, messageOf } from './unstored-chat.ts';

/** A lead takes about this long between two messages. */
const pauseMs = 30_000;

/**
 * What an agent would do with a conversation that never was: the very rules and the very composing of a real one, on
 * a chat that stands in no table. Waiting times are left out, and nothing is sent or stored; the tokens count like all others.
 */
export function createAgentTrial(options: {
  clock: Clock;
  budget: ModelBudget;
  modelTimeoutMs: number;
  canary: string;
}): TryAgent {
  const { clock } = options;

  async function answer(state: ChatState, decision: Extract<ReplyDecision, { kind: 'reply' }>): Promise<AgentTrial> {
    await options.budget.check(state.bot.userId);
    const composition = await composeReply(state, {
      model: options.budget.modelFor(state.bot.userId),
      canary: options.canary,
      calls: null,
      now: clock.now(),
      timeoutMs: options.modelTimeoutMs,
      signal: new AbortController().signal,
    });
    switch (composition.kind) {
      case 'aborted':
      case 'unavailable':
        throw new AppError('provider_down', 'We can’t reach the language model right now. Please try again.');
      case 'unusable':
        return handedOver(state, 'failed-twice', null);
      case 'only-effects':
        return tellVerdict(state, composition.effects);
      case 'draft': {
        const { handOver } = composition.effects;
        if (handOver !== null) return handedOver(state, handOver, composition.text);
        const { kind, because: reason, keyword } = decision;
        return { decision: { kind, reason, keyword }, answer: composition.text };
      }
    }
  }

  return async (agent, conversation) => {
    const now = clock.now();
    const state = emptyChat({ ...agent, delayType: 'custom', replyDelayMinutes: 0 }, now);
    let decision: ReplyDecision = { kind: 'stay-silent', because: 'already-answered' };
    for (const [index, message] of conversation.entries()) {
      const at = new Date(now.getTime() - (conversation.length - 1 - index) * pauseMs);
      state.messages.push(messageOf(state, message, at));
      if (message.from === 'agent') continue;
      state.chat.lastInboundAt = at;
      // A long conversation is decided many times: others have their turn in between.
      await setImmediate();
      decision = decideReply(situationOf(state, { now: at, quietMs: 0, planAllowsAutoreplies: true }));
      if (index < conversation.length - 1) settle(state.chat, decision, at);
    }
    switch (decision.kind) {
      case 'reply':
        return answer(state, decision);
      case 'opt-out':
        return {
          decision: { kind: 'opt-out', reason: 'opt-out', keyword: null },
          answer: partingWords(state, decision),
        };
      default:
        return {
          decision: {
            kind: decision.kind,
            reason: decision.because,
            keyword: decision.kind === 'wait' ? decision.keyword : null,
          },
          answer: partingWords(state, decision),
        };
    }
  };
}

/** The model judged that nothing of its own is to be said. */
function tellVerdict(state: ChatState, effects: ReplyEffects): AgentTrial {
  const verdict = verdictOf(state, effects);
  if (verdict?.kind !== 'opt-out') return handedOver(state, verdict?.because ?? effects.handOver!, null);
  return { decision: { kind: 'opt-out', reason: 'opt-out', keyword: null }, answer: partingWords(state, verdict) };
}

/** The model found that a person is needed: our words take the place of its own where it is severe or has none. */
function handedOver(state: ChatState, because: HandOverReason, text: string | null): AgentTrial {
  const decision: HandOver = { kind: 'hand-over', because, ...(isSevere(because) ? { severe: true } : {}) };
  return {
    decision: { kind: 'hand-over', reason: because, keyword: null },
    answer: decision.severe === undefined && text !== null ? text : partingWords(state, decision),
  };
}

/** What an earlier decision left behind in the chat. */
function settle(chat: ChatRow, decision: ReplyDecision, at: Date): void {
  if (decision.kind === 'reply') {
    chat.engagedAt ??= at;
    chat.optedOutAt = null;
  }
  if (decision.kind === 'opt-out') chat.optedOutAt = at;
  if (decision.kind === 'hand-over') {
    chat.autorepliesEnabled = false;
    chat.offReason = 'hand-over';
  }
}
