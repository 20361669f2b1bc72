import { dormantAfterMs } from '../autoreply/decision/dormancy.ts';
import type { OffReason } from '../autoreply/decision/reply-situation.ts';

/** What is recorded of a chat, as far as it decides whether the agent answers what they write next. */
export type AgentStateFacts = {
  now: Date;
  /** The switch of the whole account. */
  accountEnabled: boolean;
  /** The chat's own switch. */
  chatEnabled: boolean;
  /** Why the chat is off; nothing while it is on. */
  offReason: OffReason | null;
  takenOver: boolean;
  /** Whether an agent is linked to the account. */
  hasAgent: boolean;
  engaged: boolean;
  optedOut: boolean;
  otherAppOwnsThread: boolean;
  /** From when a message without a keyword is not answered any more; null: always. */
  sleepsFrom: Date | null;
  /** Whether the stage is `lost`. */
  isLost: boolean;
  /** An answer on its way, and whether something holds it back. */
  pending: 'none' | 'soon' | 'held';
};

/** What the agent does in a chat, as a coach would say it. Only with `on` and an answer on its way does it answer whatever comes. */
export const agentStates = [
  'taken-over',
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

/** What the agent does in a chat: a person goes before their wish to stop, that before the switches, these before all else. */
export function agentStateOf(facts: AgentStateFacts): AgentState {
  if (facts.takenOver) return 'taken-over';
  if (facts.optedOut && facts.pending === 'none') return 'stopped';
  if (!facts.chatEnabled && facts.offReason === 'finished' && facts.isLost) return 'not-a-lead';
  if (!facts.chatEnabled || !facts.accountEnabled) return 'off';
  if (!facts.hasAgent) return 'no-agent';
  if (facts.otherAppOwnsThread) return 'other-app';
  if (facts.pending !== 'none') return facts.pending === 'held' ? 'delayed' : 'waiting';
  if (!facts.engaged) return facts.isLost ? 'not-a-lead' : 'waits-for-keyword';
  return facts.sleepsFrom !== null && facts.sleepsFrom <= facts.now ? 'waits-for-keyword' : 'on';
}

/** From when the agent needs a keyword again in a chat that it has; null while something of theirs is unanswered and woke it. */
export function sleepsFrom(chat: {
  /** The newest message of either side. */
  lastActivityAt: Date | null;
  handedBackAt: Date | null;
  /** Something of theirs is unanswered. */
  isAwaiting: boolean;
  /** When that was found to need a keyword. */
  foundDormantAt: Date | null;
}): Date | null {
  if (chat.isAwaiting) return chat.foundDormantAt;
  const lastSign = Math.max(chat.lastActivityAt?.getTime() ?? 0, chat.handedBackAt?.getTime() ?? 0);
  return lastSign === 0 ? null : new Date(lastSign + dormantAfterMs);
}
