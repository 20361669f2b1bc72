import { dormantAfterMs } from '../autoreply/decision/dormancy.ts';
import type { OffReason } from '../autoreply/decision/reply-situation.ts';

/** The recorded facts of a chat that decide whether the agent answers the next message. */
export type AgentStateFacts = {
  now: Date;
  /** The switch of the whole account. */
  accountEnabled: boolean;
  /** The chat's own switch. */
  chatEnabled: boolean;
  /** Why the chat is off; null while it is on. */
  offReason: OffReason | null;
  takenOver: boolean;
  /** Whether an agent is linked to the account. */
  hasAgent: boolean;
  engaged: boolean;
  optedOut: boolean;
  /** Whether the contact is taken for a seller. */
  isSpam: boolean;
  otherAppOwnsThread: boolean;
  /** When a message without a keyword stops being answered; null: never. */
  sleepsFrom: Date | null;
  /** Whether the stage is `lost`. */
  isLost: boolean;
  /** Whether an answer is planned, and whether something holds it back. */
  pending: 'none' | 'soon' | 'held';
};

/**
 * What the agent does in a chat, in the words of a coach. Only with `on` and a planned answer does it answer
 * every message.
 */
export const agentStates = [
  'taken-over',
  'spam',
  'stopped',
  'not-a-lead',
  'off',
  'no-agent',
  'other-app',
  'delayed',
  'waiting',
  'waits-for-keyword',
  'on',
] as const;
export type AgentState = (typeof agentStates)[number];

/**
 * Returns what the agent does in a chat: a person goes first, then spam and the contact's stop request, then
 * the switches, then everything else.
 */
export function agentStateOf(facts: AgentStateFacts): AgentState {
  if (facts.takenOver) return 'taken-over';
  if (facts.isSpam) return 'spam';
  if (facts.optedOut && facts.pending === 'none') return 'stopped';
  if (!facts.chatEnabled && facts.offReason === 'finished' && facts.isLost) return 'not-a-lead';
  if (!facts.chatEnabled || !facts.accountEnabled) return 'off';
  if (!facts.hasAgent) return 'no-agent';
  if (facts.otherAppOwnsThread) return 'other-app';
  if (facts.pending !== 'none') return facts.pending === 'held' ? 'delayed' : 'waiting';
  if (!facts.engaged) return facts.isLost ? 'not-a-lead' : 'waits-for-keyword';
  return facts.sleepsFrom !== null && facts.sleepsFrom <= facts.now ? 'waits-for-keyword' : 'on';
}

/**
 * Returns from when on the agent needs a keyword again in a chat that it has engaged; null while an unanswered
 * message has brought it back.
 */
export function sleepsFrom(chat: {
  /** The newest message of either side. */
  lastActivityAt: Date | null;
  handedBackAt: Date | null;
  /** Whether a message of the contact is unanswered. */
  isAwaiting: boolean;
  /** When that message was found to need a keyword. */
  foundDormantAt: Date | null;
}): Date | null {
  if (chat.isAwaiting) return chat.foundDormantAt;
  const lastSign = Math.max(chat.lastActivityAt?.getTime() ?? 0, chat.handedBackAt?.getTime() ?? 0);
  return lastSign === 0 ? null : new Date(lastSign + dormantAfterMs);
}
