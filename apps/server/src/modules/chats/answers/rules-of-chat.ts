import type { AgentRule } from '@spotter/domain/autoreply';
import type { ChatState } from '../chat-state.ts';

/** Returns the rules for answers in a chat: those of its agent, and those of the chat alone. */
export function rulesOf({ agent, chat }: Pick<ChatState, 'agent' | 'chat'>): AgentRule[] {
  return [...(agent?.rules ?? []), ...chat.rules];
}
