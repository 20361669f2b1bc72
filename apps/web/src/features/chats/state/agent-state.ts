import type { Chat } from '@spotter/contract';
import { type AgentState, agentStateOf } from '@spotter/domain/inbox';
import { troubleSentence } from '../why/decision-sentence.ts';

/** Returns what the agent does in a chat now. `botEnabled` is the switch of the whole account. */
export function stateOfAgent(chat: Chat, botEnabled: boolean, now: Date): AgentState {
  const { agentId, offReason, otherApp, sleepsFrom, takenFrom: _, ...standing } = chat.answering;
  return agentStateOf({
    ...standing,
    now,
    accountEnabled: botEnabled,
    chatEnabled: chat.chatEnabled,
    offReason,
    takenOver: chat.takenOver !== null,
    isSpam: chat.spam !== null,
    hasAgent: agentId !== null,
    otherAppOwnsThread: otherApp !== null,
    sleepsFrom: sleepsFrom === null ? null : new Date(sleepsFrom),
    isLost: chat.stage === 'lost',
    pending: chat.pendingReply === null ? 'none' : troubleSentence(chat.lastDecision) === null ? 'soon' : 'held',
  });
}

/** Whether a person has the chat: they took it over, or the agent handed it over. */
export function isWithPerson({ chatEnabled, takenOver, answering }: Chat): boolean {
  return !chatEnabled && (takenOver !== null || answering.offReason === 'hand-over');
}

/** Returns how the coach may give the chat to the agent now; null if that is not theirs to do here. */
export function wayToAgent(chat: Chat, state: AgentState, botEnabled: boolean): 'hand-back' | 'let-answer' | null {
  if (isWithPerson(chat) && state !== 'spam') return 'hand-back';
  // If the account's switch is off, the header says so.
  const isOff = botEnabled && (state === 'not-a-lead' || state === 'off');
  return state === 'waits-for-keyword' || isOff ? 'let-answer' : null;
}
