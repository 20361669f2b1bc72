import type { SpokenLanguage } from '@spotter/domain/booking';
import type { FactContext } from '@spotter/domain/facts';
import { isHeard } from '@spotter/domain/media';
import { languageOfChat } from '@spotter/language/detection/chat-language';
import {
  chatLanguage,
  shownMessages,
  type ChatState,
  type MessageRow,
  type PlainChatState,
} from '../../chats/index.ts';
import type { ChatTurn } from '../tools/guest-address.ts';

/** The number of the contact's newest texts that show their language. */
const newestTexts = 6;

/** Returns the texts, of messages really sent, that must contain a fact about the contact. */
export function factContext({ agent }: ChatState, shown: MessageRow[]): FactContext {
  const byContact = (message: MessageRow) => message.author === 'contact';
  return {
    contactTexts: shown.filter(byContact).map(({ text }) => text),
    asked: shown.filter((message) => !byContact(message)).map(({ text }) => text),
    keywords: agent === null ? [] : [...agent.triggerKeywords, ...agent.reengagementKeywords],
  };
}

/** Returns the language in which this chat says times: that of the chat, not of its newest message. */
export function spokenLanguage(state: ChatState): SpokenLanguage {
  const texts = shownMessages(state)
    // The title of a button is our text, not theirs.
    .filter(({ author, context }) => author === 'contact' && context?.payload === undefined)
    .map(({ text }) => text);
  return languageOfChat(texts.slice(-newestTexts)) ?? chatLanguage(state);
}

/** Returns the chat as turns of the two sides. */
export function turnsOf(state: ChatState): ChatTurn[] {
  return shownMessages(state).map(({ author, text, attachments }) => ({
    from: author === 'contact' ? 'contact' : 'business',
    text,
    isHeard: isHeard(attachments),
  }));
}

/** Returns the contact's newest message, which a decision is about. */
export function newestInbound(state: PlainChatState): MessageRow | undefined {
  return state.messages.findLast((message) => message.author === 'contact');
}
