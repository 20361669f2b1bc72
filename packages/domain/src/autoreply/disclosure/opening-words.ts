import { clearLanguage } from '@spotter/language/detection/chat-language';
import type { ChatLanguage } from '@spotter/language/detection/chat-languages';
import { characters } from '@spotter/language/text/characters';
import { fillPlaceholders, type PlaceholderValues } from '../../wording/fill-placeholders.ts';
import { splitReply, type MessageLimit } from '../pacing/split-reply.ts';
import { maxDisclosureLength, openingDisclosures, type Disclosure } from './disclosure.ts';
import { statesMachine } from './machine-statement.ts';
import type { DisclosureMoment, DisclosureRecord } from './disclosure-moment.ts';
import { requiresDisclosure } from './requires-disclosure.ts';

const sentenceEnds = characters('.!?…');

/** A message to be opened. */
export type Opening = {
  moment: DisclosureMoment | null;
  disclosure: Disclosure;
  /** What is known of the chat for the coach's own sentence. */
  values: PlaceholderValues;
  language: ChatLanguage;
  /** The contact's zone (IANA); null: not known. */
  zone: string | null;
  /** The limit of a message that cannot be split; null: it can be. */
  limit: MessageLimit | null;
  /** Whether help comes first, because the contact may be in danger. */
  helpFirst?: boolean;
};

/**
 * Returns a message with the sentence that a machine writes where it is due. A text that states it in a sentence
 * gets none. Ours replaces the coach's own where that would not fit or not be read as one; where ours does not
 * fit either, none is said, which the safety record counts.
 */
export function openMessage(text: string, opening: Opening): { text: string; disclosure: DisclosureRecord | null } {
  const { moment, language, limit } = opening;
  if (moment === null) return { text, disclosure: null };
  if (statesMachine(text)) return { text, disclosure: moment };
  if (!isOwed(opening)) return { text, disclosure: 'not-required' };
  const ours = openingDisclosures[language];
  const complete = (sentence: string) =>
    opening.helpFirst === true ? joinSentences(text, sentence) : joinSentences(sentence, text);
  const fits = (message: string) =>
    statesMachine(message) && (limit === null || splitReply(message, limit).length === 1);
  const opened = [ownSentence(opening) ?? ours, ours].map(complete).find(fits);
  return opened === undefined ? { text, disclosure: null } : { text: opened, disclosure: moment };
}

/**
 * Returns the language in which a message is opened: the contact's, or that of the message where a greeting does
 * not show theirs; null where neither shows one.
 */
export function openingLanguage(written: string, text: string): ChatLanguage | null {
  return clearLanguage(written) ?? clearLanguage(text);
}

/** Returns two texts as one, in which no sentence reaches from one into the other. */
function joinSentences(before: string, behind: string): string {
  return `${before}${sentenceEnds.areIn(before.trimEnd().slice(-1)) ? ' ' : '\n'}${behind}`;
}

function ownSentence({ disclosure, language, values }: Opening): string | undefined {
  const own = disclosure.words?.[language];
  return own && fillPlaceholders(own, values, (filled) => filled.length <= maxDisclosureLength);
}

function isOwed({ disclosure: { mode }, language, zone }: Opening): boolean {
  switch (mode) {
    case 'always':
      return true;
    case 'where_required':
      return requiresDisclosure({ zone, language });
    case 'on_question':
      return false;
  }
}
