import type { AgentRules, ReplySituation } from '@spotter/domain';
import type { ChatState, MessageRow } from '../chats/chat-state.ts';

/** The facts of the autoreply decision, taken from the present state of a chat. */
export function situationOf(state: ChatState, settings: { now: Date; quietMs: number }): ReplySituation {
  const { chat, bot } = state;
  const unanswered = unansweredMessages(state.messages);
  const before = state.messages[state.messages.length - unanswered.length - 1];
  return {
    now: settings.now,
    quietMs: settings.quietMs,
    bot: { enabled: bot.enabled },
    agent: state.agent === null ? null : rulesOf(state.agent),
    planAllowsAutoreplies: true,
    chat: {
      enabled: chat.autorepliesEnabled,
      offReason: chat.autorepliesEnabled ? null : (chat.offReason ?? 'coach-toggle'),
      engaged: chat.engagedAt !== null,
      optedOut: chat.optedOutAt !== null,
      otherAppOwnsThread: chat.otherAppOwnsThread,
      handedBackAt: chat.handedBackAt,
    },
    unanswered: unanswered.map((message) => ({
      id: message.id,
      text: message.text,
      kind: message.standby ? 'standby' : message.state === 'unsupported' ? 'unsupported' : 'content',
      hasAttachments: message.attachments.length > 0,
      deleted: message.state === 'unsent',
      receivedAt: message.receivedAt,
    })),
    lastInboundAt: chat.lastInboundAt,
    quietSince: before?.sentAt ?? null,
    failedAttempts: chat.failedTurn !== null && chat.failedTurn === unanswered.at(-1)?.id ? chat.failedAttempts : 0,
  };
}

/** What the contact wrote since the business side last wrote; a dropped draft of the agent was never said. */
function unansweredMessages(messages: MessageRow[]): MessageRow[] {
  const lastOwn = messages.findLastIndex((message) => message.author !== 'contact' && !message.aborted);
  return messages.slice(lastOwn + 1).filter((message) => message.author === 'contact');
}

function rulesOf(agent: NonNullable<ChatState['agent']>): AgentRules {
  return {
    triggerKeywords: agent.triggerKeywords,
    reengagementKeywords: agent.reengagementKeywords,
    delay: agent.delayType === 'adaptive' ? { type: 'adaptive' } : { type: 'custom', minutes: agent.replyDelayMinutes },
  };
}
