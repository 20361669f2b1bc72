import { enoughSign, readLanguage } from '../nearest/examples.ts';

/** The languages that the simulator writes. */
export type Language = 'en' | 'es';

/** Returns the language of one text by the words of the examples; null when it does not show ("ok", a keyword). */
export function findLanguage(text: string): Language | null {
  const words = text.replace(/\S+@\S+|https?:\S+/g, ' ');
  const sign = readLanguage(words) + (/[¿¡ñ]/i.test(text) ? 3 : 0);
  return Math.abs(sign) < enoughSign ? null : sign > 0 ? 'es' : 'en';
}

/** Words from which on a message changes the language of a chat: names and keywords are in any. */
const enoughWords = 3;

/** Returns the language to answer in: that of the newest long text that shows one, else of a short one. */
export function languageToAnswerIn(newestFirst: string[], fallback: Language = 'en'): Language {
  const isLong = (text: string) => text.trim().split(/\s+/).length >= enoughWords;
  const isKeyword = (text: string) => text === text.toUpperCase();
  for (const texts of [newestFirst.filter(isLong), newestFirst.filter((text) => !isKeyword(text)), newestFirst]) {
    for (const text of texts) {
      const language = findLanguage(text);
      if (language !== null) return language;
    }
  }
  return fallback;
}
