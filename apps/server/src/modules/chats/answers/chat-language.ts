import { asksForPlace, spokenLanguageOf, type SpokenTexts } from '@spotter/domain/autoreply';
import { zoneNamed } from '@spotter/language/zones/named-zone';
import { parseTimeZone } from '@spotter/language/zones/time-zone';
import type { ChatLanguage } from '@spotter/language/detection/chat-languages';
import type { ChatState, MessageRow, PlainChatState } from '../chat-state.ts';
import { unansweredMessages } from '../reply-situation.ts';

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
export function findZone(state: PlainChatState): string | null {
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
export function shownMessages({ messages }: PlainChatState): MessageRow[] {
  return messages.filter(
    ({ aborted, status, state: shownAs }) => !aborted && status !== 'failed' && shownAs !== 'unsent',
  );
}

/** Returns what shows a chat's language. */
export function spokenTexts(state: PlainChatState): SpokenTexts {
  const shown = shownMessages(state);
  const of = (isTheirs: boolean) =>
    shown.filter(({ author }) => (author === 'contact') === isTheirs).map(({ text }) => text);
  const theirs = of(true);
  const open = unansweredMessages(shown, state.chat.canceledTurn).length;
  const asked = open === 0 ? theirs.length - 1 : theirs.length - open;
  return {
    newest: withoutKeywords(theirs.slice(Math.max(0, asked)), state.agent).join('\n'),
    earlier: theirs.slice(0, Math.max(0, asked)).slice(-newestTexts),
    ours: [state.agent?.instructions ?? '', ...of(false).slice(-newestTexts)],
  };
}

/** Leaves out texts that are the coach's keywords: they are in the coach's language, not in the contact's. */
function withoutKeywords(texts: string[], agent: ChatState['agent']): string[] {
  if (agent === null) return texts;
  const keywords = new Set([...agent.triggerKeywords, ...agent.reengagementKeywords].map((word) => word.toLowerCase()));
  return texts.filter((text) => !keywords.has(text.trim().toLowerCase()));
}

/** Returns the language in which a chat is answered. */
export function chatLanguage(state: PlainChatState): ChatLanguage {
  return spokenLanguageOf(spokenTexts(state));
}
