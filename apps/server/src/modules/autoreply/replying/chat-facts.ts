import { asksForPlace, spokenLanguageOf, type SpokenTexts } from '@spotter/domain/autoreply';
import { parseTimeZone } from '@spotter/language/zones/time-zone';
import { zoneNamed } from '@spotter/language/zones/named-zone';
import { type SpokenLanguage } from '@spotter/domain/booking';
import type { FactContext } from '@spotter/domain/facts';
import { languageOfChat } from '@spotter/language/detection/chat-language';
import { type ChatLanguage } from '@spotter/language/detection/chat-languages';
import { unansweredMessages, type ChatState, type MessageRow } from '../../chats/index.ts';
import type { ChatTurn } from '../tools/guest-address.ts';

const isZoneFact = /^(?:time[ _-]?zone|zone|location_or_timezone)$/i;
/** The number of the contact's newest texts that show their language. */
const newestTexts = 6;

/** Returns the contact's time zone (IANA); null when it is not recorded. */
export function findZoneFact(facts: { name: string; value: string }[]): string | null {
  for (const { name, value } of facts) {
    const zone = isZoneFact.test(name) ? parseTimeZone(value) : null;
    if (zone !== null) return zone;
  }
  return null;
}

/** Returns the contact's zone: what is recorded, else the last place that any of their messages says they are in. */
export function findZone(state: ChatState): string | null {
  return findZoneFact(state.chat.facts) ?? findNamedZone(shownMessages(state));
}

function findNamedZone(shown: MessageRow[]): string | null {
  for (let at = shown.length - 1; at >= 0; at -= 1) {
    const { author, text, context } = shown[at]!;
    if (author !== 'contact' || context?.payload !== undefined) continue;
    const asked = shown.slice(0, at).findLast((message) => message.author !== 'contact')?.text ?? '';
    const zone = zoneNamed(text, asksForPlace(asked));
    if (zone !== null) return zone;
  }
  return null;
}

/** Returns the messages that were really sent, on both sides. */
export function shownMessages({ messages }: ChatState): MessageRow[] {
  return messages.filter(
    ({ aborted, status, state: shownAs }) => !aborted && status !== 'failed' && shownAs !== 'unsent',
  );
}

/** Returns the texts, of messages really sent, that must contain a fact about the contact. */
export function factContext({ agent }: ChatState, shown: MessageRow[]): FactContext {
  const byContact = (message: MessageRow) => message.author === 'contact';
  return {
    contactTexts: shown.filter(byContact).map(({ text }) => text),
    asked: shown.filter((message) => !byContact(message)).map(({ text }) => text),
    keywords: agent === null ? [] : [...agent.triggerKeywords, ...agent.reengagementKeywords],
  };
}

/** Returns what shows a chat's language. */
export function spokenTexts(state: ChatState): SpokenTexts {
  const shown = shownMessages(state);
  const of = (isTheirs: boolean) =>
    shown.filter(({ author }) => (author === 'contact') === isTheirs).map(({ text }) => text);
  const theirs = of(true);
  const open = unansweredMessages(shown, state.chat.canceledTurn).length;
  const asked = open === 0 ? theirs.length - 1 : theirs.length - open;
  return {
    newest: theirs.slice(Math.max(0, asked)).join('\n'),
    earlier: theirs.slice(0, Math.max(0, asked)).slice(-newestTexts),
    ours: [state.agent?.instructions ?? '', ...of(false).slice(-newestTexts)],
  };
}

/** Returns the language in which a chat is answered. */
export function chatLanguage(state: ChatState): ChatLanguage {
  return spokenLanguageOf(spokenTexts(state));
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
  return shownMessages(state).map(({ author, text }) => ({
    from: author === 'contact' ? 'contact' : 'business',
    text,
  }));
}

/** Returns the contact's newest message, which a decision is about. */
export function newestInbound(state: ChatState): MessageRow | undefined {
  return state.messages.findLast((message) => message.author === 'contact');
}
