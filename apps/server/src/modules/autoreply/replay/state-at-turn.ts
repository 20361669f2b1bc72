import { foldText } from '@spotter/language/text/folded-text';
import type { AgentRow } from '../../agents/index.ts';
import type { CallsAt } from '../../booking/index.ts';
import type { ChatState, MessageRow } from '../../chats/index.ts';
import type { TrueTurn } from './true-turns.repository.ts';

/**
 * Returns a chat as it was at a turn, for an agent that had it: with what was said up to there, and without what
 * was learned, decided or switched later.
 */
export function stateAtTurn(
  present: ChatState,
  { history, decision }: TrueTurn,
  { agent, call, link }: { agent: AgentRow; call: CallsAt['call']; link: string | null },
): ChatState {
  const { chat, bot } = present;
  const newest = history.at(-1)!;
  const isBegun = decision.reason !== 'trigger-keyword' || history.some(({ author }) => author === 'agent');
  return {
    ...present,
    // The time at which it answered is the truth.
    agent: { ...agent, delayType: 'custom', replyDelayMinutes: 0, activeHours: null },
    bot: { ...bot, enabled: true, pausedUntil: null },
    neverAnswered: false,
    awaitsHandle: false,
    pause: null,
    call: call === null ? null : { ...call, link },
    messages: history,
    chat: {
      ...chat,
      autorepliesEnabled: true,
      offReason: null,
      takenOverAt: null,
      takenOverVia: null,
      handOverReason: null,
      handedOverAt: null,
      handedBackAt: chat.handedBackAt !== null && chat.handedBackAt <= newest.receivedAt ? chat.handedBackAt : null,
      handBackNote: null,
      engagedAt: isBegun ? history[0]!.sentAt : null,
      optedOutAt: null,
      otherAppOwnsThread: false,
      neverAutoreply: false,
      spam: null,
      stage: call === null ? (isBegun ? 'engaged' : 'new') : 'booked',
      facts: knownFacts(chat.facts, history),
      lastInboundAt: newest.sentAt,
      windowRefusedAt: null,
      canceledTurn: null,
      pausedUntil: null,
      pendingReplyAt: null,
      failedAttempts: 0,
      failedTurn: null,
      refusedDrafts: [],
    },
  };
}

/** Returns the facts whose words the contact had written by then. */
function knownFacts(facts: ChatState['chat']['facts'], history: MessageRow[]): ChatState['chat']['facts'] {
  const said = history.filter(({ author }) => author === 'contact').map(({ text }) => foldText(text));
  return facts.filter(({ value }) => said.some((text) => text.includes(foldText(value))));
}
