import { enoughSign, readLanguage } from '../nearest/examples.ts';

/** The languages that the simulator writes. */
export type Language = 'en' | 'es';

/** Returns the language of one text by the words of the examples; null when it does not show ("ok", a keyword). */
export function findLanguage(text: string): Language | null {
  const words = text.replace(/\S+@\S+|https?:\S+/g, ' ');
  const sign = readLanguage(words) + (/[¿¡ñ]/i.test(text) ? 3 : 0);
  return Math.abs(sign) < enoughSign ? null : sign > 0 ? 'es' : 'en';
}

/** Returns the language of the answer: that of the newest text that shows one, else English. */
export function languageToAnswerIn(newestFirst: string[]): Language {
  for (const text of newestFirst) {
    const language = findLanguage(text);
    if (language !== null) return language;
  }
  return 'en';
}
