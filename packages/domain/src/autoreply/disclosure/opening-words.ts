import { clearLanguage } from '@spotter/language/detection/chat-language';
import type { ChatLanguage } from '@spotter/language/detection/chat-languages';
import { fillPlaceholders, type PlaceholderValues } from '../../wording/fill-placeholders.ts';
import { disclosesBot } from '../gate/bot-disclosure.ts';
import { splitReply, type MessageLimit } from '../pacing/split-reply.ts';
import { maxDisclosureLength, openingDisclosures, type Disclosure } from './disclosure.ts';
import type { DisclosureMoment, DisclosureRecord } from './disclosure-moment.ts';
import { requiresDisclosure } from './requires-disclosure.ts';

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
 * Returns a message with the sentence that a machine writes where it is due. A text that says so itself gets
 * none. Ours replaces the coach's own where that would not fit; where ours does not fit either, none is said,
 * which the safety record counts.
 */
export function openMessage(text: string, opening: Opening): { text: string; disclosure: DisclosureRecord | null } {
  const { moment, language, limit } = opening;
  if (moment === null) return { text, disclosure: null };
  if (disclosesBot(text)) return { text, disclosure: moment };
  if (!isOwed(opening)) return { text, disclosure: 'not-required' };
  const ours = openingDisclosures[language];
  const complete = (sentence: string) => (opening.helpFirst === true ? `${text} ${sentence}` : `${sentence} ${text}`);
  const fits = (message: string) => limit === null || splitReply(message, limit).length === 1;
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
