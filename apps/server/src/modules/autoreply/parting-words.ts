import { caringWords, isSevere, languageOf, optOutConfirmation, type ReplyDecision } from '@spotter/domain';
import type { ChatState } from '../chats/chat-state.ts';

/** So much of what the contact wrote tells their language. */
const newestTexts = 6;

/** What the agent says when it takes its leave with this decision; null where it goes without a word. */
export function partingWords(state: ChatState, decision: ReplyDecision): string | null {
  const said = state.messages.filter(({ author }) => author === 'contact').map(({ text }) => text);
  if (decision.kind === 'opt-out') return optOutConfirmation(said.at(-1) ?? '', said.slice(-newestTexts, -1));
  if (decision.kind === 'hand-over' && decision.severe === true && isSevere(decision.because)) {
    return caringWords(languageOf(said.slice(-newestTexts)), decision.because, state.agent?.caringWords ?? null);
  }
  return null;
}
