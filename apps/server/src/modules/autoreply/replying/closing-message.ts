import {
  asksIfBot,
  disclosesBot,
  disclosureWords,
  handOverWords,
  optOutConfirmation,
  type ChatLanguage,
  type MessageLimit,
  type ReplyDecision,
} from '@spotter/domain';
import type { ChatState } from '../../chats/chat-state.ts';
import { chatLanguage, findZoneFact, shownMessages } from './chat-facts.ts';
import { unansweredMessages } from '../../chats/reply-situation.ts';

/** So much of what the contact wrote tells their language. */
const newestTexts = 6;
/** The shortest that a platform allows: who takes leave says it in one message. */
const shortestLimit: MessageLimit = { unit: 'bytes', max: 1000 };

/** What the agent says when it takes its leave with this decision; null where it goes without a word. */
export function partingWords(state: ChatState, decision: ReplyDecision): string | null {
  switch (decision.kind) {
    case 'opt-out': {
      const said = shownMessages(state)
        .filter(({ author }) => author === 'contact')
        .map(({ text }) => text);
      return optOutConfirmation(said.at(-1) ?? '', said.slice(-newestTexts, -1), chatLanguage(state));
    }
    case 'hand-over': {
      const language = chatLanguage(state);
      const words = handOverWords(decision, {
        language,
        contactZone: findZoneFact(state.chat.facts),
        coachZone: state.coachZone,
        coachWords: state.agent?.caringWords ?? null,
        limit: shortestLimit,
      });
      // Somebody in need is told nothing beside; everybody else gets the true answer first.
      const isAsked = decision.severe !== true && isAskedIfBot(state) && !disclosesBot(words);
      return isAsked ? `${trueAnswer(state, language)} ${words}` : words;
    }
    default:
      return null;
  }
}

/** Whether the contact asks, in what is unanswered, if a machine writes. */
export function isAskedIfBot({ messages, chat }: ChatState): boolean {
  return unansweredMessages(messages, chat.cancelledTurn).some(
    (message) => message.state !== 'unsent' && asksIfBot(message.text),
  );
}

/** What is said to whoever asks if a machine writes, where the agent does not find words for it. */
export function trueAnswer(state: ChatState, language: ChatLanguage = chatLanguage(state)): string {
  return disclosureWords(language, state.agent?.disclosureWords ?? null, shortestLimit);
}
