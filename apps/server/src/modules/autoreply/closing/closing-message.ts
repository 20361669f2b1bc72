import {
  asksIfBot,
  disclosesBot,
  disclosureWords,
  handOverWords,
  oneMessageLimit,
  optOutConfirmation,
  type ReplyDecision,
} from '@spotter/domain/autoreply';
import type { ChatLanguage } from '@spotter/language/detection/chat-languages';
import { chatLanguage, findZoneFact, spokenTexts, type ChatState, unansweredMessages } from '../../chats/index.ts';

/**
 * Returns the agent's parting message for a decision; null when it has none. `back`: when the coach is usually
 * back, in words.
 */
export function closingMessage(state: ChatState, decision: ReplyDecision, back: string | null = null): string | null {
  switch (decision.kind) {
    case 'opt-out': {
      const { newest, earlier, ours } = spokenTexts(state);
      return optOutConfirmation(newest, earlier, ours);
    }
    case 'hand-over': {
      const language = chatLanguage(state);
      const words = handOverWords(decision, {
        language,
        contactZone: findZoneFact(state.chat.facts),
        coachZone: state.coachZone,
        coachWords: state.agent?.caringWords ?? null,
        limit: oneMessageLimit,
      });
      // In an emergency the contact gets only the caring words. Everybody else who asks gets the true answer first.
      return decision.severe === true ? words : withTrueAnswer(state, back === null ? words : `${words} ${back}`);
    }
    default:
      return null;
  }
}

/** Returns whether the contact asks, in an unanswered message, if a machine writes. */
export function isAskedIfBot({ messages, chat }: ChatState): boolean {
  return unansweredMessages(messages, chat.canceledTurn).some(
    (message) => message.state !== 'unsent' && asksIfBot(message.text),
  );
}

/** Returns the product's own answer to whether a machine writes, for when the agent finds no words for it. */
export function trueAnswer(state: ChatState, language: ChatLanguage = chatLanguage(state)): string {
  return disclosureWords(language, state.agent?.disclosureWords ?? null, oneMessageLimit);
}

/**
 * Returns a text that answers, where the contact asks, whether a machine writes:
 * itself, or behind the product's words.
 */
export function withTrueAnswer(state: ChatState, text: string): string {
  return isAskedIfBot(state) && !disclosesBot(text) ? `${trueAnswer(state)} ${text}` : text;
}
