import { phraseLanguage } from '../../safety/matching/phrase-language.ts';
import { guessedLanguage, languageOf, languageOfChat } from '../../text/language/chat-language.ts';
import type { ChatLanguage } from '../../text/language/chat-languages.ts';
import { clearLanguage } from '../../text/language/clear-language.ts';

/** What shows the language in which a contact is answered; the newest text last. */
export type SpokenTexts = {
  /** What is answered. */
  newest: string;
  /** What the contact wrote before. */
  earlier: string[];
  /** What our side wrote, and the coach's instructions before it. */
  ours: string[];
};

/** Min words of a text whose language one reading alone may tell. */
const enoughWords = 4;

/**
 * Returns the language in which a contact is answered: the one that two readings of their words agree on, else that of the
 * phrase of the safety rules in them, else what one reading shows of more than a few words, else of what they wrote before,
 * else of our side.
 */
export function spokenLanguageOf({ newest, earlier, ours }: SpokenTexts): ChatLanguage {
  const told = guessedLanguage([newest]);
  const clear = clearLanguage(newest);
  if (clear !== null && clear === told) return clear;
  const isLong = newest.split(' ').filter(Boolean).length >= enoughWords;
  return (
    phraseLanguage(newest) ??
    (isLong ? clear : null) ??
    clearLanguage(earlier.join('\n')) ??
    languageOfChat(earlier) ??
    told ??
    newestClear(ours) ??
    languageOf(ours)
  );
}

function newestClear(texts: string[]): ChatLanguage | null {
  return texts.reduce<ChatLanguage | null>((before, text) => clearLanguage(text) ?? before, null);
}
