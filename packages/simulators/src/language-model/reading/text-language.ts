import { loadExamples } from '../nearest/examples.ts';
import { comparedWords } from '../nearest/words.ts';

/** The languages that the simulator writes. */
export type Language = 'en' | 'es';

/** From here on words show a language. */
const enoughSign = 2;
/** From here on a message counts at all: "yo" greets in English, too. */
const someSign = 1;
/** A sentence has this many words, and of those that everybody uses this many. */
const sentence = { words: 4, usual: 2 };
/** A word that everybody uses is in this many examples of one language, and in few of the other. */
const usual = { examples: 60, share: 0.8 };

/** Returns the language of one text by the words of the examples; null when it does not show ("ok", a keyword). */
export function findLanguage(text: string): Language | null {
  const sign = signOf(text);
  return Math.abs(sign) < enoughSign ? null : sign > 0 ? 'es' : 'en';
}

/**
 * Returns the language to answer in: that of the chat so far. A sentence of another language changes it, or a
 * second message; a few words do not, since people name things in either.
 */
export function languageToAnswerIn(newestFirst: string[], fallback: Language = 'en'): Language {
  let language: Language | null = null;
  let isSettled = false;
  let others = 0;
  for (const text of newestFirst.toReversed()) {
    const sign = signOf(text);
    if (Math.abs(sign) < someSign) continue;
    const shown = sign > 0 ? 'es' : 'en';
    others = shown === language ? 0 : others + 1;
    // A greeting settles nothing.
    if (isSettled && others === 1 && !isSentence(text, shown)) continue;
    isSettled ||= comparedWords(text).length > 1;
    language = shown;
    others = 0;
  }
  return language ?? fallback;
}

/** Whether a text speaks a language instead of only naming things: a sentence, a question, or with a greeting. */
function isSentence(text: string, language: Language): boolean {
  const { mattersIn, words: counted } = loadExamples();
  const { spoken } = counted;
  const words = comparedWords(text);
  const isOwn = (word: string, examples: number) => {
    const { es, en } = spoken.get(word) ?? { es: 0, en: 0 };
    const own = language === 'es' ? es : en;
    return own >= examples && own >= usual.share * (es + en);
  };
  const isLong =
    words.length >= sentence.words && words.filter((word) => isOwn(word, usual.examples)).length >= sentence.usual;
  const [first = ''] = words;
  const greets = words.length > 1 && isOwn(first, 1) && mattersIn([first]).has('hello');
  return isLong || greets || (words.length > 2 && words.includes('?'));
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
