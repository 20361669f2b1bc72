import { findPause, type Hold, type Pause } from '@spotter/domain/autoreply';
import type { ChatState, PlainChatState } from './chat-state.ts';

/** Returns the pause that the coach has put on a chat, its account or its agent; null while there is none. */
export function findCoachPause({ chat, bot, agent }: PlainChatState, now: Date): Pause | null {
  const ends = { chat: chat.pausedUntil, account: bot.pausedUntil, agent: agent?.pausedUntil ?? null };
  return findPause(ends, now);
}

/** Returns the same as something that a message of the agent has to wait for. */
export function coachHold(state: ChatState, now: Date): Hold | null {
  const pause = findCoachPause(state, now);
  return pause === null ? null : { because: 'paused', until: pause.until };
}
