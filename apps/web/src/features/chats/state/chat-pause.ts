import type { Chat, ChatPlan } from '@spotter/contract';
import type { AgentState } from '@spotter/domain/inbox';
import { sayTimeLeft } from '../../../components/time/length-of-time.ts';
import { isRunning, sayPauseEnd } from '../../../components/pause/pause-time.ts';

/** The pause that keeps the agent silent in a chat. */
export type ChatPause = NonNullable<ChatPlan['pause']>;

const silencedStates: readonly AgentState[] = ['on', 'waiting', 'delayed', 'waits-for-keyword'];

/**
 * Returns the pause of a chat in which the agent would answer otherwise, of several the one that ends last.
 * `known` is what is known of those of its account and agent.
 */
export function pauseOf(
  { pausedUntil }: Pick<Chat, 'pausedUntil'>,
  known: ChatPause | null,
  state: AgentState,
  now: Date,
): ChatPause | null {
  if (!silencedStates.includes(state)) return null;
  // The chat's own is always up to date in the chat itself.
  const others = known !== null && known.by !== 'chat' && isRunning(known.until, now) ? known : null;
  if (!isRunning(pausedUntil, now)) return others;
  const own = { by: 'chat' as const, until: pausedUntil };
  return others !== null && Date.parse(others.until) > Date.parse(own.until) ? others : own;
}

const silences: Record<ChatPause['by'], string> = {
  chat: 'You paused this chat',
  account: 'You paused this account',
  agent: 'You paused this agent',
};

/** Returns why the agent is silent, and how long: `You paused this chat until 3:22 PM (24 min left).` */
export function pausedSentence({ by, until }: ChatPause, now: Date): string {
  return `${silences[by]} until ${sayPauseEnd(until, now)} (${sayTimeLeft(until, now)} left).`;
}
