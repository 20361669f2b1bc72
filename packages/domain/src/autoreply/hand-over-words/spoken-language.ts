import { phraseLanguage } from '../../safety/matching/phrase-language.ts';
import {
  certainLanguage,
  clearLanguage,
  guessedLanguage,
  languageOf,
  languageOfChat,
} from '@spotter/language/detection/chat-language';
import type { ChatLanguage } from '@spotter/language/detection/chat-languages';

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
 * Returns the language in which a contact is answered: the one that their words leave no doubt of, else that
 * of the phrase of the safety rules in them, else the one that more than a few words show, else that of the
 * chat before, or of our side.
 */
export function spokenLanguageOf({ newest, earlier, ours }: SpokenTexts): ChatLanguage {
  return (
    certainLanguage(newest) ??
    phraseLanguage(newest) ??
    clearLanguage(newest) ??
    languageOfChat(earlier) ??
    guessedLanguage([newest]) ??
    languageOf(ours)
  );
}
