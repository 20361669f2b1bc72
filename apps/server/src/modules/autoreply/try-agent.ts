import type { AgentTrial } from '@spotter/contract';
import { decideReply, type ReplyDecision } from '@spotter/domain';
import type { LanguageModel } from '@spotter/providers/ports/language-model';
import type { TrialMessage, TryAgent } from '../agents/agents.service.ts';
import type { AgentRow } from '../agents/agents.repository.ts';
import type { ChatRow, ChatState, MessageRow } from '../chats/chat-state.ts';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { composeReply } from './compose-reply.ts';
import { optOutConfirmation } from './opt-out-confirmation.ts';
import { situationOf } from './situation.ts';

/** A lead takes about this long between two messages. */
const pauseMs = 30_000;

/**
 * What an agent would do with a conversation that never was: the very rules and the very composing of a real one, on
 * a chat that stands in no table. Waiting times are left out, and nothing is sent, stored or counted.
 */
export function createAgentTrial(options: {
  clock: Clock;
  model: LanguageModel;
  modelTimeoutMs: number;
  canary: string;
}): TryAgent {
  const { clock } = options;

  async function answer(state: ChatState, decision: Extract<ReplyDecision, { kind: 'reply' }>): Promise<AgentTrial> {
    const composition = await composeReply(state, {
      ...options,
      now: clock.now(),
      timeoutMs: options.modelTimeoutMs,
      signal: new AbortController().signal,
    });
    switch (composition.kind) {
      case 'aborted':
      case 'unavailable':
        throw new AppError('provider_down', 'The language model cannot be reached at the moment. Please try again.');
      case 'unusable':
        return { decision: { kind: 'hand-over', reason: 'failed-twice', keyword: null }, answer: null };
      case 'only-effects':
        return { decision: { kind: 'hand-over', reason: composition.effects.handOver!, keyword: null }, answer: null };
      case 'draft': {
        const { handOver } = composition.effects;
        const { kind, because: reason, keyword } = decision;
        return {
          decision:
            handOver === null ? { kind, reason, keyword } : { kind: 'hand-over', reason: handOver, keyword: null },
          answer: composition.text,
        };
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
      decision = decideReply(situationOf(state, { now: at, quietMs: 0 }));
      if (index < conversation.length - 1) settle(state.chat, decision, at);
    }
    switch (decision.kind) {
      case 'reply':
        return answer(state, decision);
      case 'opt-out':
        return {
          decision: { kind: 'opt-out', reason: 'opt-out', keyword: null },
          answer: optOutConfirmation(conversation.at(-1)!.text),
        };
      default:
        return {
          decision: {
            kind: decision.kind,
            reason: decision.because,
            keyword: decision.kind === 'wait' ? decision.keyword : null,
          },
          answer: null,
        };
    }
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

function emptyChat(agent: AgentRow, now: Date): ChatState {
  const id = newId();
  const bot = { id: newId(), userId: agent.userId, channel: 'instagram' as const, accountId: '', enabled: true };
  return {
    chat: {
      id,
      userId: agent.userId,
      botId: bot.id,
      contactId: 'lead',
      username: null,
      name: null,
      pictureUrl: null,
      profileCheckedAt: null,
      autorepliesEnabled: true,
      offReason: null,
      takenOverAt: null,
      takenOverVia: null,
      handedBackAt: null,
      engagedAt: null,
      engagedKeyword: null,
      optedOutAt: null,
      otherAppOwnsThread: false,
      stage: 'new',
      facts: [],
      lastInboundAt: null,
      lastActivityAt: null,
      referral: null,
      pendingReplyAt: null,
      lastDecision: null,
      failedAttempts: 0,
      failedTurn: null,
      createdAt: now,
    },
    bot,
    agent,
    account: { credentialId: id, status: 'connected', sealedToken: null },
    messages: [],
  };
}

function messageOf({ chat, messages }: ChatState, { from, text }: TrialMessage, at: Date): MessageRow {
  return {
    id: newId(),
    sequence: messages.length,
    chatId: chat.id,
    botId: chat.botId,
    providerId: null,
    author: from === 'lead' ? 'contact' : 'agent',
    text,
    attachments: [],
    context: null,
    state: 'shown',
    standby: false,
    sentAt: at,
    receivedAt: at,
    status: from === 'lead' ? 'received' : 'sent',
    aborted: false,
    turn: null,
    part: 0,
    decisionId: null,
    failure: null,
    attempts: 0,
    attemptedAt: null,
    nextAttemptAt: null,
  };
}
