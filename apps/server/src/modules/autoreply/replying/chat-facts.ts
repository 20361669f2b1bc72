import {
  isTimeZone,
  languageOf,
  phraseLanguage,
  toldLanguage,
  type ChatLanguage,
  type FactContext,
  type SpokenLanguage,
} from '@spotter/domain';
import type { ChatState, MessageRow } from '../../chats/chat-state.ts';
import type { ChatTurn } from '../tools/guest-address.ts';

const isZoneFact = /^(?:time[ _-]?zone|zone|location_or_timezone)$/i;
/** So much of what the contact wrote tells their language. */
const newestTexts = 6;

/** The contact's zone (IANA), where it is recorded. */
export function findZoneFact(facts: { name: string; value: string }[]): string | null {
  return facts.find(({ name, value }) => isZoneFact.test(name) && isTimeZone(value))?.value ?? null;
}

/** What was really said, on both sides. */
export function shownMessages({ messages }: ChatState): MessageRow[] {
  return messages.filter(
    ({ aborted, status, state: shownAs }) => !aborted && status !== 'failed' && shownAs !== 'unsent',
  );
}

/** What a fact about the contact must stand in, from what was really said. */
export function factContext({ agent }: ChatState, shown: MessageRow[]): FactContext {
  const byContact = (message: MessageRow) => message.author === 'contact';
  return {
    said: shown.filter(byContact).map(({ text }) => text),
    asked: shown.filter((message) => !byContact(message)).map(({ text }) => text),
    keywords: agent === null ? [] : [...agent.triggerKeywords, ...agent.reengagementKeywords],
  };
}

/** The language of the chat: of what the contact wrote, else of what our side did, else of the coach's instructions. */
export function chatLanguage(state: ChatState): ChatLanguage {
  const shown = shownMessages(state);
  const of = (isTheirs: boolean) =>
    shown
      .filter(({ author }) => (author === 'contact') === isTheirs)
      .map(({ text }) => text)
      .slice(-newestTexts);
  const spoken = () => languageOf(of(false), languageOf([state.agent?.instructions ?? '']));
  return toldLanguage(of(true)) ?? phraseLanguage(of(true).join('\n')) ?? spoken();
}

/** The language in which times are said here. */
export function spokenLanguage(state: ChatState): SpokenLanguage {
  const texts = shownMessages(state)
    // The title of a button is our word, not theirs.
    .filter(({ author, context }) => author === 'contact' && context?.payload === undefined)
    .map(({ text }) => text);
  return languageOf(texts.slice(-newestTexts));
}

/** The chat as turns of the two sides. */
export function turnsOf(state: ChatState): ChatTurn[] {
  return shownMessages(state).map(({ author, text }) => ({
    from: author === 'contact' ? 'contact' : 'business',
    text,
  }));
}

/** The contact's newest message: what a decision is about. */
export function newestInbound(state: ChatState): MessageRow | undefined {
  return state.messages.findLast((message) => message.author === 'contact');
}
