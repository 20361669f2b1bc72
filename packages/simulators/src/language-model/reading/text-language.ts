import { loadExamples } from '../nearest/examples.ts';
import { comparedWords } from '../nearest/words.ts';

/** The languages that the simulator writes. */
export type Language = 'en' | 'es';

/** From here on words show a language. */
const enoughSign = 2;
/** What each message counts beside the one behind it. */
const fading = 0.5;
/** What a message counts at most: a word says less than a sentence. */
const maxSign = 3;

/** Returns the language of one text by the words of the examples; null when it does not show ("ok", a keyword). */
export function findLanguage(text: string): Language | null {
  const sign = signOf(text);
  return Math.abs(sign) < enoughSign ? null : sign > 0 ? 'es' : 'en';
}

/** Returns the language to answer in: that of the chat so far, in which the newest messages count most. */
export function languageToAnswerIn(newestFirst: string[], fallback: Language = 'en'): Language {
  const sum = newestFirst.reduce((signs, text, nth) => {
    const most = Math.min(maxSign, comparedWords(text).length);
    return signs + Math.max(-most, Math.min(most, signOf(text))) * fading ** nth;
  }, 0);
  return sum === 0 ? fallback : sum > 0 ? 'es' : 'en';
}

/** Returns how Spanish a text is: below 0 it is English. Keywords in capitals are of no language. */
function signOf(text: string): number {
  const { spoken } = loadExamples().words;
  let sign = /[¿¡ñáéíóú]/i.test(text) ? 3 : 0;
  const words = text.replace(/\S+@\S+|https?:\S+|\[\w+\]/g, ' ').replace(/^\p{Lu}{4,}$/u, ' ');
  for (const word of comparedWords(words)) {
    const { es, en } = spoken.get(word) ?? { es: 0, en: 0 };
    // A word of both languages says little.
    if (es + en > 0) sign += ((es - en) / (es + en)) ** 3 * Math.min(es + en, 3);
  }
  return sign;
}
