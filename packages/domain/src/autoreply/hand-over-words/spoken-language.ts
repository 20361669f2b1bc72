import { phraseLanguage } from '../../safety/matching/phrase-language.ts';
import { languageOf, guessedLanguage } from '../../text/chat-language.ts';
import type { ChatLanguage } from '../../text/chat-languages.ts';
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

/**
 * Returns the language in which a contact is answered: the one that two readings of their words agree on, else
 * that of the phrase of the safety rules in them, else what one reading shows, else of what they wrote before,
 * else of our side.
 */
export function spokenLanguageOf({ newest, earlier, ours }: SpokenTexts): ChatLanguage {
  const [clear, guessed] = [clearLanguage(newest), guessedLanguage([newest])];
  if (clear !== null && clear === guessed) return clear;
  const shown = phraseLanguage(newest) ?? clear ?? newestClear(earlier) ?? guessed;
  return shown ?? newestClear(ours) ?? languageOf(ours);
}

function newestClear(texts: string[]): ChatLanguage | null {
  return texts.reduce<ChatLanguage | null>((before, text) => clearLanguage(text) ?? before, null);
}
