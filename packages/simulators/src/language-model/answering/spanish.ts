import { readFileSync } from 'node:fs';
import { plainText } from '../reading/plain-text.ts';
import type { Language } from '../reading/text-language.ts';

let sentences: Map<string, string> | null = null;

/** What is said of money and time in offers. */
const terms: [RegExp, string][] = [
  [/\b(?:a|per) month\b/gi, 'al mes'],
  [/\b(?:a|per) week\b/gi, 'a la semana'],
  [/\b(?:a|per) (?:session|call)\b/gi, 'por sesión'],
  [/\bfor (\d+) months\b/gi, 'por $1 meses'],
  [/\bfor (\d+) weeks\b/gi, 'por $1 semanas'],
  [/\bat once\b/gi, 'en un solo pago'],
  [/\bonce\b/gi, 'una sola vez'],
  [/\bfrom (?=[$€£\d])/gi, 'desde '],
  [/,? or\b/gi, ' o'],
  [/\bfree\b/gi, 'gratis'],
];

/** Returns a coach's sentence in a language, as far as the simulator has a translation; else as it stands. */
export function inLanguage(sentence: string, language: Language): string {
  return language === 'en' ? sentence : (translations().get(keyOf(sentence)) ?? sentence);
}

/** Returns a price's terms in a language. */
export function termsIn(price: string, language: Language): string {
  if (language === 'en') return price;
  return terms.reduce((text, [english, spanish]) => text.replace(english, spanish), price);
}

/** Returns the sentence whose Spanish translation this is; null where there is none. */
export function originalOf(spanish: string): string | null {
  const key = keyOf(spanish);
  for (const [english, translated] of translations()) if (keyOf(translated) === key) return english;
  return null;
}

function translations(): Map<string, string> {
  if (sentences !== null) return sentences;
  const lines = readFileSync(new URL('../data/spanish.tsv', import.meta.url), 'utf8').split('\n');
  return (sentences = new Map(
    lines.flatMap((line) => {
      const [english, spanish] = line.split('\t');
      return english === undefined || spanish === undefined ? [] : [[keyOf(english), spanish]];
    }),
  ));
}

function keyOf(sentence: string): string {
  return plainText(sentence)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
